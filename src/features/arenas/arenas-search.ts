/** What the address of the map holds; parsed by the screen, because every start loads the route. */
export type ArenasSearch = {
  /** A type of game; without one, all. */
  readonly type?: string | undefined;
  /** Words of name, city or state. */
  readonly q?: unknown;
  readonly sort?: string | undefined;
  /** The part of the map that is listed. */
  readonly area?: string | undefined;
  /** The chosen arena, whose details are open. */
  readonly id?: string | undefined;
  /** What is shown on the map without its box. */
  readonly near?: string | undefined;
  /** On a phone the map instead of the list. */
  readonly view?: 'map' | undefined;
  /** The form of a new arena is open. */
  readonly add?: boolean | undefined;
  /** The proposal of mine whose form is open. */
  readonly edit?: string | undefined;
  /** An arena of mine that was rejected, whose form is open for a new proposal. */
  readonly refused?: unknown;
  /** A refused mutation that is corrected. */
  readonly again?: string | undefined;
};
