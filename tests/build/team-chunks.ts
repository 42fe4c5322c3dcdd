import { pageFiles, totalSize, withImports } from './built-files.ts';
import { lazyOf, routeChunks } from './route-chunks.ts';

/** The screens with which everybody meets the teams, and what each may weigh (issue 23). */
export const TEAM_SCREENS = ['/teams/', '/team/$id'] as const;
export const TEAM_SCREEN_KB = 25;

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
