import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles, withImports } from './built-files.ts';

/** The chunk of each route's component, by the path of the route, as the route tree asks for it. */
export function routeChunks(dist: string): ReadonlyMap<string, string> {
  const { entries } = pageFiles(dist);
  const chunks = new Map<string, string>();
  for (const entry of withImports(dist, entries)) {
    const code = readFileSync(join(dist, entry), 'utf8');
    const routes = [...code.matchAll(/\w+\(`(\/[^`]*)`\)\(\{/g)];
    for (const [n, route] of routes.entries()) {
      const options = code.slice(route.index, routes[n + 1]?.index);
      const chunk = /component:.*?import\(`\.\/([^`]+\.js)`\)/s.exec(options)?.[1];
      if (chunk) chunks.set(route[1]!, `assets/${chunk}`);
    }
  }
  return chunks;
}

/** The chunks that these ask for when a part of the screen is shown. */
export const lazyOf = (dist: string, files: Iterable<string>): string[] =>
  [...files].flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/import\(`\.\/([^`]+\.js)`\)/g)].map(
      ([, chunk]) => `assets/${chunk!}`,
    ),
  );

/** The routes whose screen cannot be shown before these files have run. */
export const routesThatImport = (dist: string, isHeavy: (file: string) => boolean): string[] =>
  [...routeChunks(dist)]
    .filter(([, chunk]) => [...withImports(dist, [chunk])].some(isHeavy))
    .map(([path]) => path)
    .toSorted();
