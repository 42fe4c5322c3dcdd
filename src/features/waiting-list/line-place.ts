import type { InLine } from '#live/event/use-waiting-line.ts';
import { keep, readKept } from '#platform/kept/kept.ts';

/**
 * I may know only how many people wait, not who is before me. The waiting list is ordered by time:
 * I was the last of it when I came, and never move back. So the smallest count that this device has
 * seen since is my place, or I am further ahead. It is deleted with every other `qg.seen.*` at
 * sign-out.
 * @param waiting_count of the event, me included once the server has received me
 */
export function placeInLine({ id, rev, data }: InLine, waiting_count: number): number | null {
  if (data.status !== 'waiting' || waiting_count === 0 || rev === 0) return null;
  const key = `qg.seen.line.${id}`;
  const before = Number(readKept(key) ?? Infinity);
  const place = Math.min(before, waiting_count);
  if (place !== before) keep(key, place);
  return place;
}
