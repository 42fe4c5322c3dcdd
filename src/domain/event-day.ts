import { isExists } from 'date-fns/isExists';

/** A section of the list of events: the keys of `LL.events.group`. */
export type EventGroup = 'today' | 'this_week' | 'later' | 'past';

/** Events have no time zone of their own; the database reads all of them in this one. */
export const EVENT_ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

/** Lists show events from 15 days ago onward (Spec 1 §9), like `private.window_from` in SQL. */
const WINDOW_DAYS = 15;

/** The calendar day of an instant where the events are, YYYY-MM-DD. @param now UTC ISO instant */
export function eventDay(now: string): string {
  const parts = dayFormat.formatToParts(new Date(now));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)!.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Whether the text is a real day; 30 February is not (Chrome reads it as 2 March). @param text YYYY-MM-DD */
export function isDay(text: string): boolean {
  const [year, month, date] = text.split('-').map(Number);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isExists(year!, month! - 1, date!);
}

/** The first day that lists show. @param today YYYY-MM-DD */
export const windowFrom = (today: string): string => dayAfter(today, -WINDOW_DAYS);

// By hand: date-fns would bring 470 bytes to the first list, and count in the zone of the device.
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Lists are grouped by day: an event of today is not past in the afternoon. Both days YYYY-MM-DD.
 * `this_week` is the next six days, so a list on Thursday says "this week" for Sunday.
 */
export function eventGroup(date: string, today: string): EventGroup {
  if (date < today) return 'past';
  if (date === today) return 'today';
  return date <= endOfWeek(today) ? 'this_week' : 'later';
}

/** Cached, because a list of thousands asks it of every row. Days are compared as text. */
let week = { from: '', to: '' };
function endOfWeek(today: string): string {
  if (week.from !== today) {
    week = { from: today, to: dayAfter(today, 6) };
  }
  return week.to;
}

/** The coming weekend, or the rest of the current one. @param today YYYY-MM-DD */
export function weekendOf(today: string): { from: string; to: string } {
  const weekday = new Date(today).getUTCDay();
  const to_sunday = (7 - weekday) % 7;
  return { from: dayAfter(today, Math.max(0, to_sunday - 1)), to: dayAfter(today, to_sunday) };
}

/** The last day of the month. @param today YYYY-MM-DD */
export const monthEnd = (today: string): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);

/** Dated today or later: what home shows (Spec 1 §2). */
export const isUpcoming = (date: string, today: string): boolean => date >= today;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: EVENT_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
