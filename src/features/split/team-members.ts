import type { EventPeople } from '#entities/event/use-event-people.ts';

export type TeamMember = { readonly id: string; readonly name: string };

export type TeamWithMembers = {
  readonly id: string;
  readonly name: string;
  readonly members: readonly TeamMember[];
};

/** Saved teams with their people, without the empty ones of an earlier split. */
export const membersOf = (people: EventPeople): readonly TeamWithMembers[] =>
  allTeams(people).filter((team) => team.members.length > 0);

/** Saved teams with their people, including empty ones. */
export function allTeams({ teams, rows }: EventPeople): readonly TeamWithMembers[] {
  const members = Map.groupBy(rows, ({ event_team_id }) => event_team_id);
  return teams.map(({ id, name }) => ({ id, name, members: members.get(id) ?? [] }));
}

/** The people who are in none of these teams. */
export function withoutTeam(
  teams: readonly TeamWithMembers[],
  rows: readonly TeamMember[],
): readonly TeamMember[] {
  const placed = new Set(teams.flatMap(({ members }) => members.map(({ id }) => id)));
  return rows.filter(({ id }) => !placed.has(id));
}

/** The teams after a person moved to the end of another one. @param to '' for none */
export const moveMember = (
  teams: readonly TeamWithMembers[],
  member: TeamMember,
  to: string,
): readonly TeamWithMembers[] =>
  teams.map((team) => {
    const others = team.members.filter(({ id }) => id !== member.id);
    return { ...team, members: team.id === to ? [...others, member] : others };
  });

/**
 * The teams after those who came late were placed. Who is not at the field stays where they were.
 * @param placed the ids of each team, of people at the field
 */
export function lateTeams(
  teams: readonly TeamWithMembers[],
  placed: readonly (readonly string[])[],
  rows: readonly TeamMember[],
): readonly TeamWithMembers[] {
  const by_id = new Map(rows.map((row) => [row.id, row]));
  const at = new Map(placed.flatMap((ids, n) => ids.map((id) => [id, n] as const)));
  return teams.map((team, n) => {
    const staying = team.members.filter(({ id }) => (at.get(id) ?? n) === n);
    const kept = new Set(staying.map(({ id }) => id));
    const added = placed[n]!.filter((id) => !kept.has(id)).map((id) => by_id.get(id)!);
    return { ...team, members: [...staying, ...added] };
  });
}
