import { teamSize, type Viewer } from '#domain/event/event-rules.ts';
import { NotRead } from '#entities/absent/not-read.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Note } from '#ui/page/note.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { TeamCards } from './team-cards.tsx';
import { allTeams, membersOf, withoutTeam } from './team-members.ts';
import { CreateTeam, TeamMenu } from './team-menu.tsx';
import { TeamTools } from './team-tools.tsx';
import { TeamSplit } from './team-split.tsx';
import { useAct } from '#actions/use-act.ts';
import type { EventPeople } from '#entities/event/use-event-people.ts';

type EventTeamsProps = { event: AirsoftEvent; people: EventPeople; viewer: Viewer };

/** Teams of an event: drawn by the organiser, or chosen by the participants in 3X3 and 5X5. */
export function EventTeams({ event, people, viewer }: EventTeamsProps) {
  const { LL } = useI18nContext();
  const words = LL.event.teams;
  const size = teamSize(event.game_mode);
  if (people.state === 'loading') return <SkeletonRows label={LL.common.loading()} />;
  if (people.state === 'not_here') {
    return (
      <NotRead>
        {size === null ? LL.event.participants.not_here() : LL.registration.squad.not_here()}
      </NotRead>
    );
  }
  if (people.state === 'hidden') return <Note kind="info">{words.owner_only()}</Note>;
  if (viewer === 'organiser') {
    if (size === null) return <TeamSplit key={event.id} event={event} people={people} />;
    return <Squads event={event} people={people} size={size} />;
  }
  const teams = membersOf(people);
  if (teams.length === 0) {
    const nobody = size === null ? words.not_split() : LL.registration.squad.none_yet();
    return <EmptyState>{nobody}</EmptyState>;
  }
  return <TeamCards teams={teams} size={size} />;
}

/** Trios and squads as people chose them; the organiser moves people, and keeps the teams. */
function Squads({ event, people, size }: Omit<EventTeamsProps, 'viewer'> & { size: number }) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.event.teams;
  const teams = allTeams(people); // includes empty ones, so that people can be moved into them
  if (teams.length === 0) {
    return (
      <EmptyState action={<CreateTeam event={event} />}>
        {LL.registration.squad.none_yet()}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <TeamTools event={event} teams={teams} more={<CreateTeam event={event} in_row />} />
      <TeamCards
        teams={teams}
        size={size}
        menu={(team) => <TeamMenu event={event} team={team} />}
        unplaced={withoutTeam(teams, people.rows)}
        onMove={({ id, name }, to) =>
          void act(
            'move_participant@1',
            { operator_id: id, event_id: event.id, event_team_id: to || null },
            {
              label: `${event.name} (${name})`,
              said: { done: words.moved(), refused: words.move_refused() },
            },
          )
        }
      />
    </div>
  );
}
