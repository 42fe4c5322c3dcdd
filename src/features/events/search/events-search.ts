import { isDay } from '#sync/kit/is-day.ts';
import { whens, type EventFilter, type When } from '#domain/search/event-filter.ts';

export type Sort = 'date' | 'distance';

/** The state of the list in its address. */
export type EventsSearch = { readonly q: string; readonly sort: Sort } & EventFilter;

/** A parameter that is undefined is removed. */
export type SearchChange = { readonly [Key in keyof EventsSearch]?: EventsSearch[Key] | undefined };

export const distances_km = [25, 50, 100, 200, 500] as const;

/** Only what differs from the default list. */
export const searchParams = ({ q, sort, ...filter }: EventsSearch): Partial<EventsSearch> => ({
  ...(q ? { q } : {}),
  ...(sort === 'distance' ? { sort } : {}),
  ...filter,
});

/** Applies a change; `when` and a date range exclude each other. */
export function changed(search: EventsSearch, change: SearchChange): EventsSearch {
  const next = { ...search, ...change };
  if (change.when) next.from = next.to = undefined;
  if (change.from ?? change.to) next.when = undefined;
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined),
  ) as EventsSearch;
}

/** Clears search and filters; the order stays. */
export const cleared = ({ sort }: EventsSearch): EventsSearch => ({ q: '', sort });

/** Parses an address, which anybody may have written. Invalid parts are ignored. */
export function readSearch(given: Record<string, unknown>): Partial<EventsSearch> {
  const { q, sort, mode, uf, when, from, to, km, free } = given;
  const asked: EventsSearch = {
    q: textOf(q),
    sort: sort === 'distance' ? 'distance' : 'date',
    // the list of modes is in a file of the database code, for which this one must not wait
    ...(typeof mode === 'string' && mode !== '' && { mode }),
    ...(typeof uf === 'string' && /^[A-Z]{2}$/.test(uf) && { uf }),
    ...(isGivenDay(from) && { from }),
    ...(isGivenDay(to) && { to }),
    ...(typeof km === 'number' && km > 0 && { km }),
    ...(free === true && { free }),
  };
  return searchParams(
    whens.includes(when as When) ? changed(asked, { when: when as When }) : asked,
  );
}

/** The router reads `?q=2026` as a number. */
const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';

/** A day that does not exist can't be formatted for its chip. */
const isGivenDay = (given: unknown): given is string => typeof given === 'string' && isDay(given);
