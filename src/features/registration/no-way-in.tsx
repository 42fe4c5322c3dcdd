import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { registrationState } from '#domain/event/event-rules.ts';
import { BackToEvent } from '#entities/event/back-links.tsx';
import { SameDayNote } from '#entities/event/day/same-day-note.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence, refusedSentence } from '#i18n/outcomes/refusal.ts';
import { usePerson } from '#live/account-context.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { isOffered, useWaitingLine } from '#live/event/use-waiting-line.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { MyFriends } from './squad/my-friends.tsx';

type NoWayInProps = {
  event: AirsoftEvent;
  now: string;
  /** My registration that the server refused, until I decide about it. */
  refused: OutboxRecord | undefined;
  /** The form, rendered while I can register. */
  children: ReactNode;
};

/** Says why I can't register now, as far as this device knows; otherwise shows the form. */
export function NoWayIn({ event, now, refused, children }: NoWayInProps) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const words = LL.registration;
  // a place that the waiting list offers me is accepted here
  const offered = isOffered(useWaitingLine(event.id)?.mine, now);
  const viewer = { now, signed_in: person !== null, registered: false, offered };
  const state = registrationState(event, viewer);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {refused && (
        <Note
          kind="refused"
          title={words.refused()}
          action={
            <Link to="/outbox" className={buttonClass({ variant: 'plain' })}>
              {words.mine.see_outbox()}
            </Link>
          }
        >
          {refusedSentence(refused, LL)}
        </Note>
      )}
      <MyFriends event={event} now={now} in_form={state === 'open'} />
      {state === 'closed' && (
        <Card title={words.closed()} body={words.closed_detail()} action={<SeeEvents />} />
      )}
      {(state === 'cancelled' || state === 'postponed' || state === 'info_only') && (
        <Card
          title={words.closed()}
          body={refusalSentence(`event_${state}`, LL)}
          action={<SeeEvents />}
        />
      )}
      {state === 'past' && (
        <Card title={words.closed()} body={words.past_detail()} action={<SeeEvents />} />
      )}
      {state === 'full' && (
        <Card
          title={words.closed()}
          body={words.full_detail()}
          action={
            <BackToEvent id={event.id} className={buttonClass({ variant: 'main' })}>
              {words.to_waiting_list()}
            </BackToEvent>
          }
        />
      )}
      {state === 'needs_sign_in' && <SignInFirst event_id={event.id} />}
      {state === 'open' && (
        <>
          <SameDayNote event={event} now={now} />
          {children}
        </>
      )}
    </div>
  );
}

/** Making an account needs a signal. With one, that screen takes the place of this wall. */
function SignInFirst({ event_id }: { event_id: string }) {
  const { LL } = useI18nContext();
  const online = useOnline();
  const words = LL.registration;
  if (online) return <Navigate to="/auth" search={{ from: `/register/${event_id}` }} replace />;
  return (
    <Card
      title={words.needs_sign_in()}
      body={words.needs_sign_in_offline()}
      action={<SeeEvents />}
    />
  );
}

function Card({ title, body, action }: { title: string; body: string; action: ReactNode }) {
  return (
    <Note kind="info" title={title} action={action}>
      {body}
    </Note>
  );
}

function SeeEvents() {
  const { LL } = useI18nContext();
  return (
    <Link to="/events" className={buttonClass()}>
      {LL.registration.see_events()}
    </Link>
  );
}
