/** What the addresses of both maps hold; parsed by the screens, because every start loads the routes. */
export type PlacesSearch = {
  /** Words that are searched for. */
  readonly q?: unknown;
  readonly sort?: string | undefined;
  /** The part of the map that is listed. */
  readonly area?: string | undefined;
  /** The chosen one, whose card is open. */
  readonly id?: string | undefined;
  /** What is shown on the map without its card. */
  readonly near?: string | undefined;
  /** On a phone the map alone, or the list alone; without one, half of each. */
  readonly view?: 'map' | 'list' | undefined;
};

/** @param add a new entry in the history: Back leads here again */
export type OnPlacesSearch<Search> = (change: Search, add?: boolean) => void;
