import { ArrowLeftRight, Dices, Pencil, RotateCcw, Save } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/kept-words.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { membersOf, withoutTeam } from './team-members.ts';
import { TeamCards } from './team-cards.tsx';
import { TeamTools } from './team-tools.tsx';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { useTeamSplit } from './use-team-split.ts';

/** The organiser draws teams, checks them, draws again, and saves (decision 9). */
export function TeamSplit({ event, people }: { event: AirsoftEvent; people: EventPeople }) {
  const { LL } = useI18nContext();
  const split = useTeamSplit(event, people);
  const { busy, waits, deal, edit, goOn, move, forget, other, save } = split;
  const { expired } = useSyncStatus();
  const words = LL.event.teams;
  const saved = membersOf(people);
  if (people.rows.length === 0) return <EmptyState>{words.nobody()}</EmptyState>;
  if (split.teams) {
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
              <Button icon={Dices} onClick={deal}>
                {words.split_again()}
              </Button>
              <Button variant="plain" onClick={forget}>
                {LL.common.cancel()}
              </Button>
            </>
          }
        >
          {words.draft_hint()}
        </Note>
        {other && <OtherSplit onShow={other} />}
        <TeamCards
          teams={split.teams}
          size={null}
          onMove={move}
          unplaced={withoutTeam(split.teams, people.rows)}
        />
      </div>
    );
  }
  if (saved.length === 0) {
    return (
      <EmptyState
        icon={Dices}
        action={
          <>
            <Button variant="main" icon={Dices} busy={busy} onClick={deal}>
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
  const left_out = people.rows.some(({ event_team_id }) => event_team_id === null);
  return (
    <div className="flex flex-col gap-6">
      {waits && <Note kind="waiting">{keptSentence(LL, expired, words.saved_waiting())}</Note>}
      {!waits && left_out && <Note kind="info">{words.changed()}</Note>}
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
          <Button icon={RotateCcw} busy={busy} onClick={deal}>
            {words.split_again()}
          </Button>
        </div>
      )}
      <TeamTools event={event} teams={saved} />
      <TeamCards teams={saved} size={null} />
    </div>
  );
}

/** Another tab had begun a split too. */
function OtherSplit({ onShow }: { onShow: () => void }) {
  const { LL } = useI18nContext();
  const words = LL.event.other_draft;
  return (
    <Note
      kind="info"
      title={words.title()}
      action={
        <Button icon={ArrowLeftRight} onClick={onShow}>
          {words.show()}
        </Button>
      }
    >
      {words.hint()}
    </Note>
  );
}
