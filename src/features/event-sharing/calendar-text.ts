import { briefingText } from '#domain/briefing/briefing-html.ts';
import { endsAt } from '#domain/event/event-times.ts';
import { calendarFile } from '#entities/calendar/calendar-entry.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type CalendarWords = {
  url: string;
  day_before: string;
  hour_before: string;
  /** Gate, end, and what to bring, a line each. */
  facts: readonly string[];
};

/**
 * The event as an iCalendar file, with alarms a day and an hour before. `starts_at` is local time in
 * America/Sao_Paulo; the file says UTC.
 * @throws when the library rejects the event, which would be a bug
 */
export function calendarText(event: AirsoftEvent, words: CalendarWords): string {
  const { latitude: lat, longitude: lon } = event;
  return calendarFile([
    {
      id: event.id,
      rev: event.rev,
      title: event.name,
      location: event.location,
      start: event.starts_at,
      end: endsAt(event),
      ...(lat !== null && lon !== null && { geo: { lat, lon } }),
      about: [words.facts.join('\n'), briefingText(event.briefing), words.url],
      url: words.url,
      day_before: words.day_before,
      hour_before: words.hour_before,
    },
  ]);
}
