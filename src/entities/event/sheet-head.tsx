import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay, formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { PlaceText } from '../place/place-text.tsx';

type SheetHeadProps = { event: AirsoftEvent; title: string; taken?: number };

/** The heading of a printed list: the event, and how old the data is. */
export function SheetHead({ event, title, taken = event.operators_count }: SheetHeadProps) {
  const { LL, locale } = useI18nContext();
  const now = nowUtc();
  // a printed list is read for days, so it never says 'today'
  const when = LL.formats.date_at_time({
    date: formatDay(eventDay(now), locale),
    time: eventTime(now),
  });
  return (
    <header>
      <h1>{event.name}</h1>
      <p>
        {formatDayLong(event.date, locale)}, {event.time} · <PlaceText>{event.location}</PlaceText>
      </p>
      <p>
        {title} · {LL.events.registered_count({ count: taken })} ·{' '}
        {LL.organise.list.printed({ when })}
      </p>
    </header>
  );
}
