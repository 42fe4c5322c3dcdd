import { Link } from '@tanstack/react-router';
import CloudDownload from 'lucide-react/icons/cloud-download';
import Ticket from 'lucide-react/icons/ticket';
import { hasStarted } from '#domain/event/event-rules.ts';
import { isOver, peopleArrive } from '#domain/event/event-times.ts';
import { AfterNote } from '#entities/event/after/after-note.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence, waitsWord } from '#i18n/words/kept-words.ts';
import { refusalSentence, refusedSentence } from '#i18n/outcomes/refusal.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import { mayBeTaken } from '#sync/outbox/outbox-decisions.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { useRetry } from '#actions/use-act.ts';

type Props = { event: AirsoftEvent; mine: MyRegistration; now: string };

/** My place in this event, described by its state. */
export function MyRegistrationNote({ event, mine, now }: Props) {
  const { LL } = useI18nContext();
  const words = LL.events.registration;
  const way = useWayOut();
  const cancel = !hasStarted(event, now) && <CancelRegistration event={event} mine={mine} />;
  switch (mine.status) {
    case 'queued':
      return (
        <Note
          kind="waiting"
          title={waitsWord(LL, way, words.queued())}
          action={
            <>
              {way === 'needs_sign_in' && <SignInAgain event={event} />}
              {cancel}
              <SeeOutbox />
            </>
          }
        >
          {mine.asked?.status === 'blocked'
            ? refusalSentence(mine.asked.error?.code, LL)
            : keptSentence(LL, way, LL.registration.mine.queued_hint())}
        </Note>
      );
    case 'sending':
      return (
        <Note kind="sending" title={words.sending()}>
          {LL.registration.mine.sending_hint()}
        </Note>
      );
    case 'cancelling':
      return (
        <Note kind="waiting" title={words.cancelling()} action={<SeeOutbox />}>
          {keptSentence(LL, way, LL.event.cancel.waiting())}
        </Note>
      );
    case 'refused':
      return <Refused event={event} mine={mine} />;
    case 'confirmed':
      if (event.status === 'planned' && isOver(event, now) && !mine.cancel_refused) {
        return <AfterNote event={event} mine={mine} now={now} />;
      }
      return (
        <Note
          kind={event.status === 'cancelled' ? 'info' : 'confirmed'}
          title={words.confirmed()}
          action={
            <>
              <SeePass event={event} now={now} />
              {cancel}
            </>
          }
        >
          {mine.cancel_refused
            ? `${LL.event.cancel.refused()}: ${refusalSentence(mine.cancel_refused.error?.code, LL)}`
            : event.status === 'cancelled'
              ? refusalSentence('event_cancelled', LL)
              : LL.registration.mine.confirmed_hint()}
        </Note>
      );
  }
}

function Refused({ event, mine }: Omit<Props, 'now'>) {
  const { LL } = useI18nContext();
  const retry = useRetry();
  const { discard } = useOutboxActions();
  const { asked } = mine;
  return (
    <Note
      kind="refused"
      title={LL.registration.refused()}
      action={
        asked && (
          <>
            {mayBeTaken(asked) && (
              <>
                <Button onClick={() => void retry(asked.id)}>{LL.outbox.action.retry()}</Button>
                <Link to="/register/$id" params={{ id: event.id }} className={buttonClass()}>
                  {LL.outbox.action.edit()}
                </Link>
              </>
            )}
            <Button variant="plain" onClick={() => void discard(asked.id)}>
              {LL.outbox.action.discard()}
            </Button>
          </>
        )
      }
    >
      {refusedSentence(asked, LL)}
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

/** My pass, which on the day is what the person opens the event for, and all that I take there. */
function SeePass({ event, now }: Pick<Props, 'event' | 'now'>) {
  const { LL } = useI18nContext();
  if (event.status !== 'planned' || isOver(event, now)) return null;
  const variant = peopleArrive(event, now) ? 'main' : 'quiet';
  return (
    <>
      <Link to="/event/$id/pass" params={{ id: event.id }} className={buttonClass({ variant })}>
        <Ticket aria-hidden className="size-5" />
        {LL.registration.mine.pass()}
      </Link>
      <Link to="/event/$id/pack" params={{ id: event.id }} className={buttonClass()}>
        <CloudDownload aria-hidden className="size-5" />
        {LL.registration.mine.pack()}
      </Link>
    </>
  );
}

function SeeOutbox() {
  const { LL } = useI18nContext();
  return (
    <Link to="/outbox" className={buttonClass({ variant: 'plain' })}>
      {LL.registration.mine.see_outbox()}
    </Link>
  );
}
