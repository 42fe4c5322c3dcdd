import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBrowser } from '../../tools/browser.ts';
import type { Bench } from './bench.ts';
import { buildPage } from './build-page.ts';
import { isWithin, type Table } from './figures.ts';
import { machineLine } from './machine.ts';
import { tableText } from './print.ts';
import { relaunchTable } from './p1-relaunch.ts';
import { firstVisitTable } from './p2-first-visit.ts';
import { bytesTable } from './p3-bytes.ts';
import { firstSyncTable } from './p4-first-sync.ts';
import { oneRowTable } from './p5-one-row.ts';
import { outboxTable } from './p7-outbox.ts';
import { workerTable } from './p9-worker.ts';

/** On the same disk as the project: a directory in memory would flatter every storage. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/qg');

const TABLES: Readonly<Record<string, (bench: Bench) => Promise<Table>>> = {
  P1: relaunchTable,
  P2: firstVisitTable,
  P3: bytesTable,
  P4: firstSyncTable,
  P5: oneRowTable,
  P7: outboxTable,
  P9: workerTable,
};

/**
 * `npm run bench -- P1 P4 --reps 7`; every budget when none is named. Ends with code 1 when a budget
 * marked † is missed or something could not be measured at all.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reps: { type: 'string', default: '5' } },
  });
  const wanted = positionals.length > 0 ? positionals : Object.keys(TABLES);
  mkdirSync(CACHE, { recursive: true });
  const dir = mkdtempSync(join(CACHE, 'bench-'));
  const say = (line: string) => console.log(line);
  const browser = requireBrowser(say);
  const bench: Bench = {
    browser,
    dir,
    reps: Number(values.reps),
    app: once(() => appFor(dir)),
    page: once(() => buildPage(dir)),
    say,
  };
  let missed = false;
  try {
    for (const id of wanted) {
      const make = TABLES[id];
      if (!make) throw new Error(`no budget ${id}; there are ${Object.keys(TABLES).join(' ')}`);
      console.log(`\n${machineLine(browser)}`);
      const table = await make(bench);
      console.log(tableText(table));
      missed ||=
        (table.gate ?? false) && table.figures.some((figure) => isWithin(figure) === false);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  if (missed) {
    console.error('A budget marked † was missed.');
    process.exitCode = 1;
  }
}

/** A copy: the cache of builds forgets old ones, also while this runs. */
async function appFor(dir: string): Promise<string> {
  const { builtApp } = await import('../../tools/built-app.ts');
  const app = join(dir, 'app');
  cpSync(builtApp(), app, { recursive: true });
  return app;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

await main();
