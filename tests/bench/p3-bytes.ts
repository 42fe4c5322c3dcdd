import { precacheList } from '../../tools/build-service-worker.ts';
import { distFiles } from '../../tools/dist-files.ts';
import { pageFiles, totalSize, transferSize, withImports } from '../build/built-files.ts';
import type { Bench } from './bench.ts';
import type { Figure, Table } from './figures.ts';

/** Brotli bytes of the built app. The same budgets fail the tests (tests/build/bytes.test.ts). */
export async function bytesTable(bench: Bench): Promise<Table> {
  const dist = await bench.app();
  const files = distFiles(dist);
  const { entries, scripts, preloaded, styles } = pageFiles(dist);
  const shell = new Set([...withImports(dist, entries), ...scripts]);
  const first_list = files.filter((file) =>
    /\/(events\.index|storage\.worker)-[^/]*\.js$/.test(file),
  );
  const critical = new Set([
    ...shell,
    ...withImports(dist, [...preloaded, ...first_list]),
    ...styles,
  ]);
  const lazy = files.filter((file) => /^assets\/.*\.js$/.test(file) && !critical.has(file));
  const lazy_sizes = await Promise.all(lazy.map((file) => transferSize(dist, file)));
  const precached = (await precacheList(dist)).map(({ url }) => url.slice(1));
  const figure = (what: string, bytes: number, at_most: number): Figure => ({
    what,
    unit: 'kB',
    ours: [bytes / 1000],
    budget: { at_most },
  });
  return {
    id: 'P3',
    title: 'bytes of the built app, brotli',
    gate: true,
    figures: [
      figure('JavaScript before the first paint', await totalSize(dist, shell), 115),
      figure('all before the list', await totalSize(dist, critical), 215),
      figure('CSS', await totalSize(dist, styles), 20),
      figure('largest lazy chunk', Math.max(...lazy_sizes), 120),
      figure('whole precache', await totalSize(dist, precached), 900),
    ],
  };
}
