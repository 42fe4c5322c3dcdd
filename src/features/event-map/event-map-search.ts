/** What the address of the map holds; parsed by the screen, because every start loads the route. */
export type EventMapSearch = {
  /** Upcoming ones, all, or past ones. */
  readonly show?: string | undefined;
  /** As older addresses call it. */
  readonly filter?: string | undefined;
  /** Words of name or place. */
  readonly q?: unknown;
  readonly sort?: string | undefined;
  /** The part of the map that is listed. */
  readonly area?: string | undefined;
  /** The chosen event, whose facts are open. */
  readonly id?: string | undefined;
  /** What is shown on the map without its box. */
  readonly near?: string | undefined;
  /** On a phone the map instead of the list. */
  readonly view?: 'map' | undefined;
};
