import { SEEN_WAITING } from '#domain/event/seen-rows.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';

/**
 * How many rows of what waits for me the home page showed when it was last painted: their place is
 * kept until the replica answers. The rows are not kept: they name people and teams.
 */
export const seenWaiting = (): number => Number(readKept(SEEN_WAITING)) || 0;

export function rememberWaiting(rows: number): void {
  if (rows !== seenWaiting()) keep(SEEN_WAITING, rows);
  keepForNextStart(SEEN_WAITING, rows > 0 ? { rows } : null);
}
