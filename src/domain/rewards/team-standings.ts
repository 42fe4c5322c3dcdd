import { compareNames } from '../words/name-order.ts';
import type { TeamStanding } from '#sync/calls/rankings/team-leaderboard.ts';
import { fold, wordFinder } from '../words/search.ts';
import { sharedPlaces } from './shared-places.ts';

/** What the ranking of teams sorts by (Spec 2 §2 /leaderboard). */
export const standingColumns = ['name', 'members', 'events', 'points'] as const;
export type StandingColumn = (typeof standingColumns)[number];

export type PlacedTeam = { readonly team: TeamStanding; readonly place: number };

const compare: Record<StandingColumn, (a: TeamStanding, b: TeamStanding) => number> = {
  name: (a, b) => compareNames(a.name, b.name),
  members: (a, b) => a.member_count - b.member_count,
  events: (a, b) => a.event_count - b.event_count,
  points: (a, b) => a.score - b.score,
};

/**
 * Teams whose name, city or state contains every word of the term. The place is always the one by points,
 * whatever is sorted or searched; teams with as many share it.
 * @param rows the best first, in the server's order for equal points
 */
export function placedTeams(
  rows: readonly TeamStanding[],
  { q, by, up }: { q: string; by: StandingColumn; up: boolean },
): readonly PlacedTeam[] {
  const finds = wordFinder(q);
  const places = sharedPlaces(rows.map(({ score }) => score));
  const placed = rows.map((team, n) => ({ team, place: places[n]! }));
  const found = placed.filter(({ team }) => finds(fold(`${team.name} ${team.city} ${team.state}`)));
  const sign = up ? 1 : -1;
  return found.toSorted((a, b) => sign * compare[by](a.team, b.team) || a.place - b.place);
}
