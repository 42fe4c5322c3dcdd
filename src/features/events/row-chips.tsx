import { hasStarted, registrationState } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RegistrationStatus } from '#live/my-registrations.ts';
import { StateChip } from '#ui/state-chip.tsx';
import type { ListedEvent } from './listed-event.ts';
import { RegistrationChip } from './registration-chip.tsx';

type RowChipsProps = {
  event: ListedEvent;
  /** UTC ISO instant. */
  now: string;
  registration?: RegistrationStatus | undefined;
};

/**
 * What is special about this event, my own state first; nothing when I could simply register. A
 * registration for a cancelled event does not count.
 */
export function RowChips({ event, now, registration }: RowChipsProps) {
  const mine = registration && <RegistrationChip status={registration} />;
  return (
    <>
      <PrivateChip event={event} />
      {mine}
      {(!mine || event.status !== 'planned') && <EventStateChip event={event} now={now} />}
    </>
  );
}

function PrivateChip({ event }: { event: ListedEvent }) {
  const { LL } = useI18nContext();
  return event.is_public ? null : <StateChip kind="private">{LL.events.private()}</StateChip>;
}

/**
 * A list that closed automatically is full: 'Inscrições Encerradas' means that the organiser closed
 * it.
 */
function EventStateChip({ event, now }: Omit<RowChipsProps, 'registration'>) {
  const { LL } = useI18nContext();
  const started = event.status !== 'cancelled' && hasStarted(event, now);
  const state = registrationState(event, { now, signed_in: true, registered: false });
  if (started) return <StateChip kind="past">{LL.events.card.past()}</StateChip>;
  switch (state) {
    case 'cancelled':
      return <StateChip kind="canceled">{LL.events.canceled()}</StateChip>;
    case 'postponed':
      return <StateChip kind="warning">{LL.events.postponed()}</StateChip>;
    case 'closed':
      return <StateChip kind="closed">{LL.events.card.closed()}</StateChip>;
    case 'full':
      return <StateChip kind="full">{LL.events.card.full()}</StateChip>;
    default:
      return null;
  }
}
