import { hasStarted, isFull } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RegistrationStatus } from '#live/event/my-registrations.ts';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import { RegistrationChip } from './registration-chip.tsx';

type RowChipsProps = {
  event: Pick<
    ListedEvent,
    | 'is_public'
    | 'status'
    | 'starts_at'
    | 'is_info_only'
    | 'registration_closed'
    | 'closed_because_full'
    | 'max_op'
    | 'operators_count'
    | 'places_offered'
  >;
  /** UTC ISO instant. */
  now: string;
  registration?: RegistrationStatus | undefined;
};

/**
 * What is special about this event, my own state first; nothing when I could simply register. A
 * registration for a cancelled event does not count.
 */
export function RowChips({ event, now, registration }: RowChipsProps) {
  const { LL } = useI18nContext();
  const mine = registration && <RegistrationChip status={registration} />;
  return (
    <>
      {!event.is_public && <StateChip kind="private">{LL.events.private()}</StateChip>}
      {mine}
      {(!mine || event.status !== 'planned') && <EventStateChip event={event} now={now} />}
    </>
  );
}

/** A list may be closed, full, or both: it closes automatically when the last place is taken. */
function EventStateChip({ event, now }: Omit<RowChipsProps, 'registration'>) {
  const { LL } = useI18nContext();
  const { card, cancelled, postponed } = LL.events;
  const { status } = event;
  if (status === 'cancelled') return <StateChip kind="cancelled">{cancelled()}</StateChip>;
  if (hasStarted(event, now)) return <StateChip kind="past">{card.past()}</StateChip>;
  if (status === 'postponed') return <StateChip kind="warning">{postponed()}</StateChip>;
  if (event.is_info_only) return <StateChip kind="info">{card.info_only()}</StateChip>;
  return (
    <>
      {event.registration_closed && <StateChip kind="closed">{card.closed()}</StateChip>}
      {isFull(event) && <StateChip kind="full">{card.full()}</StateChip>}
    </>
  );
}
