import { Link } from '@tanstack/react-router';
import Crosshair from 'lucide-react/icons/crosshair';
import type { MappedEvent } from '#domain/event/event-map.ts';
import { DistanceFact } from '#entities/place/distance-fact.tsx';
import { PlaceText } from '#entities/place/place-text.tsx';
import { PlaceCard } from '#entities/places-map/place-card.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { RefusedPoint } from './adjust/refused-point.tsx';
import { EventChips, type EventChipsProps } from './event-chips.tsx';

type EventCardProps = Omit<EventChipsProps, 'event'> & {
  mapped: MappedEvent;
  /** My changes of its point that the server refused. */
  refused: readonly OutboxRecord[];
  /** Opens the point with what was refused. */
  onCorrect: (id: string) => void;
  /** Undefined while nothing is moved. */
  onAdjust: ((id: string) => void) | undefined;
  onClose: () => void;
};

/** What a tap on the point of an event shows (Spec 2 §2). */
export function EventCard(props: EventCardProps) {
  const { mapped, refused, onCorrect, now, mine, registration, waits, onAdjust, onClose } = props;
  const { event, distance_m } = mapped;
  const { LL, locale } = useI18nContext();
  const words = LL.event_map;
  return (
    <PlaceCard
      place_id={event.id}
      title={event.status === 'cancelled' ? <s>{event.name}</s> : event.name}
      onClose={onClose}
    >
      <EventChips {...{ event, now, mine, registration, waits }} />
      <RefusedPoint refused={refused} onCorrect={() => onCorrect(event.id)} />
      <ul className="flex flex-col gap-1 tabular-nums">
        <li>{`${formatDay(event.date, locale)}, ${event.time}`}</li>
        <li>
          <PlaceText>{event.location}</PlaceText>
        </li>
        <li>{LL.events.game_mode[event.game_mode]()}</li>
        <li className="facts min-h-6 empty:hidden">
          <DistanceFact distance_m={distance_m} />
        </li>
        {onAdjust && !mine && <li className="text-soft">{words.only_organiser()}</li>}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          className={buttonClass({ variant: 'main' })}
        >
          {words.details()}
        </Link>
        {onAdjust && mine && (
          <Button icon={Crosshair} onClick={() => onAdjust(event.id)}>
            {words.adjust_point()}
          </Button>
        )}
      </div>
    </PlaceCard>
  );
}
