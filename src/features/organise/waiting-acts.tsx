import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/refusal.ts';
import { mutationTitle } from '#i18n/mutation-title.ts';
import { useOutbox } from '#live/use-outbox.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useRetry, useUndo } from '#actions/use-act.ts';

/** My own registration has its own note. */
const ELSEWHERE = ['register', 'register_squad', 'cancel_registration'];
/** A longer queue is shown in Pendências. */
const SHOWN = 5;

type WaitingActsProps = {
  event: AirsoftEvent;
  /** The filled-in form of a participant whom the server refused. */
  correct: (record: OutboxRecord) => ReactNode;
};

/** My mutations of this event that wait, each with an undo, and those that the server refused. */
export function WaitingActs({ event, correct }: WaitingActsProps) {
  const { LL } = useI18nContext();
  const undo = useUndo();
  const records = useOutbox()?.filter((record) => isAbout(record, event.id)) ?? [];
  const waiting = records.filter(isWaiting);
  const words = LL.organise.waits;
  return (
    <>
      {waiting.length > 0 && (
        <Note kind="waiting" title={words.title({ count: waiting.length })}>
          <ul className="mt-1 flex flex-col">
            {waiting.slice(0, SHOWN).map((record) => (
              <li key={record.id} className="flex min-h-12 flex-wrap items-center gap-x-4">
                <span className="min-w-0 flex-1 basis-40">{mutationTitle(LL, record)}</span>
                {!mayHaveArrived(record) && (
                  <Button variant="plain" onClick={() => void undo(record.id)}>
                    {words.undo()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {records
        .filter(({ status }) => status === 'rejected')
        .map((record) => (
          <Refused key={record.id} record={record} event={event} correct={correct} />
        ))}
    </>
  );
}

type RefusedProps = WaitingActsProps & { record: OutboxRecord };

function Refused({ record, event, correct }: RefusedProps) {
  const { LL } = useI18nContext();
  const { discard } = useOutboxActions();
  return (
    <Note
      kind="refused"
      title={mutationTitle(LL, record)}
      action={
        <>
          <Correct record={record} event={event} correct={correct} />
          <Button variant="plain" onClick={() => void discard(record.id)}>
            {LL.outbox.action.discard()}
          </Button>
        </>
      }
    >
      {refusedSentence(record, LL)}
    </Note>
  );
}

/** If the same values would be refused again, the form where they came from; otherwise a retry. */
function Correct({ record, event, correct }: RefusedProps) {
  const { LL } = useI18nContext();
  const retry = useRetry();
  switch (record.name) {
    case 'update_event@1':
      return (
        <Link to="/event/$id/edit" params={{ id: event.id }} className={buttonClass()}>
          {LL.common.edit()}
        </Link>
      );
    case 'save_event_teams@1':
      return (
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          search={{ tab: 'teams' }}
          className={buttonClass()}
        >
          {LL.event.teams.see()}
        </Link>
      );
    case 'add_participant@1':
      return correct(record);
    default:
      return <Button onClick={() => void retry(record.id)}>{LL.outbox.action.retry()}</Button>;
  }
}

const asked = ({ name }: OutboxRecord): string => name.slice(0, name.indexOf('@'));

function isAbout(record: OutboxRecord, event_id: string): boolean {
  const args = record.args as { id?: string; event_id?: string };
  return (args.event_id ?? args.id) === event_id && !ELSEWHERE.includes(asked(record));
}
