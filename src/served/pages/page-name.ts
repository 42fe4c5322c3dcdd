import { readablePath } from '#domain/words/readable-path.ts';
import { ID } from './id-pattern.ts';
import { isFilePath, isScreenPath } from './screen-routes.ts';

/** An event's screen, and the form to register for it: people share both addresses. */
const EVENT = new RegExp(`^/(?:event|register)/(${ID})$`);
const OF_EVENTS = /^\/event\/(?!(create|edit)$)[^/]+$|^\/register\/[^/]+$/;
/** A team's screen, and the link to join it. */
const TEAM = new RegExp(`^/team/(?:join/)?(${ID})$`);
const OF_TEAMS = /^\/team\/(?!(create|edit|join|alliances)$)[^/]+$|^\/team\/join\/[^/]+$/;
const ARENA = new RegExp(`^/arena/(${ID})$`);
const OF_ARENAS = /^\/arena\/[^/]+$/;
/** The name of the page that says that there is none. */
const NO_PAGE = '/404';
/** What others add to an address that is shared; it changes nothing about the page. */
const OF_OTHERS = /^(utm_\w+|fbclid|gclid|igshid|mibextid)$/;

/** Whether the path is written by this server, and not only by the app. */
const isServed = (path: string): boolean =>
  SCREENS.includes(path) || OF_EVENTS.test(path) || OF_TEAMS.test(path) || OF_ARENAS.test(path);
const SCREENS = ['/', '/events', '/teams'];

/** The id of the event at this path; null when it is another page. */
export const eventAt = (path: string): string | null => EVENT.exec(readablePath(path))?.[1] ?? null;

/** The id of the team at this path; null when it is another page. */
export const teamAt = (path: string): string | null => TEAM.exec(readablePath(path))?.[1] ?? null;

/** The id of the arena at this path; null when it is another page. */
export const arenaAt = (path: string): string | null => ARENA.exec(readablePath(path))?.[1] ?? null;

/** Whether the page is a screen that is always there. @param name from `pageName` */
export const isScreen = (name: string): boolean => SCREENS.includes(name.replace('?', ''));

/**
 * The same for all addresses with the same page: it is stored under this name.
 * @returns null for a file, and for a screen that only the app writes
 */
export function pageName({ pathname, searchParams }: URL): string | null {
  if (!isServed(pathname)) {
    return isFilePath(pathname) || isScreenPath(pathname) ? null : NO_PAGE;
  }
  const path = readablePath(pathname);
  const chosen = [...searchParams.keys()].some((name) => !OF_OTHERS.test(name));
  return chosen ? `${path}?` : path;
}
