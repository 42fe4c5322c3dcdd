import type { InLine } from '#live/use-waiting-line.ts';
import { keep, readKept } from '#platform/kept.ts';

/**
 * Who stands before me is not for me to know, only how many wait. The line goes by time, so that I was the last of
 * them when I came, and never move back: the least count that this device has seen since is my place, or I am
 * further ahead. It goes with every other `qg.seen.*` when somebody signs out.
 * @param waiting_count of the event, me included
 */
export function placeInLine({ id, data }: InLine, waiting_count: number): number | null {
  if (data.status !== 'waiting' || waiting_count === 0) return null;
  const key = `qg.seen.line.${id}`;
  const before = Number(readKept(key) ?? Infinity);
  const place = Math.min(before, waiting_count);
  if (place !== before) keep(key, place);
  return place;
}
