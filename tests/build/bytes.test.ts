import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtApp } from '../../tools/built-app.ts';
import { distFiles } from '../../tools/shipped/dist-files.ts';
import { pageFiles, withImports } from './built-files.ts';
import { routesThatImport } from './route-chunks.ts';
import { BUDGETS, shippedSizes } from './shipped-sizes.ts';
import { ownOfTeams, TEAM_SCREEN_KB, TEAM_SCREENS } from './team-chunks.ts';

let dist: string;
beforeAll(() => {
  dist = builtApp();
});

describe('[P3] bytes on the network', () => {
  test('each part is within its budget', async () => {
    const sizes = await shippedSizes(dist);
    const over: string[] = [];
    for (const [part, { what, at_most_kb }] of Object.entries(BUDGETS)) {
      const kb = sizes[part as keyof typeof BUDGETS] / 1000;
      console.log(`${what.padEnd(40)}${kb.toFixed(1).padStart(7)} kB of ${at_most_kb}`);
      if (!(kb <= at_most_kb)) over.push(what);
    }
    expect(over).toEqual([]);
  });

  // only the chunks that came with issue 23: the screen's own, and those that only teams use. What
  // it shares with other screens (screens-*.js, icons, later) came before, and is not counted
  test.each(TEAM_SCREENS)('%s adds little of its own', async (screen) => {
    const { files, bytes } = await ownOfTeams(dist, screen);
    console.log(`${screen.padEnd(40)}${(bytes / 1000).toFixed(1).padStart(7)} kB of ${TEAM_SCREEN_KB}`); // prettier-ignore
    expect(files).not.toEqual([]);
    expect(bytes / 1000, files.join(' ')).toBeLessThanOrEqual(TEAM_SCREEN_KB);
  });

  test('the shell starts without the database, and the database is requested once', () => {
    const { entries, preloaded } = pageFiles(dist);
    const shell = withImports(dist, entries);
    const holdsDexie = (file: string) =>
      readFileSync(join(dist, file), 'utf8').includes('x-storagemutated');
    expect([...shell].filter(holdsDexie)).toEqual([]);
    expect([...withImports(dist, preloaded)].filter(holdsDexie)).toHaveLength(1);
  });

  test.each([
    ['OpenLayers', 'EPSG:3857'],
    ['the reader of QR codes', 'qr.worker-'],
  ])('%s is in no route: it comes when a map or a code is shown', (_, mark) => {
    const holds = (file: string) => readFileSync(join(dist, file), 'utf8').includes(mark);
    const scripts = distFiles(dist).filter((file) => /^assets\/.*\.js$/.test(file));
    expect(scripts.filter(holds)).toHaveLength(1);
    expect(routesThatImport(dist, holds)).toEqual([]);
  });

  test('a worker loads nothing of the page', () => {
    const workers = distFiles(dist).filter((file) => /^assets\/\w+\.worker-.*\.js$/.test(file));
    expect(workers).toHaveLength(3);
    const drawsPages = (file: string) =>
      /matchMedia|createRoot/.test(readFileSync(join(dist, file), 'utf8'));
    expect([...withImports(dist, workers)].filter(drawsPages)).toEqual([]);
  });

  test('supabase-js comes after the first list, and never to the service worker', () => {
    const files = distFiles(dist).filter((file) => file.endsWith('.js'));
    const holding = files.filter((file) =>
      readFileSync(join(dist, file), 'utf8').includes('@supabase/supabase-js: '),
    );
    expect(holding).toHaveLength(1);
    const { entries, preloaded } = pageFiles(dist);
    const early = withImports(dist, [...entries, ...preloaded]);
    expect([...early]).not.toContain(holding[0]);
    expect(holding[0]).not.toContain('service-worker');
  });

  test('Dexie is included once in what pages load: two of them crash, and cost 26 kB', () => {
    const holding = distFiles(dist).filter(
      (file) =>
        /^assets\/(?!service-worker-).*\.js$/.test(file) &&
        readFileSync(join(dist, file), 'utf8').includes('x-storagemutated'),
    );
    expect(holding).toHaveLength(1);
  });
});
