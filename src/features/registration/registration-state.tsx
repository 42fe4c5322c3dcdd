import { Link } from '@tanstack/react-router';
import { CalendarX, Flag, Lock, LogIn, Users } from 'lucide-react';
import type { RegistrationState } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyRegistration } from '#live/my-registrations.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';

/** Why there is no form: closed, past, full, or nobody is signed in. */
export function NoForm({
  state,
  event_id,
}: {
  state: Exclude<RegistrationState, 'open' | 'registered'>;
  event_id: string;
}) {
  const { LL } = useI18nContext();
  const words = LL.registration;
  if (state === 'needs_sign_in') {
    return (
      <EmptyState
        icon={LogIn}
        action={
          <Link
            to="/auth"
            search={{ from: `/register/${event_id}` }}
            className={buttonClass({ variant: 'main', size: 'lg' })}
          >
            {words.needs_sign_in_action()}
          </Link>
        }
      >
        {navigator.onLine ? words.needs_sign_in() : words.needs_sign_in_offline()}
      </EmptyState>
    );
  }
  const look = {
    closed: { icon: Lock, detail: words.closed_detail() },
    past: { icon: Flag, detail: words.past_detail() },
    full: { icon: Users, detail: words.full_detail() },
  }[state];
  return (
    <EmptyState icon={look.icon} title={words.closed()} action={<ToEvents />}>
      {look.detail}
    </EmptyState>
  );
}

export function EventAbsent() {
  const { LL } = useI18nContext();
  return (
    <EmptyState
      icon={CalendarX}
      title={LL.registration.not_found()}
      level={1}
      action={<ToEvents />}
    >
      {LL.event.absent_hint()}
    </EmptyState>
  );
}

function ToEvents() {
  const { LL } = useI18nContext();
  return (
    <Link to="/events" className={buttonClass()}>
      {LL.registration.see_events()}
    </Link>
  );
}

/** It is written down: how far it has come, and what happens next without the person. */
export function Registered({ mine, event_id }: { mine: MyRegistration; event_id: string }) {
  const { LL } = useI18nContext();
  const state = mine.status === 'canceling' || mine.status === 'refused' ? 'queued' : mine.status;
  const kind = { queued: 'waiting', sending: 'sending', confirmed: 'confirmed' } as const;
  return (
    <Note
      kind={kind[state]}
      title={LL.registration.saved_title[state]()}
      action={
        <Link to="/event/$id" params={{ id: event_id }} className={buttonClass()}>
          {LL.registration.saved_action()}
        </Link>
      }
    >
      {LL.registration.saved_body[state]()}
    </Note>
  );
}
