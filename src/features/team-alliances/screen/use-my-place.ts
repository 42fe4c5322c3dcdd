import { isIn, placeIn } from '#domain/team/team-people.ts';
import { usePerson } from '#live/account-context.ts';
import { useMyMemberships } from '#live/team/use-my-memberships.ts';
import type { Team } from '../use-alliance-acts.ts';

/** What I am in this team; nothing before my memberships are known, and of a deleted team. */
export function useMyPlace(team: Team | undefined): { is_member: boolean; is_captain: boolean } {
  const user_id = usePerson()?.id;
  const mine = useMyMemberships();
  if (!team || !mine) return { is_member: false, is_captain: false };
  const place = placeIn(team, mine.get(team.id), user_id);
  return { is_member: isIn(place), is_captain: place === 'captain' };
}
