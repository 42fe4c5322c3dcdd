import { readInstagram } from '../words/profile-name.ts';
import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { teamRoles } from '#sync/records/team/team-member.ts';
import { compareNames } from '../words/name-order.ts';

type Member = Rows['team_members'];
type Role = Member['role'];

/**
 * What somebody is in a team. visitor: nobody is signed in. outsider: not in it, or no longer.
 * pending: asked to join. unknown: this device has not read whether they are in it.
 */
export type TeamPlace = 'visitor' | 'outsider' | 'pending' | 'unknown' | Role;

/** @param mine my row of this team; undefined when I have none */
export function placeIn(
  team: { readonly captain_id: string | null },
  mine: Pick<Member, 'approved' | 'role'> | undefined,
  user_id: string | undefined,
): TeamPlace {
  if (user_id === undefined) return 'visitor';
  if (team.captain_id === user_id) return 'captain'; // Spec 2 §6
  if (!mine) return 'outsider';
  if (!mine.approved) return 'pending';
  // the team's own row decides who is captain: the two arrive apart
  return mine.role === 'captain' ? 'officer' : mine.role;
}

/** Captain and officers write the agenda, announcements and ranks. */
export const leads = (place: TeamPlace): boolean => place === 'captain' || place === 'officer';

/** Whether somebody may ask to join: also who may be in it already, and then the server says so. */
export const mayAsk = (place: TeamPlace): boolean => place === 'outsider' || place === 'unknown';

/** Whether somebody belongs to the team, and may leave it. */
export const isIn = (place: TeamPlace): boolean => !NOT_IN.includes(place);
const NOT_IN: readonly TeamPlace[] = ['visitor', 'outsider', 'pending', 'unknown'];

/** The members by role, then by name; and those who ask to join, the first first. */
export function peopleOf(rows: readonly Member[]): {
  readonly members: readonly Member[];
  readonly asking: readonly Member[];
} {
  const rank = ({ role }: Member) => teamRoles.indexOf(role);
  return {
    members: rows
      .filter(({ approved }) => approved)
      .toSorted((a, b) => rank(a) - rank(b) || compareNames(a.name, b.name)),
    asking: rows.filter(({ approved }) => !approved).toSorted(byCreation),
  };
}

/** What the columns of the members' table sort by. */
export type MemberOrder = 'name' | 'role';

/** @param members as peopleOf gives them: by role, then by name */
export function membersBy(
  members: readonly Member[],
  { by, down }: { by: MemberOrder; down: boolean },
): readonly Member[] {
  const sorted = by === 'name' ? members.toSorted((a, b) => compareNames(a.name, b.name)) : members;
  return down ? sorted.toReversed() : sorted;
}

/** The address that is shared: whoever opens it can ask to join (Spec 2 §2). */
export const joinLink = (origin: string, team_id: string): string =>
  `${origin}/team/join/${team_id}`;

/** The @ sign is stripped (Spec 2 §5). */
export const instagramLink = (name: string): string =>
  `https://instagram.com/${encodeURIComponent(instagramName(name))}`;

/** Without @; rows from before names were read may hold anything. */
export const instagramName = (name: string): string =>
  readInstagram(name) ?? name.replaceAll('@', '').trim();
