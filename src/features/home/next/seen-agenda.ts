import { SEEN_AGENDA } from '#domain/event/seen-rows.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';

/**
 * Whether the home page showed a date of my team when it was last painted: its place is kept until
 * the replica answers. The date itself is not kept: only the team may see it.
 */
export const seenAgenda = (): boolean => readKept(SEEN_AGENDA) === true;

export function rememberAgenda(is_there: boolean): void {
  if (is_there !== seenAgenda()) keep(SEEN_AGENDA, is_there);
  keepForNextStart(SEEN_AGENDA, is_there ? { is_there } : null);
}
