import { Link } from '@tanstack/react-router';
import { hasStarted } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/kept-words.ts';
import { refusalSentence, refusedSentence } from '#i18n/refusal.ts';
import type { MyRegistration } from '#live/my-registrations.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { useRetry } from '#actions/use-act.ts';

type Props = { event: AirsoftEvent; mine: MyRegistration; now: string };

/** My place in this event, described by its state. */
export function MyRegistrationNote({ event, mine, now }: Props) {
  const { LL } = useI18nContext();
  const words = LL.events.registration;
  const { expired } = useSyncStatus();
  const cancel = !hasStarted(event, now) && <CancelRegistration event={event} mine={mine} />;
  switch (mine.status) {
    case 'queued':
      return (
        <Note
          kind="waiting"
          title={words.queued()}
          action={
            <>
              {expired && <SignInAgain event={event} />}
              {cancel}
              <SeeOutbox />
            </>
          }
        >
          {mine.asked?.status === 'blocked'
            ? refusalSentence(mine.asked.error?.code, LL)
            : keptSentence(LL, expired, words.queued_hint())}
        </Note>
      );
    case 'sending':
      return (
        <Note kind="sending" title={words.sending()}>
          {words.sending_hint()}
        </Note>
      );
    case 'canceling':
      return (
        <Note kind="waiting" title={words.canceling()} action={<SeeOutbox />}>
          {keptSentence(LL, expired, LL.event.cancel.waiting())}
        </Note>
      );
    case 'refused':
      return <Refused event={event} mine={mine} />;
    case 'confirmed':
      return (
        <Note kind="confirmed" title={words.confirmed()} action={cancel}>
          {mine.cancel_refused
            ? `${LL.event.cancel.refused()}: ${refusalSentence(mine.cancel_refused.error?.code, LL)}`
            : words.confirmed_hint()}
        </Note>
      );
  }
}

function Refused({ event, mine }: Omit<Props, 'now'>) {
  const { LL } = useI18nContext();
  const retry = useRetry();
  const { discard } = useOutboxActions();
  const id = mine.asked?.id;
  return (
    <Note
      kind="refused"
      title={LL.events.registration.refused()}
      action={
        id && (
          <>
            <Button onClick={() => void retry(id)}>{LL.outbox.action.retry()}</Button>
            <Link to="/register/$id" params={{ id: event.id }} className={buttonClass()}>
              {LL.outbox.action.edit()}
            </Link>
            <Button variant="plain" onClick={() => void discard(id)}>
              {LL.outbox.action.discard()}
            </Button>
          </>
        )
      }
    >
      {refusedSentence(mine.asked, LL)}
    </Note>
  );
}

function SignInAgain({ event }: Pick<Props, 'event'>) {
  const { LL } = useI18nContext();
  return (
    <Link
      to="/auth"
      search={{ from: `/event/${event.id}` }}
      className={buttonClass({ variant: 'main' })}
    >
      {LL.registration.needs_sign_in_action()}
    </Link>
  );
}

function SeeOutbox() {
  const { LL } = useI18nContext();
  return (
    <Link to="/outbox" className={buttonClass({ variant: 'plain' })}>
      {LL.events.registration.see_outbox()}
    </Link>
  );
}
