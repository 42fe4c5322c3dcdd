import { createEvent } from 'ics';
import { briefingText } from '#domain/briefing-html.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** The spec says when a game begins and not when it ends, so an afternoon is reserved. */
const DURATION_H = 5;

type CalendarWords = { url: string; day_before: string; hour_before: string };

/**
 * The event as an iCalendar file, with alarms a day and an hour before. Times are UTC: `starts_at`
 * is local time in America/Sao_Paulo, and a phone shows it in its own zone.
 * @throws when the library rejects the event, which would be a bug
 */
export function calendarText(event: AirsoftEvent, words: CalendarWords): string {
  const { latitude: lat, longitude: lon } = event;
  const { error, value } = createEvent({
    uid: `${event.id}@qg-airsoft`,
    productId: 'qg-airsoft',
    sequence: event.rev, // a newer file of a postponed event replaces the earlier one
    start: Date.parse(event.starts_at),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: DURATION_H },
    title: event.name,
    location: event.location,
    ...(lat !== null && lon !== null && { geo: { lat, lon } }),
    description: `${briefingText(event.briefing)}\n\n${words.url}`.trim(),
    url: words.url,
    status: 'CONFIRMED',
    alarms: [
      {
        action: 'display',
        description: words.day_before,
        trigger: { days: 1, before: true },
      },
      {
        action: 'display',
        description: words.hour_before,
        trigger: { hours: 1, before: true },
      },
    ],
  });
  if (error || !value) throw error ?? new Error('no calendar file');
  return value;
}
