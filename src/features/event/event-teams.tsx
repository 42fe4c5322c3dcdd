import { teamSize } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { TeamCards } from './team-cards.tsx';
import { membersOf } from './team-members.ts';
import { TeamSplit } from './team-split.tsx';
import type { EventPeople } from './use-event-people.ts';

type EventTeamsProps = { event: AirsoftEvent; people: EventPeople; owner: boolean };

/** Teams of an event: dealt by the organiser, or chosen on registering in 3X3 and 5X5. */
export function EventTeams({ event, people, owner }: EventTeamsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.teams;
  const size = teamSize(event.game_mode);
  if (people.state === 'loading') return <SkeletonRows label={LL.common.loading()} />;
  if (people.state === 'not_here') {
    return <Note kind="info">{LL.event.participants.not_here()}</Note>;
  }
  if (people.state === 'hidden') return <Note kind="info">{words.owner_only()}</Note>;
  if (owner && size === null) return <TeamSplit event={event} people={people} />;
  const teams = membersOf(people);
  if (teams.length === 0) {
    const nobody = size === null ? words.not_split() : LL.registration.squad.none_yet();
    return <EmptyState>{nobody}</EmptyState>;
  }
  return <TeamCards teams={teams} size={size} />;
}
