import {
  nextFields,
  only,
  readSeenNext,
  SEEN_NEXT,
  SEEN_VERSION,
  type NextEvent,
} from '#domain/event/seen-rows.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/**
 * My next game as it was last painted; null when there was none, undefined when it is not known.
 * @param today YYYY-MM-DD
 */
export function seenNext(
  today: string,
): { event: NextEvent; has_pass: boolean } | null | undefined {
  const seen = readSeenNext(readKept(SEEN_NEXT), today);
  if (!seen) return undefined;
  return seen.event && { event: seen.event, has_pass: seen.has_pass };
}

/** A private one is not kept: only its people may see it, and the next start does not know them. */
export function rememberNext(event: AirsoftEvent | null, has_pass: boolean): void {
  if (event && !event.is_public) return forget();
  const seen = { version: SEEN_VERSION, event: event && only(event, nextFields), has_pass };
  keep(SEEN_NEXT, seen);
  keepForNextStart(SEEN_NEXT, seen);
}

function forget(): void {
  keep(SEEN_NEXT, null);
  keepForNextStart(SEEN_NEXT, null);
}
