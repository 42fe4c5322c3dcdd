import { stateOf } from '#domain/team/team-list.ts';

/** What the address of the list holds; parsed by the screen, because every start loads the route. */
export type TeamsSearch = {
  /** Words of name, city or state. */
  readonly q?: unknown;
  /** A state, by its letters; without one, all. */
  readonly uf?: unknown;
};

/** Who typed `?uf=df`, or a number, into the address gets a list too. */
export const readTeamsSearch = ({ q, uf }: TeamsSearch) => ({
  q: textOf(q),
  uf: stateOf(textOf(uf)).slice(0, 40) || undefined,
});

/** The router reads `?q=10` as a number. */
const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? String(given) : '';
