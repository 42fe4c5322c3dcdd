import { Link } from '@tanstack/react-router';
import Calendar from 'lucide-react/icons/calendar';
import Crosshair from 'lucide-react/icons/crosshair';
import MapIcon from 'lucide-react/icons/map';
import { memo } from 'react';
import type { MappedEvent } from '#domain/event/event-map.ts';
import { PlaceFact } from '#entities/place/place-fact.tsx';
import { formatDayWritten } from '#i18n/formats/written-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { IconButton } from '#ui/button.tsx';
import { DistanceFact } from '#entities/place/distance-fact.tsx';
import { ListRow, rowLinkClass, type RowElement } from '#ui/lists/list-row.tsx';
import { RefusedPoint } from './adjust/refused-point.tsx';
import { EventChips, type EventChipsProps } from './event-chips.tsx';

type MapEventRowProps = Omit<EventChipsProps, 'event'> & {
  mapped: MappedEvent;
  chosen: boolean;
  /** Shows its point on the map, and its card. The same over renders. */
  onChoose: (id: string) => void;
  /**
   * My changes of its point that the server refused. While there is none, the array is the same over
   * renders.
   */
  refused: readonly OutboxRecord[];
  /** Opens the point with what was refused. The same over renders. */
  onCorrect: (id: string) => void;
  /** Undefined while nothing is moved. The same over renders. */
  onAdjust: ((id: string) => void) | undefined;
  element?: RowElement | undefined;
};

/** An event beside the map: its name leads to its page, the button to its point. */
export const MapEventRow = memo(function MapEventRow(props: MapEventRowProps) {
  const { mapped, chosen, onChoose, now, mine, waits, registration } = props;
  const { refused, onCorrect, onAdjust, element } = props;
  const { event, place, distance_m } = mapped;
  const { LL, locale } = useI18nContext();
  const words = LL.event_map;
  return (
    <ListRow
      element={element}
      title={
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          aria-current={chosen ? true : undefined}
          className={rowLinkClass}
        >
          {event.status === 'cancelled' ? <s>{event.name}</s> : event.name}
        </Link>
      }
      facts={
        <>
          <span className="fact">
            <Calendar aria-hidden />
            <span>{formatDayWritten(event.date, locale)}</span>
          </span>
          <PlaceFact>{event.location}</PlaceFact>
          <DistanceFact distance_m={distance_m} />
        </>
      }
      extra={
        <>
          <EventChips {...{ event, now, mine, registration, waits }} />
          <RefusedPoint refused={refused} onCorrect={() => onCorrect(event.id)} />
          {/* only of an event of mine may I move the point */}
          {onAdjust && !mine && <p className="text-sm text-soft">{words.only_organiser()}</p>}
        </>
      }
      trailing={
        onAdjust && mine ? (
          <IconButton
            icon={Crosshair}
            label={words.adjust_of({ name: event.name })}
            onClick={() => onAdjust(event.id)}
          />
        ) : place ? (
          <IconButton
            icon={MapIcon}
            label={words.show({ name: event.name })}
            aria-haspopup="dialog"
            onClick={() => onChoose(event.id)}
          />
        ) : (
          <span className="text-sm text-soft">{words.no_point()}</span>
        )
      }
    />
  );
});
