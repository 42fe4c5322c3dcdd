/** What the address of the map holds; parsed by the screen, because every start loads the route. */
export type EventMapSearch = {
  readonly filter?: string | undefined;
  readonly sort?: string | undefined;
  /** The chosen event, whose facts are open. */
  readonly id?: string | undefined;
  /** On a phone the map instead of the list. */
  readonly view?: 'map' | undefined;
};
