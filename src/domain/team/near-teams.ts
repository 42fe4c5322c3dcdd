import { distances_m, type Position } from '../place/distance.ts';
import type { ListedTeam } from './team-list.ts';

/** A team with the point of its city; null where the city is not known. */
type PlacedTeam = Pick<ListedTeam, 'id'> & {
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Metres from here to the city of each team, by the team's id. A team in an unknown city has no entry. */
export function metresToTeams(
  rows: readonly PlacedTeam[],
  here: Position,
): ReadonlyMap<string, number> {
  const positions = rows.flatMap(({ latitude, longitude }) => [latitude ?? NaN, longitude ?? NaN]);
  const metres = distances_m(here, Float64Array.from(positions));
  const known = [...metres].map((metre, at) => [rows[at]!.id, metre] as const);
  return new Map(known.filter(([, metre]) => !Number.isNaN(metre)));
}

/**
 * The nearest first, those without a distance last. Teams of one city, and those without a distance,
 * keep the order in which they are given.
 */
export function nearestTeams<Team extends Pick<ListedTeam, 'id'>>(
  rows: readonly Team[],
  metres: ReadonlyMap<string, number>,
): readonly Team[] {
  const of = ({ id }: Team) => metres.get(id) ?? Number.MAX_VALUE; // Infinity - Infinity is NaN
  return rows.toSorted((a, b) => of(a) - of(b));
}
