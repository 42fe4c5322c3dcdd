import { isAfter } from 'date-fns/isAfter';
import { subHours } from 'date-fns/subHours';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { eventDay } from './event-day.ts';

/**
 * Which reminders are still to be sent: the one on the eve, and the one an hour before the game.
 * @param now UTC ISO instant
 */
export function remindersLeft(
  { date, starts_at }: Pick<AirsoftEvent, 'date' | 'starts_at'>,
  now: string,
): 'both' | 'hour' | 'none' {
  if (eventDay(now) < date) return 'both';
  return isAfter(subHours(starts_at, 1), now) ? 'hour' : 'none';
}
