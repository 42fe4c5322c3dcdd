import { countText } from '#domain/talk/team-talk.ts';
import { useProposalCount } from '#entities/team/use-alliances.ts';
import { useUnreadCount } from '#entities/team/use-unread.ts';
import type { Team, TeamPeople } from '../use-team-people.ts';
import type { AreaTab } from './area-tab.ts';

type Counted = { team: Team; people: TeamPeople | undefined; now: string };

/**
 * What waits for me behind a tab: proposals that a captain answers, posts that I have not seen. An empty text
 * is the room of a number that may come: no tab moves then (law 1).
 */
export function useTabCounts({ team, people, now }: Counted): Partial<Record<AreaTab, string>> {
  const proposals = useProposalCount(team.id);
  const place = people?.place ?? 'outsider';
  const unread = useUnreadCount({ team, me: people?.mine, place, now });
  return {
    communications: countText(unread) ?? '',
    ...(place === 'captain' && { alliances: countText(proposals) ?? '' }),
  };
}
