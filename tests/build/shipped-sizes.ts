import { precacheList } from '../../tools/shipped/build-service-worker.ts';
import { distFiles } from '../../tools/shipped/dist-files.ts';
import { pageFiles, totalSize, transferSize, withImports } from './built-files.ts';

/** What each part may weigh, in kB of 1,000 bytes, compressed with brotli. */
export const BUDGETS = {
  first_paint: { what: 'JavaScript before the first paint', at_most_kb: 112.4 },
  critical: { what: 'JavaScript and CSS before the list', at_most_kb: 214.6 },
  css: { what: 'CSS', at_most_kb: 20 },
  largest_lazy: { what: 'the largest lazy chunk', at_most_kb: 120 },
  precache: { what: 'the whole precache of a person who reads Portuguese', at_most_kb: 1_100 },
} as const;

/** @returns brotli bytes of each part with a budget in a built app */
export async function shippedSizes(dist: string): Promise<Record<keyof typeof BUDGETS, number>> {
  const { entries, scripts, preloaded, styles } = pageFiles(dist);
  const files = distFiles(dist);
  const one = (name: RegExp) => {
    const [found, ...more] = files.filter((file) => name.test(file));
    if (found === undefined || more.length > 0) throw new Error(`not one file is ${String(name)}`);
    return found;
  };
  const shell = withImports(dist, entries);
  for (const script of scripts) shell.add(script);
  const list = withImports(dist, [
    ...preloaded,
    one(/^assets\/first-list-.*\.js$/),
    one(/^assets\/storage\.worker-.*\.js$/),
  ]);
  const critical = new Set([...shell, ...list, ...styles]);
  const of_page = files.filter((file) => /^assets\/(?!service-worker-).*\.js$/.test(file));
  const lazy = of_page.filter((file) => !critical.has(file));
  const precached = (await precacheList(dist)).map(({ url }) => url.slice(1));
  return {
    first_paint: await totalSize(dist, shell),
    critical: await totalSize(dist, critical),
    css: await totalSize(dist, styles),
    largest_lazy: Math.max(...(await Promise.all(lazy.map((file) => transferSize(dist, file))))),
    precache: await totalSize(dist, precached),
  };
}
