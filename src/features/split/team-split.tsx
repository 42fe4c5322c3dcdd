import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Dices from 'lucide-react/icons/dices';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import UserPlus from 'lucide-react/icons/user-plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/words/kept-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Note } from '#ui/page/note.tsx';
import { membersOf, withoutTeam } from './team-members.ts';
import { TeamCards } from './team-cards.tsx';
import { TeamMenu } from './team-menu.tsx';
import { TeamTools } from './team-tools.tsx';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { useArrived } from './use-arrived.ts';
import { useTeamSplit, type TeamSplitState } from './use-team-split.ts';

type SplitProps = { event: AirsoftEvent; people: EventPeople };
type SplitPartProps = SplitProps & { split: TeamSplitState; arrived: ReadonlySet<string> };

/** The organiser draws teams, checks them, draws again, and saves. */
export function TeamSplit({ event, people }: SplitProps) {
  const { LL } = useI18nContext();
  const arrived = useArrived(event.id);
  const split = useTeamSplit(event, people, arrived);
  const { busy, deal, goOn } = split;
  const words = LL.event.teams;
  if (people.rows.length === 0) return <EmptyState>{words.nobody()}</EmptyState>;
  if (split.loading) return null;
  if (split.teams) return <DraftTeams split={split} people={people} />;
  if (membersOf(people).length > 0) return <SavedTeams {...{ event, people, split, arrived }} />;
  return (
    <EmptyState
      icon={Dices}
      action={
        <>
          <DrawArrived variant="main" split={split} count={arrived.size} />
          <Button
            variant={arrived.size > 0 ? 'quiet' : 'main'}
            icon={Dices}
            busy={busy}
            onClick={deal}
          >
            {words.split()}
          </Button>
          {goOn && <Button onClick={goOn}>{words.go_on()}</Button>}
        </>
      }
    >
      {words.not_split()}
    </EmptyState>
  );
}

type DrawArrivedProps = Pick<SplitPartProps, 'split'> & {
  count: number;
  variant?: 'main' | 'quiet';
};

/** Offered once somebody is at the field. */
function DrawArrived({ split, count, variant = 'quiet' }: DrawArrivedProps) {
  const { LL } = useI18nContext();
  const { busy, dealArrived } = split;
  if (count === 0) return null;
  return (
    <Button variant={variant} icon={Dices} busy={busy} onClick={dealArrived}>
      {LL.event.teams.arrived.split({ count })}
    </Button>
  );
}

function DraftTeams({ split, people }: Pick<SplitPartProps, 'split' | 'people'>) {
  const { LL } = useI18nContext();
  const { teams = [], busy, deal, dealArrived, of_arrived, move, forget, save } = split;
  const words = LL.event.teams;
  return (
    <div className="flex flex-col gap-6">
      <Note
        kind="info"
        title={words.draft()}
        action={
          <>
            <Button variant="main" icon={Save} busy={busy} onClick={save}>
              {words.save()}
            </Button>
            <Button icon={Dices} busy={busy} onClick={of_arrived ? dealArrived : deal}>
              {words.split_again()}
            </Button>
            <Button variant="plain" onClick={forget}>
              {LL.common.cancel()}
            </Button>
          </>
        }
      >
        {of_arrived ? words.arrived.draft_hint() : words.draft_hint()}
      </Note>
      <TeamCards
        teams={teams}
        size={null}
        onMove={move}
        unplaced={withoutTeam(teams, people.rows)}
      />
    </div>
  );
}

function SavedTeams({ event, people, split, arrived }: SplitPartProps) {
  const { LL } = useI18nContext();
  const { busy, waits, deal, edit, goOn } = split;
  const way = useWayOut();
  const words = LL.event.teams;
  const saved = membersOf(people);
  const without = people.rows.filter(({ event_team_id }) => event_team_id === null);
  const late = without.filter(({ id }) => arrived.has(id));
  return (
    <div className="flex flex-col gap-6">
      {waits && <Note kind="waiting">{keptSentence(LL, way, words.saved_waiting())}</Note>}
      {!waits && arrived.size === 0 && without.length > 0 && (
        <Note kind="info">{words.changed()}</Note>
      )}
      {!waits && late.length > 0 && <Late split={split} count={late.length} />}
      {!waits && (
        <div className="no-print flex flex-wrap gap-3">
          {goOn && (
            <Button icon={Pencil} onClick={goOn}>
              {words.go_on()}
            </Button>
          )}
          <Button icon={ArrowLeftRight} onClick={edit}>
            {words.edit()}
          </Button>
          <DrawArrived split={split} count={arrived.size} />
          <Button icon={RotateCcw} busy={busy} onClick={deal}>
            {words.split_again()}
          </Button>
        </div>
      )}
      <TeamTools event={event} teams={saved} />
      <TeamCards
        teams={saved}
        size={null}
        menu={waits ? undefined : (team) => <TeamMenu event={event} team={team} />}
      />
    </div>
  );
}

/** People came after the draw. */
function Late({ split, count }: Pick<SplitPartProps, 'split'> & { count: number }) {
  const { LL } = useI18nContext();
  const words = LL.event.teams.arrived;
  return (
    <Note
      kind="info"
      title={words.late({ count })}
      action={
        <Button variant="main" icon={UserPlus} busy={split.busy} onClick={split.include}>
          {words.include()}
        </Button>
      }
    >
      {words.late_hint()}
    </Note>
  );
}
