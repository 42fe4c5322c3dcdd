import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { subMonths } from 'date-fns/subMonths';
import { eventDay } from './event-day.ts';

const MONTHS = 12;

/** YYYY-MM of an instant, where the events are. */
export const monthOf = (instant: string): string => eventDay(instant).slice(0, 7);

/** The last twelve as YYYY-MM, oldest first, up to the current one. @param now UTC ISO instant */
export function lastMonths(now: string): string[] {
  const present = parseISO(monthOf(now));
  return Array.from({ length: MONTHS }, (_, ago) =>
    formatISO(subMonths(present, ago), { representation: 'date' }).slice(0, 7),
  ).toReversed();
}
