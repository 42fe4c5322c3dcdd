import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { hasStarted, registrationState } from '#domain/event-rules.ts';
import { dateBlock, formatDayLong, formatDistance, formatNumber } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RegistrationStatus } from '#live/my-registrations.ts';
import { CapacityBar } from '#ui/capacity-bar.tsx';
import { EventRow } from '#ui/event-row.tsx';
import { rowLinkClass, type RowElement } from '#ui/list-row.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import type { ListedEvent } from './listed-event.ts';
import { RegistrationChip } from './registration-chip.tsx';

export type EventListRowProps = {
  readonly event: ListedEvent;
  /** UTC ISO instant. */
  readonly now: string;
  /** NaN for an event without coordinates. */
  readonly distance_m?: number | undefined;
  readonly registration?: RegistrationStatus | undefined;
  readonly level?: 2 | 3;
  /** For a list that draws only what is in sight. */
  readonly element?: RowElement | undefined;
};

/** Drawn again only when something of its own has changed: the others are thousands. */
export const EventListRow = memo(function EventListRow(props: EventListRowProps) {
  const { event, now, level = 3, ...rest } = props;
  const { LL, locale } = useI18nContext();
  const { distance_m, registration, element } = rest;
  const known = distance_m !== undefined && !Number.isNaN(distance_m);
  return (
    <EventRow
      level={level}
      element={element}
      title={
        <Link to="/event/$id" params={{ id: event.id }} className={rowLinkClass}>
          {event.name}
        </Link>
      }
      date={dateBlock(event.date, locale)}
      date_text={`${formatDayLong(event.date, locale)}, ${event.time}`}
      time={event.time}
      location={event.location}
      distance={
        known
          ? LL.events.distance.away({ distance: formatDistance(distance_m, locale) })
          : undefined
      }
      game_mode={LL.events.game_mode[event.game_mode]()}
      past={hasStarted(event, now)}
      capacity={
        <CapacityBar
          taken={event.operators_count}
          limit={event.max_op}
          format={(value) => formatNumber(value, locale)}
          label={
            event.max_op === 0
              ? LL.events.registered_count({ count: event.operators_count })
              : LL.events.places.taken({ taken: event.operators_count, limit: event.max_op })
          }
        />
      }
      state={<RowChips event={event} now={now} registration={registration} />}
    />
  );
});

type RowChipsProps = Pick<EventListRowProps, 'event' | 'now' | 'registration'>;

/** What is special about this event, mine first; nothing when I could simply register. */
function RowChips({ event, now, registration }: RowChipsProps) {
  return (
    <>
      <PrivateChip event={event} />
      {registration ? (
        <RegistrationChip status={registration} />
      ) : (
        <EventStateChip event={event} now={now} />
      )}
    </>
  );
}

function PrivateChip({ event }: { event: ListedEvent }) {
  const { LL } = useI18nContext();
  return event.is_public ? null : <StateChip kind="private">{LL.events.private()}</StateChip>;
}

/** A list that closed by itself is full: 'Inscrições Encerradas' is the organiser's doing. */
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
