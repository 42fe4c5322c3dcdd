import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { minutesToHours } from 'date-fns/minutesToHours';

export type TimeLeft = { readonly hours: number; readonly minutes: number };

/** Whole minutes until a deadline; null once it has passed. Both UTC ISO instants. */
export function timeLeft(until: string, now: string): TimeLeft | null {
  const minutes = differenceInMinutes(until, now, { roundingMethod: 'ceil' });
  return minutes > 0 ? { hours: minutesToHours(minutes), minutes: minutes % 60 } : null;
}
