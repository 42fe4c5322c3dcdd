import ical, { ICalAlarmType, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { addHours } from 'date-fns';
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
 */
export const calendarFile = (entries: readonly CalendarEntry[]): string =>
  ical({ prodId: '-//qg-airsoft//app//PT', events: entries.map(eventOf) }).toString();

const eventOf = (entry: CalendarEntry): ICalEventData => ({
  id: `${entry.id}@qg-airsoft`,
  sequence: entry.rev,
  start: new Date(entry.start),
  end: entry.end === null ? addHours(entry.start, GAME_HOURS) : new Date(entry.end),
  summary: entry.title,
  location: { title: entry.location, ...(entry.geo && { geo: entry.geo }) },
  description: entry.about.filter(Boolean).join('\n\n'),
  url: entry.url,
  status: ICalEventStatus.CONFIRMED,
  alarms: [alarm(entry.day_before, 24), alarm(entry.hour_before, 1)],
});

const alarm = (description: string, hours_before: number) => ({
  type: ICalAlarmType.display,
  description,
  triggerBefore: hours_before * 3_600,
});
