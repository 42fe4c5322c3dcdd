import { mulberry32, shuffled } from './seeded-random.ts';

/** The database allows at most 100 teams (`airsoft_events.teams_count`). */
const MAX_TEAMS = 100;

/**
 * Deals people into teams (Spec 1 §4): ids sorted, shuffled with the seed, dealt
 * round-robin. The same seed and people give the same teams on every device, in whatever order the
 * people are listed.
 * @param seed uint32, stored with the event
 * @param operator_ids lower-case uuids, each once
 * @param teams_count 1 to 100; with fewer people than teams the last ones stay empty
 * @returns the members of 'Equipe 1', 'Equipe 2', …
 */
export function splitTeams(
  seed: number,
  operator_ids: readonly string[],
  teams_count: number,
): string[][] {
  checkTeamsCount(teams_count);
  const teams: string[][] = Array.from({ length: teams_count }, () => []);
  // code unit order, which for lower-case uuids is the order of uuids in PostgreSQL
  const dealt = shuffled(operator_ids.toSorted(), mulberry32(seed));
  for (const [turn, id] of dealt.entries()) teams[turn % teams_count]!.push(id);
  return teams;
}

/** @throws RangeError */
export function checkTeamsCount(teams_count: number): void {
  if (!Number.isInteger(teams_count) || teams_count < 1 || teams_count > MAX_TEAMS) {
    throw new RangeError(`cannot split into ${teams_count} teams`);
  }
}

/** The name that is saved with the event: data, the same in every language (Spec 1 §4). */
export const splitTeamName = (index: number): string => `Equipe ${index + 1}`;
