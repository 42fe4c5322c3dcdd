/** A section of the list of events near today: the keys of `LL.events.group`. */
export type NearGroup =
  | 'today'
  | 'this_week'
  | 'this_weekend'
  | 'next_week'
  | 'next_weekend'
  | 'past';
/** Later ones are grouped by month, YYYY-MM. */
export type EventGroup = NearGroup | `${number}-${number}`;

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

/** The first day that lists show. @param today YYYY-MM-DD */
export const windowFrom = (today: string): string => dayAfter(today, -WINDOW_DAYS);

// By hand: date-fns would bring 470 bytes to the first list, and count in the zone of the device.
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Lists are grouped by day: an event of today is not past in the afternoon. A week begins on
 * Monday, so that a weekend is in one of them. Both days YYYY-MM-DD.
 */
export function eventGroup(date: string, today: string): EventGroup {
  if (date < today) return 'past';
  if (date === today) return 'today';
  const [saturday, monday, next_saturday, after] = weeksFrom(today);
  if (date < saturday) return 'this_week';
  if (date < monday) return 'this_weekend';
  if (date < next_saturday) return 'next_week';
  return date < after ? 'next_weekend' : (date.slice(0, 7) as EventGroup);
}

type Weeks = readonly [saturday: string, monday: string, next_saturday: string, after: string];

/** Cached, because a list of thousands asks it of every row. Days are compared as text. */
let weeks: { today: string; at: Weeks } | undefined;
function weeksFrom(today: string): Weeks {
  if (weeks?.today !== today) {
    const since_monday = (new Date(today).getUTCDay() + 6) % 7;
    const at = ([5, 7, 12, 14] as const).map((days) => dayAfter(today, days - since_monday));
    weeks = { today, at: at as unknown as Weeks };
  }
  return weeks.at;
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
