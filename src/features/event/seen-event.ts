import { only, SEEN_VERSION, seenEvent, shownFields } from '#domain/event/seen-rows.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** The ids of the events that are kept, the latest first. */
const OPENED = 'qg.seen.opened';
const MOST = 8;

/**
 * Keeps an event as it is on screen: the next start at its address shows it at once. A private one,
 * or one that this person no longer finds, is forgotten.
 * @param synced_at when its people were read: UTC ms by this device's clock; undefined when never
 * @param is_mine my place in it stands under its name: its room is kept, and not what it says
 */
export function rememberEvent(
  id: string,
  event: AirsoftEvent | null,
  { synced_at, is_mine = false }: { synced_at?: number | undefined; is_mine?: boolean } = {},
): void {
  const shown = event?.is_public
    ? { version: SEEN_VERSION, synced_at, is_mine, event: only(event, shownFields) }
    : null;
  keepForNextStart(seenEvent(id), shown);
  const before = opened().filter((other) => other !== id);
  const ids = shown ? [id, ...before] : before;
  keep(OPENED, ids.slice(0, MOST));
  for (const old of ids.slice(MOST)) keepForNextStart(seenEvent(old), null);
}

function opened(): string[] {
  const ids = readKept(OPENED);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
