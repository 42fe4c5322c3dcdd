import { createEvents, type EventAttributes } from 'ics';
import { GAME_HOURS } from '#domain/event/event-times.ts';

export type CalendarEntry = {
  /** Of the row; the same entry of a newer file replaces the earlier one. */
  readonly id: string;
  /** The row's `rev`, which grows. */
  readonly rev: number;
  readonly title: string;
  readonly location: string;
  /** Instants; `end` null when nobody said. */
  readonly start: string;
  readonly end: string | null;
  readonly geo?: { readonly lat: number; readonly lon: number };
  /** Paragraphs; empty ones are left out. */
  readonly about: readonly string[];
  readonly url: string;
  /** What the alarms say, a day and an hour before. */
  readonly day_before: string;
  readonly hour_before: string;
};

/**
 * An iCalendar file with these entries and their alarms. Its times are UTC, and a phone shows them
 * in its own zone.
 * @throws when the library rejects an entry, which would be a bug
 */
export function calendarFile(entries: readonly CalendarEntry[]): string {
  const { error, value } = createEvents(entries.map(attributesOf));
  if (error || !value) throw error ?? new Error('no calendar file');
  return value.replace(DAYS_ALONE, '$1');
}

function attributesOf(entry: CalendarEntry): EventAttributes {
  const { end, geo, url } = entry;
  return {
    uid: `${entry.id}@qg-airsoft`,
    productId: 'qg-airsoft',
    sequence: entry.rev,
    start: Date.parse(entry.start),
    startInputType: 'utc',
    startOutputType: 'utc',
    ...(end === null
      ? { duration: { hours: GAME_HOURS } }
      : { end: Date.parse(end), endInputType: 'utc' as const, endOutputType: 'utc' as const }),
    title: entry.title,
    location: entry.location,
    ...(geo && { geo }),
    description: entry.about.filter(Boolean).join('\n\n'),
    url,
    status: 'CONFIRMED',
    alarms: [
      alarm(entry.day_before, { days: 1, before: true }),
      alarm(entry.hour_before, { hours: 1, before: true }),
    ],
  };
}

/** The library writes `-P1DT` for a day before, whose T without a time strict readers refuse. */
const DAYS_ALONE = /(?<=\r\n)(TRIGGER:-?P\d+D)T(?=\r\n)/g;

type Alarm = NonNullable<EventAttributes['alarms']>[number];

const alarm = (description: string, trigger: NonNullable<Alarm['trigger']>): Alarm => ({
  action: 'display',
  // the library escapes the entry's texts, but of an alarm's only line breaks
  description: description.replace(/[\\;,]/g, '\\$&'),
  trigger,
});
