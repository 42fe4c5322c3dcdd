import type { EventPeople } from './use-event-people.ts';

export type TeamWithMembers = {
  readonly id: string;
  readonly name: string;
  readonly members: readonly { readonly id: string; readonly name: string }[];
};

/** Saved teams with their people; without the empty ones of an earlier split. */
export function membersOf({ teams, rows }: EventPeople): readonly TeamWithMembers[] {
  const members = Map.groupBy(rows, ({ event_team_id }) => event_team_id);
  return teams
    .map(({ id, name }) => ({ id, name, members: members.get(id) ?? [] }))
    .filter((team) => team.members.length > 0);
}
