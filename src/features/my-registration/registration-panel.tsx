import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isOwner, registrationState, type RegistrationState } from '#domain/event/event-rules.ts';
import { SameDayNote } from '#entities/event/day/same-day-note.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import { usePerson } from '#live/account-context.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { isOffered, useWaitingLine } from '#live/event/use-waiting-line.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { RefusedRegistration } from './refused-registration.tsx';

type RegistrationPanelProps = {
  event: AirsoftEvent;
  now: string;
  /** My place in the waiting list. */
  in_line: ReactNode;
  /** The button to join the waiting list. */
  full: ReactNode;
};

/** Why I can't register, or was refused; the place that I have is under the name of the event. */
export function RegistrationPanel({ event, now, in_line, full }: RegistrationPanelProps) {
  const { mine, way_in } = useWayIn(event, now);
  const { LL } = useI18nContext();
  const person = usePerson();
  const me = useScopeState('me');
  if (mine) {
    return (
      <>
        {mine.status === 'refused' && <RefusedRegistration event={event} mine={mine} />}
        {mine.status !== 'cancelling' && <SameDayNote event={event} now={now} />}
      </>
    );
  }
  const may_come = way_in === 'open' || way_in === 'full';
  return (
    <>
      {may_come && person && !me?.complete && (
        <Note kind="info">{LL.registration.mine_not_here()}</Note>
      )}
      {may_come && <SameDayNote event={event} now={now} />}
      {in_line}
      {way_in && <WayIn state={way_in} full={full} />}
    </>
  );
}

/** The link to the form, while I can register. */
export function RegisterLink({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  const { way_in } = useWayIn(event, now);
  if (way_in !== 'open' && way_in !== 'needs_sign_in') return null;
  return (
    <Link
      to="/register/$id"
      params={{ id: event.id }}
      className={buttonClass({ variant: 'main', size: 'lg', block: true })}
    >
      {LL.event.action.register()}
    </Link>
  );
}

/**
 * `way_in` is undefined for a person who is in already, for the organiser, and until that is known.
 */
export function useWayIn(event: AirsoftEvent, now: string) {
  const person = usePerson();
  const registrations = useMyRegistrations();
  const known = useMineIsKnown();
  const line = useWaitingLine(event.id);
  const mine = registrations?.get(event.id);
  // an organiser registers at /register
  if (!registrations || mine || !known || isOwner(event, person)) return { mine };
  const offered = isOffered(line?.mine, now);
  const viewer = { now, signed_in: person !== null, registered: false, offered };
  return { way_in: registrationState(event, viewer) };
}

function WayIn({ state, full }: { state: RegistrationState; full: ReactNode }) {
  const { LL } = useI18nContext();
  switch (state) {
    case 'closed':
      return (
        <Note kind="info" title={LL.events.card.closed()}>
          {LL.registration.closed_detail()}
        </Note>
      );
    case 'cancelled':
    case 'postponed':
    case 'info_only':
      return <Note kind="info" title={refusalSentence(`event_${state}`, LL)} />;
    case 'full':
      return full;
    default:
      return null; // the button is in the header, or at the bottom edge; that a game is over, the header says
  }
}
