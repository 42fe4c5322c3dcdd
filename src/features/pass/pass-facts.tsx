import { eventDay } from '#domain/time/event-day.ts';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type PassTimesProps = {
  event: AirsoftEvent;
  /** UTC ISO instant. */
  now: string;
};

/** What a person looks for on the way: the day, and when the gate opens. */
export function PassTimes({ event, now }: PassTimesProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.pass.fact;
  const { day, month, weekday } = dateBlock(event.date, locale);
  const is_today = event.date === eventDay(now);
  return (
    <dl className="pass-facts">
      <div>
        <dt>{words.day()}</dt>
        <dd>
          <time dateTime={event.date} title={formatDayLong(event.date, locale)}>
            {is_today ? words.today() : `${weekday}, ${day} ${month}`}
          </time>
        </dd>
      </div>
      {event.gate_time && (
        <div>
          <dt>{words.gate()}</dt>
          <dd>{event.gate_time}</dd>
        </div>
      )}
      <div>
        <dt>{words.start()}</dt>
        <dd>{event.time}</dd>
      </div>
    </dl>
  );
}

/** The arena by its name, and the address, which of a secret place only registered people read. */
export function PassPlace({ event }: { event: AirsoftEvent }) {
  const { id, arena_id, location, place_is_secret } = event;
  const payment = useLiveRecord('event_payments', id);
  const arena = useLiveRecord('arenas', place_is_secret ? '' : (arena_id ?? ''));
  const secret_place = payment.state === 'present' ? payment.row.secret_place : null;
  const place = (place_is_secret && secret_place) || location;
  const name = arena.state === 'present' ? arena.row.name : '';
  return (
    <p className="pass-place">
      {name && !place.includes(name) && `${name} · `}
      <PlaceText>{place}</PlaceText>
    </p>
  );
}
