import type { Member, Team } from './use-team-people.ts';

/** The members themselves once they were read; the row of the team until then. 0: not known. */
export function memberCountOf(team: Team, members: readonly Member[], is_read: boolean): number {
  return is_read ? members.length : (team.member_count ?? 0);
}

export function captainOf(team: Team, members: readonly Member[]): string | undefined {
  const read = members.find(({ user_id, role }) =>
    team.captain_id === null ? role === 'captain' : user_id === team.captain_id,
  );
  return read?.name || team.captain_name || undefined;
}
