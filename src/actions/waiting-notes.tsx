import { useNavigate, useSearch } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import { mutationTitle } from '#i18n/outcomes/mutation-title.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { nowUtc } from '#platform/clock.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayBeTaken, mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { useRetry } from './use-act.ts';
import { useUndo } from './use-say.ts';

/** A longer queue is shown in Pendências. */
const SHOWN = 5;

type WaitingNotesProps = {
  /** My mutations about what the screen shows. */
  records: readonly OutboxRecord[];
  /**
   * If the same values would be refused again: a CorrectButton to the form where they came from,
   * instead of a retry.
   */
  correct?: ((record: OutboxRecord) => ReactNode) | undefined;
  /** What else can be done with a refused one. */
  more?: ((record: OutboxRecord) => ReactNode) | undefined;
  /** What a refused one said. */
  said?: ((record: OutboxRecord) => string) | undefined;
};

/** My mutations that wait, each with an undo, and those that the server refused. */
export function WaitingNotes({ records, correct, more, said }: WaitingNotesProps) {
  const { LL } = useI18nContext();
  const undo = useUndo();
  const waiting = useSlow(records.filter(isWaiting));
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
                  <Button variant="plain" onClick={() => void undo([record.id])}>
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
          <Refused key={record.id} {...{ record, correct, more, said }} />
        ))}
    </>
  );
}

/** With a signal most are sent by then: a note that came and went would move what is below it. */
const SOON_MS = 1_500;

/**
 * Those of them that have waited for long. Where the clock of this device is slow, they come a
 * moment later.
 */
function useSlow(waiting: readonly OutboxRecord[]): readonly OutboxRecord[] {
  const ids = waiting.map(({ id }) => id).join();
  const [slow, setSlow] = useState('');
  const now_ms = Date.parse(nowUtc());
  useEffect(() => {
    const timer = setTimeout(() => setSlow(ids), navigator.onLine ? SOON_MS : 0);
    return () => clearTimeout(timer);
  }, [ids]);
  return waiting.filter(
    ({ id, created_at }) => slow.includes(id) || now_ms - Date.parse(created_at) > SOON_MS,
  );
}

type RefusedProps = { record: OutboxRecord } & Pick<WaitingNotesProps, 'correct' | 'more' | 'said'>;

function Refused({ record, correct, more, said }: RefusedProps) {
  const { LL } = useI18nContext();
  const { discard } = useOutboxActions();
  const retry = useRetry();
  return (
    <Note
      kind="refused"
      title={mutationTitle(LL, record)}
      action={
        <>
          {correct?.(record) ??
            (mayBeTaken(record) && (
              <Button onClick={() => void retry(record.id)}>{LL.outbox.action.retry()}</Button>
            ))}
          {more?.(record)}
          <Button variant="plain" onClick={() => void discard(record.id)}>
            {LL.outbox.action.discard()}
          </Button>
        </>
      }
    >
      <p>{refusedSentence(record, LL)}</p>
      <p className="whitespace-pre-line wrap-anywhere">{said?.(record)}</p>
    </Note>
  );
}

type CorrectButtonProps = {
  /** Was refused. */
  record: OutboxRecord;
  /** Opens its form. */
  onCorrect: () => void;
};

/**
 * Opens the form where a refused mutation came from. Pendências leads here with `?again=`, its id:
 * then the form opens by itself, once.
 */
export function CorrectButton({ record, onCorrect }: CorrectButtonProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const { again } = useSearch({ strict: false });
  const open = useEffectEvent(() => {
    onCorrect();
    // closed, it stays closed
    void navigate({
      to: '.',
      search: (given) => ({ ...given, again: undefined }),
      replace: true,
      resetScroll: false,
    });
  });
  const is_asked = again === record.id;
  useEffect(() => {
    if (is_asked) open();
  }, [is_asked]);
  return (
    <Button icon={Pencil} onClick={onCorrect}>
      {LL.outbox.action.edit()}
    </Button>
  );
}
