import type { PlacesSearch } from '#entities/places-map/places-search.ts';

/** What the address of the map holds. */
export type ArenasSearch = PlacesSearch & {
  /** A type of game; without one, all. */
  readonly type?: string | undefined;
  /** The form of a new arena is open. */
  readonly add?: boolean | undefined;
  /** The proposal of mine whose form is open. */
  readonly edit?: string | undefined;
  /** An arena of mine that was rejected, whose form is open for a new proposal. */
  readonly refused?: unknown;
  /** A refused mutation that is corrected. */
  readonly again?: string | undefined;
};
