import { cityState } from '#domain/place/city-state.ts';
import { joinLink } from '#domain/team/team-people.ts';
import { useShareLink } from '#entities/sharing/use-share-link.ts';
import type { Team } from './use-team-people.ts';

/** Shares the address to join the team. */
export function useShareTeam(team: Pick<Team, 'id' | 'name' | 'city' | 'state'>) {
  const { share } = useShareLink();
  return (): Promise<void> =>
    share({
      title: team.name,
      text: `${team.name}\n${cityState(team)}`,
      url: joinLink(location.origin, team.id),
    });
}
