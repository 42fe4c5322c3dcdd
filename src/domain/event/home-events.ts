import { eventGroup } from '../time/event-day.ts';

/** Spec 1 §9. */
const EVENTS = 3;

type Dated = { readonly date: string };

/** From Saturday to Sunday of this week. Both days YYYY-MM-DD. */
const isThisWeekend = (date: string, today: string): boolean =>
  eventGroup(date, today) === 'this_weekend' ||
  (date === today && [0, 6].includes(new Date(date).getUTCDay()));

/**
 * What the home page shows of the coming events: those of this weekend where it has enough of them,
 * otherwise the next ones.
 * @param rows in the order of their start
 * @param today YYYY-MM-DD
 */
export function homeEvents<Row extends Dated>(rows: readonly Row[], today: string): readonly Row[] {
  const weekend = rows.filter(({ date }) => isThisWeekend(date, today));
  return (weekend.length >= EVENTS ? weekend : rows).slice(0, EVENTS);
}

/** Whether all of these are on this weekend, which is then their title. @param today YYYY-MM-DD */
export const areThisWeekend = (rows: readonly Dated[], today: string): boolean =>
  rows.every(({ date }) => isThisWeekend(date, today));
