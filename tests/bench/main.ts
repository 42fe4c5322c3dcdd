import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBrowser } from '../../tools/browser.ts';
import { withPhone, type Bench } from './bench.ts';
import { buildPage } from './build-page.ts';
import { isWithin, type Table } from './figures.ts';
import { loadNow, machineLine } from './machine.ts';
import { tableText } from './print.ts';
import { costsTable } from './costs/c1-costs.ts';
import { relaunchTable } from './tables/p1-relaunch.ts';
import { firstVisitTable } from './tables/p2-first-visit.ts';
import { bytesTable } from './tables/p3-bytes.ts';
import { firstSyncTable } from './tables/p4-first-sync.ts';
import { oneRowTable } from './tables/p5-one-row.ts';
import { searchTable } from './tables/p6-search.ts';
import { outboxTable } from './tables/p7-outbox.ts';
import { postgresTable } from './databases/p8-postgres.ts';
import { workerTable } from './tables/p9-worker.ts';
import { peopleTable } from './tables/p10-people.ts';
import { routesTable } from './tables/p11-routes.ts';
import { serverTable } from './databases/p12-server.ts';
import { idleTable } from './tables/p13-idle.ts';
import { growthTable } from './growth/p17-growth.ts';
import { gateTable } from './tables/p18-gate.ts';
import { mapTable } from './tables/m1-map.ts';
import { cameraTable } from './tables/q1-camera.ts';
import { databasesTable } from './databases/d1-databases.ts';
import { oneAddressTable } from './databases/d2-one-address.ts';

/** On the same disk as the project: a directory in memory would make every storage look faster. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/qg');

const TABLES: Readonly<Record<string, (bench: Bench) => Promise<Table>>> = {
  P1: relaunchTable,
  P2: firstVisitTable,
  P3: bytesTable,
  P4: firstSyncTable,
  P5: oneRowTable,
  P6: searchTable,
  P7: outboxTable,
  P8: postgresTable,
  P9: workerTable,
  P10: peopleTable,
  P11: routesTable,
  P12: serverTable,
  P13: idleTable,
  P17: growthTable,
  P18: gateTable,
  M1: mapTable,
  Q1: cameraTable,
  C1: costsTable,
  D1: databasesTable,
  D2: oneAddressTable,
};

/**
 * `npm run bench -- p1 p4 --reps 7`, `-- p11 --only captain`; every budget when none is named. Ends
 * with code 1 when a budget marked † is missed or something could not be measured at all.
 */
async function main(): Promise<void> {
  const { positionals: given, values } = parseArgs({
    allowPositionals: true,
    options: { reps: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const positionals = given.map((id) => id.toUpperCase());
  const unknown = positionals.filter((id) => !(id in TABLES));
  if (unknown.length > 0) {
    throw new Error(`no budget ${unknown.join()}; there are ${Object.keys(TABLES).join(' ')}`);
  }
  mkdirSync(CACHE, { recursive: true });
  const dir = mkdtempSync(join(CACHE, 'bench-'));
  const bench: Bench = {
    browser: requireBrowser(say),
    dir,
    reps: Number(values.reps),
    only: values.only,
    app: once(() => appFor(dir)),
    page: once(() => buildPage(dir)),
  };
  try {
    say(machineLine(bench.browser));
    const slowness = await withPhone(bench, (phone) => phone.measuredSlowness());
    say(
      `the page's thread is slowed 4×, measured ${slowness.toFixed(1)}×; workers are not slowed\n`,
    );
    for (const id of positionals.length > 0 ? positionals : Object.keys(TABLES)) {
      if (!(await show(id, bench))) process.exitCode = 1;
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** @returns false when a budget marked † was missed, or nothing could be measured */
async function show(id: string, bench: Bench): Promise<boolean> {
  const started = performance.now();
  const load = loadNow();
  try {
    const table = await TABLES[id]!(bench);
    say(tableText(table));
    const seconds = Math.round((performance.now() - started) / 1000);
    say(`  ${seconds} s; load ${load.toFixed(1)} before, ${loadNow().toFixed(1)} after\n`);
    return !table.gate || table.figures.every((figure) => isWithin(figure) !== false);
  } catch (error) {
    console.error(`${id} could not be measured:`, error);
    return false;
  }
}

const say = (line: string): void => console.log(line);

/** A copy, because the cache of builds deletes old ones, also while this runs. */
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
