export const whens = ['today', 'weekend', 'month'] as const;
export type When = (typeof whens)[number];

/** What narrows the list of events, beside a search. What is absent narrows nothing. */
export type EventFilter = {
  /** A game mode; one that nobody plays finds nothing. */
  readonly mode?: string;
  /** A state, two letters. */
  readonly uf?: string;
  /** Instead of `from` and `to`. */
  readonly when?: When;
  /** YYYY-MM-DD, the days themselves included. */
  readonly from?: string;
  readonly to?: string;
  /** At most so far from here; counts for nothing while nobody knows where here is. */
  readonly km?: number;
  readonly free?: true;
};

/** How many of its parts narrow the list. */
export const filterCount = ({ mode, uf, when, from, to, km, free }: EventFilter): number =>
  [mode, uf, when ?? from ?? to, km, free].filter((part) => part !== undefined).length;
