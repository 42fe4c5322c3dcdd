import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { precacheList } from '../../tools/build-service-worker.ts';
import { builtApp } from '../../tools/built-app.ts';
import { distFiles } from '../../tools/dist-files.ts';
import { pageFiles, totalSize, transferSize, withImports } from './built-files.ts';

/** performance.md P3, in kB of 1,000 bytes, brotli. A budget is raised in that table first. */
const BUDGET_KB = { first_paint: 115, critical: 215, css: 20, largest_lazy: 120, precache: 900 };

type Sizes = Record<keyof typeof BUDGET_KB, number>;

let dist: string;
let sizes: Sizes;

beforeAll(async () => {
  dist = builtApp();
  const { entries, scripts, preloaded, styles } = pageFiles(dist);
  const files = distFiles(dist);
  const one = (name: RegExp) => {
    const found = files.filter((file) => name.test(file));
    expect(found, String(name)).toHaveLength(1);
    return found[0]!;
  };
  const shell = withImports(dist, entries);
  for (const script of scripts) shell.add(script);
  const list = withImports(dist, [
    ...preloaded,
    one(/^assets\/first-list-.*\.js$/),
    one(/^assets\/storage\.worker-.*\.js$/),
  ]);
  const critical = new Set([...shell, ...list, ...styles]);
  const lazy = files.filter((file) => file.endsWith('.js') && !critical.has(file));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const precached = (await precacheList(dist)).map(({ url }) => url.slice(1));
  const lazy_sizes = await Promise.all(
    lazy
      .filter((file) => file !== 'service-worker.js')
      .map(async (file) => ({ file, bytes: await transferSize(dist, file) })),
  );
  const largest = lazy_sizes.toSorted((a, b) => b.bytes - a.bytes)[0]!;
  sizes = {
    first_paint: await totalSize(dist, shell),
    critical: await totalSize(dist, critical),
    css: await totalSize(dist, styles),
    largest_lazy: largest.bytes,
    precache: await totalSize(dist, precached),
  };
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  const row = (name: string, bytes: number, budget?: number) =>
    console.log(`${name.padEnd(44)}${kb(bytes)} kB${budget ? ` of ${budget}` : ''}`);
  row('JavaScript before the first paint', sizes.first_paint, BUDGET_KB.first_paint);
  row('JavaScript and CSS before the list', sizes.critical, BUDGET_KB.critical);
  row('CSS', sizes.css, BUDGET_KB.css);
  row(`largest lazy chunk (${largest.file.slice(7)})`, sizes.largest_lazy, BUDGET_KB.largest_lazy);
  row('whole precache', sizes.precache, BUDGET_KB.precache);
  row('beside it: service worker', await transferSize(dist, 'service-worker.js'));
  row('beside it: fonts, which swap in after the list', await totalSize(dist, fonts));
});

describe('[P3] bytes on the line', () => {
  test.each([
    ['JavaScript before the first paint', 'first_paint'],
    ['JavaScript and CSS before the list', 'critical'],
    ['CSS', 'css'],
    ['the largest lazy chunk', 'largest_lazy'],
    ['the whole precache', 'precache'],
  ] as const)('%s is within its budget', (_name, what) => {
    expect(sizes[what] / 1000).toBeLessThanOrEqual(BUDGET_KB[what]);
  });

  test('the shell starts without the database, and the database without being asked for twice', () => {
    const { entries, preloaded } = pageFiles(dist);
    const shell = withImports(dist, entries);
    const holdsDexie = (file: string) =>
      readFileSync(join(dist, file), 'utf8').includes('x-storagemutated');
    expect([...shell].filter(holdsDexie)).toEqual([]);
    expect([...withImports(dist, preloaded)].filter(holdsDexie)).toHaveLength(1);
  });

  test('a worker brings nothing of the page along', () => {
    const workers = distFiles(dist).filter((file) => /^assets\/\w+\.worker-.*\.js$/.test(file));
    expect(workers).toHaveLength(2);
    const drawsPages = (file: string) =>
      /matchMedia|createRoot/.test(readFileSync(join(dist, file), 'utf8'));
    expect([...withImports(dist, workers)].filter(drawsPages)).toEqual([]);
  });

  test('Dexie is there once: two of them crash, and cost 26 kB', () => {
    const holding = distFiles(dist).filter(
      (file) =>
        file.startsWith('assets/') &&
        file.endsWith('.js') &&
        readFileSync(join(dist, file), 'utf8').includes('x-storagemutated'),
    );
    expect(holding).toHaveLength(1);
  });
});
