import type { PlacesSearch } from '#entities/places-map/places-search.ts';

/** What the address of the map holds. */
export type EventMapSearch = PlacesSearch & {
  /** Upcoming ones, all, or past ones. */
  readonly show?: string | undefined;
  /** As older addresses call it. */
  readonly filter?: string | undefined;
};
