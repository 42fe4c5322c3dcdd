import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { hasStarted } from './event-rules.ts';

type Game = Pick<AirsoftEvent, 'id' | 'date' | 'time' | 'status' | 'starts_at'>;

/**
 * The other games that I play on the day of this one, by time: none for an event that I can't play
 * any more.
 * @param mine the events that I have a place in
 * @param now UTC ISO instant
 */
export function gamesOnSameDay<Mine extends Game>(
  event: Game,
  mine: readonly Mine[],
  now: string,
): readonly Mine[] {
  if (event.status !== 'planned' || hasStarted(event, now)) return [];
  return mine
    .filter(
      ({ id, date, status }) => id !== event.id && date === event.date && status === 'planned',
    )
    .toSorted((a, b) => a.time.localeCompare(b.time));
}
