import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { hasStarted } from '#domain/event/event-rules.ts';
import { RowChips } from '#entities/event/chips/row-chips.tsx';
import { usePlace } from '#entities/place/place-store.ts';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDayLong, formatDistance, formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { priceWords } from '#i18n/words/price-words.ts';
import type { RegistrationStatus } from '#live/event/my-registrations.ts';
import { useFreshRow } from '#live/rows/use-fresh-row.ts';
import { CapacityBar } from '#ui/lists/capacity-bar.tsx';
import { EventRow } from '#ui/lists/event-row.tsx';
import { rowLinkClass, type RowElement } from '#ui/lists/list-row.tsx';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import { useDesk } from '../desk/desk-store.ts';

export type EventListRowProps = {
  readonly event: ListedEvent;
  /** UTC ISO instant. */
  readonly now: string;
  /** NaN for an event without coordinates. */
  readonly distance_m?: number | undefined;
  readonly registration?: RegistrationStatus | undefined;
  /** People of my registration that the server's count does not include yet. */
  readonly unsent?: number | undefined;
  /** For a list that renders only the visible rows. */
  readonly element?: RowElement | undefined;
};

/**
 * Memoised: a row renders again only when its own data changes, because there are thousands of
 * rows.
 */
export const EventListRow = memo(function EventListRow(props: EventListRowProps) {
  const event = useFreshRow('airsoft_events', props.event);
  const { LL, locale } = useI18nContext();
  const { now, distance_m, registration, unsent = 0, element } = props;
  const taken = event.operators_count + unsent;
  const is_beside = useDesk(({ beside }) => beside === event.id);
  const known = distance_m !== undefined && !Number.isNaN(distance_m);
  const has_place = usePlace((place) => place.has_room);
  return (
    <EventRow
      level={3}
      element={element}
      title={
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          aria-current={is_beside ? true : undefined}
          className={rowLinkClass}
        >
          {event.name}
        </Link>
      }
      date={dateBlock(event.date, locale)}
      date_text={`${formatDayLong(event.date, locale)}, ${event.time}`}
      time={event.time}
      location={<PlaceText>{event.location}</PlaceText>}
      distance={
        known
          ? LL.events.distance.away({ distance: formatDistance(distance_m, locale) })
          : has_place
            ? ''
            : undefined
      }
      game_mode={LL.events.game_mode[event.game_mode]()}
      price={event.price_cents === null ? undefined : priceWords(event.price_cents, { LL, locale })}
      past={hasStarted(event, now)}
      capacity={
        <CapacityBar
          taken={taken}
          limit={event.max_op}
          format={(value) => formatNumber(value, locale)}
          label={
            event.max_op === 0
              ? LL.events.registered_count({ count: taken })
              : LL.events.places.taken({ taken, limit: event.max_op })
          }
        />
      }
      state={<RowChips event={event} now={now} registration={registration} />}
    />
  );
});
