import type { Rows } from '#sync/records/collections.ts';
import { leads, type TeamPlace } from '../team/team-people.ts';

type Member = Rows['team_members'];

/** An officer assigns ranks below this level (Spec 2 §9). */
export const OFFICER_BELOW = 5;

/** Spec 2 §6: captain and officers create ranks. */
export const mayCreateRank = leads;

/** Only the captain changes and deletes them. */
export const mayChangeRanks = (place: TeamPlace): boolean => place === 'captain';

/** Who assigns, to whom, and the level that this person has now; 0 without a rank. */
export type Assigning = {
  readonly place: TeamPlace;
  readonly me: Pick<Member, 'id'>;
  readonly member: Pick<Member, 'id' | 'user_id' | 'role'>;
  readonly captain_id: string | null;
  readonly held_level: number;
};

/**
 * Whether I may give this person a rank of this level, or take their rank away (level 0). The captain
 * always may. An officer may not change their own rank or the captain's, and may neither give nor
 * take away a rank of level 5 or higher. `mutation."assign_rank@1"` decides the same.
 */
export function mayAssign(assigning: Assigning, level: number): boolean {
  const { place, me, member, captain_id, held_level } = assigning;
  if (place === 'captain') return true;
  const is_captain =
    member.role === 'captain' || (captain_id !== null && member.user_id === captain_id);
  return (
    place === 'officer' &&
    member.id !== me.id &&
    !is_captain &&
    Math.max(level, held_level) < OFFICER_BELOW
  );
}
