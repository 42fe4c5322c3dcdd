export const whens = ['today', 'weekend', 'month'] as const;
export type When = (typeof whens)[number];

/** What narrows the list of events besides the search. An absent field narrows nothing. */
export type EventFilter = {
  /** A game mode; an unknown one finds nothing. */
  readonly mode?: string;
  /** A state, two letters. */
  readonly uf?: string;
  /** Takes the place of `from` and `to`. */
  readonly when?: When;
  /** YYYY-MM-DD, inclusive. */
  readonly from?: string;
  readonly to?: string;
  /** The maximum distance from here; ignored while the position is unknown. */
  readonly km?: number;
  readonly free?: true;
};

/** How many filters are active. */
export const filterCount = ({ mode, uf, when, from, to, km, free }: EventFilter): number =>
  [mode, uf, when ?? from ?? to, km, free].filter((part) => part !== undefined).length;
