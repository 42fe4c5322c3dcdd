export type Sort = 'date' | 'distance';

/** What the address of the list says. */
export type EventsSearch = { readonly q: string; readonly sort: Sort };

/** Only what differs from the plain list. */
export const searchParams = ({ q, sort }: EventsSearch): Partial<EventsSearch> => ({
  ...(q ? { q } : {}),
  ...(sort === 'distance' ? { sort } : {}),
});

/** An address that somebody typed or sent. */
export const readSearch = (given: Record<string, unknown>): Partial<EventsSearch> =>
  searchParams({
    q: textOf(given['q']),
    sort: given['sort'] === 'distance' ? 'distance' : 'date',
  });

/** The router reads `?q=2026` as a number. */
const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';
