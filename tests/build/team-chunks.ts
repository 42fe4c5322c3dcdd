import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles, totalSize, withImports } from './built-files.ts';

/** The screens with which everybody meets the teams, and what each may weigh (issue 23). */
export const TEAM_SCREENS = ['/teams/', '/team/$id'] as const;
export const TEAM_SCREEN_KB = 25;

/** The chunk of each route's component, by the path of the route, as the route tree asks for it. */
function routeChunks(dist: string): ReadonlyMap<string, string> {
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
const lazyOf = (dist: string, files: Iterable<string>): string[] =>
  [...files].flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/import\(`\.\/([^`]+\.js)`\)/g)].map(
      ([, chunk]) => `assets/${chunk!}`,
    ),
  );

/**
 * What a screen of the teams loads that no other screen does: its own chunk, what it imports, and
 * the parts that it asks for itself, as the next date of a member. What screens share is not
 * counted: it came with the first of them, and would have come without the teams.
 * @returns brotli bytes, and the files
 */
export async function ownOfTeams(dist: string, screen: (typeof TEAM_SCREENS)[number]) {
  const routes = routeChunks(dist);
  const chunk = routes.get(screen);
  if (!chunk) throw new Error(`no chunk of ${screen}`);
  const others = [...routes].filter(([path]) => !/^\/teams?\//.test(path));
  const start = withImports(dist, pageFiles(dist).entries);
  const elsewhere = withImports(dist, [
    ...pageFiles(dist).preloaded,
    ...others.map(([, file]) => file),
  ]);
  // the start names the chunk of every route
  const parts_elsewhere = lazyOf(
    dist,
    [...elsewhere].filter((file) => !start.has(file)),
  );
  const shared = withImports(dist, [...start, ...elsewhere, ...parts_elsewhere]);
  const isOwn = (file: string) => !shared.has(file);
  const own = [...withImports(dist, [chunk])].filter(isOwn);
  const parts = [...withImports(dist, lazyOf(dist, own))].filter(isOwn);
  const files = [...new Set([...own, ...parts])];
  return { files, bytes: await totalSize(dist, files) };
}
