import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { isDecided } from './my-statistics.ts';

/** unknown: the outcome was not entered yet, or has not arrived on this device. */
export type HowItWas = 'played' | 'missed' | 'unknown';

type Heard = {
  /** The game has ended. */
  readonly is_over: boolean;
  /** There is a mark of their arrival, or a row of points for the game, which may be of 0. */
  readonly came: boolean;
  /** All rows about the person are on this device. */
  readonly is_whole: boolean;
};

/**
 * How the game was for somebody with a place in it; undefined while it is not over. If the gate made
 * no mark at all, the database counts everybody as there. So a person without an award missed a game
 * that had a gate.
 * @param now UTC ISO instant
 */
export function howItWas(
  event: Pick<AirsoftEvent, 'starts_at' | 'status'>,
  { is_over, came, is_whole }: Heard,
  now: string,
): HowItWas | undefined {
  if (event.status !== 'planned' || !is_over) return undefined;
  if (came) return 'played';
  return is_whole && isDecided(event, now) ? 'missed' : 'unknown';
}
