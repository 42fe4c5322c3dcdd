import { Link } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { useUndo } from '#actions/use-say.ts';
import { AbsentPage, NotHerePage } from '#entities/absent/absent-page.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/words/kept-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import { Button } from '#ui/button.tsx';

/** Shown when the server has no such team, or will not once my deletion has arrived. */
export function NoSuchTeam({ id }: { id?: string }) {
  const { LL } = useI18nContext();
  const words = LL.team_page;
  const deletion = useOutbox()?.find(
    (record) =>
      record.name === 'delete_team@1' &&
      isWaiting(record) &&
      (record.args as { id: string }).id === id,
  );
  if (deletion) return <DeletedHere deletion={deletion} />;
  return (
    <AbsentPage icon={Users} title={words.absent()} link={toTeams(words.see_teams())}>
      {words.absent_detail()}
    </AbsentPage>
  );
}

/** The team is there for everybody else; until my deletion leaves this device, I can take it back. */
function DeletedHere({ deletion }: { deletion: OutboxRecord }) {
  const { LL } = useI18nContext();
  const undo = useUndo();
  const way = useWayOut();
  const words = LL.team_page;
  return (
    <AbsentPage
      icon={Trash2}
      title={words.deleted_here({ team: deletion.label })}
      link={toTeams(words.see_teams())}
      action={
        !mayHaveArrived(deletion) && (
          <Button onClick={() => void undo([deletion.id])}>{LL.organise.waits.undo()}</Button>
        )
      }
    >
      {keptSentence(LL, way, LL.team_form.delete.waiting())}
    </AbsentPage>
  );
}

/** Shown when the server can't be asked and this device has never seen the team. */
export function TeamNotHere() {
  const { LL } = useI18nContext();
  const words = LL.team_page;
  return (
    <NotHerePage title={words.not_here()} link={toTeams(words.see_teams())}>
      {words.not_here_detail()}
    </NotHerePage>
  );
}

const toTeams = (text: string) => (look: string) => (
  <Link to="/teams" className={look}>
    {text}
  </Link>
);
