import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { eventDay } from './event-day.ts';

const HOUR_MS = 3_600_000;

/**
 * Which reminders are still to be sent: the one on the eve, and the one an hour before the game.
 * @param now UTC ISO instant
 */
export function remindersLeft(
  { date, starts_at }: Pick<AirsoftEvent, 'date' | 'starts_at'>,
  now: string,
): 'both' | 'hour' | 'none' {
  if (eventDay(now) < date) return 'both';
  return Date.parse(starts_at) - Date.parse(now) > HOUR_MS ? 'hour' : 'none';
}
