import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { hasStarted } from '#domain/event-rules.ts';
import { dateBlock, formatDayLong, formatDistance, formatNumber } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RegistrationStatus } from '#live/my-registrations.ts';
import { CapacityBar } from '#ui/capacity-bar.tsx';
import { EventRow } from '#ui/event-row.tsx';
import { rowLinkClass, type RowElement } from '#ui/list-row.tsx';
import type { ListedEvent } from './listed-event.ts';
import { RowChips } from './row-chips.tsx';

export type EventListRowProps = {
  readonly event: ListedEvent;
  /** UTC ISO instant. */
  readonly now: string;
  /** NaN for an event without coordinates. */
  readonly distance_m?: number | undefined;
  readonly registration?: RegistrationStatus | undefined;
  readonly level?: 2 | 3;
  /** For a list that renders only the visible rows. */
  readonly element?: RowElement | undefined;
};

/**
 * Memoised: a row renders again only when its own data changes, because there are thousands of
 * rows.
 */
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
