import {
  hasFields,
  nextFields,
  only,
  SEEN_NEXT,
  SEEN_VERSION,
  type NextEvent,
} from '#domain/event/seen-rows.ts';
import { isUpcoming } from '#domain/time/event-day.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/**
 * My next game as it was last painted; null when there was none, undefined when it is not known.
 * @param today YYYY-MM-DD
 */
export function seenNext(today: string): NextEvent | null | undefined {
  const { version, event } = (readKept(SEEN_NEXT) ?? {}) as { version?: number; event?: object };
  if (version !== SEEN_VERSION || event === undefined) return undefined;
  if (event === null) return null;
  return hasFields(event, nextFields) && isUpcoming(event.date, today) ? event : undefined;
}

/** A private one is not kept: only its people may see it, and the next start does not know them. */
export function rememberNext(event: AirsoftEvent | null): void {
  if (event && !event.is_public) return forget();
  const seen = { version: SEEN_VERSION, event: event && only(event, nextFields) };
  keep(SEEN_NEXT, seen);
  keepForNextStart(SEEN_NEXT, seen);
}

function forget(): void {
  keep(SEEN_NEXT, null);
  keepForNextStart(SEEN_NEXT, null);
}
