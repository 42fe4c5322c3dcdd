import {
  hasFields,
  listedFields,
  only,
  SEEN_EVENTS,
  SEEN_ROWS,
  SEEN_VERSION,
  type ListedEvent,
} from '#domain/event/seen-rows.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';

export type SeenList = {
  readonly rows: readonly ListedEvent[];
  /** How old the rows were: UTC ms by this device's clock. */
  readonly synced_at: number;
  /** The id of my next game, which is one of the rows. */
  readonly next?: string | undefined;
};

/**
 * The first public rows of the list as they were last painted: the next start shows them before any
 * database is open. Public data only. Signing out removes every `qg.seen.*`.
 * @param from first day that the list shows, YYYY-MM-DD; older rows are left out
 * @returns null when nothing was kept
 */
export function seenEvents(from: string): SeenList | null {
  const {
    version,
    synced_at = 0,
    rows = [],
    next,
  } = (readKept(SEEN_EVENTS) ?? {}) as Partial<Seen>;
  if (version !== SEEN_VERSION) return null;
  const listed = rows
    .filter((row) => hasFields(row, listedFields))
    .filter(({ date }) => date >= from);
  return listed.length > 0 ? { rows: listed, synced_at, next } : null;
}

/** Whether people look at these rows, because the list has not come yet. */
let are_painted = false;
export const notePainted = (are: boolean): void => void (are_painted = are);

/** The rows that the list replaces, if there are any. */
export const paintedFirst = (from: string): SeenList | undefined =>
  (are_painted && seenEvents(from)) || undefined;

/** Whether there are such rows at all. */
export const hasSeen = (): boolean => seenEvents('') !== null;

export function rememberSeen({ rows, synced_at, next }: SeenList): void {
  const pinned = rows.filter(({ id }) => id === next);
  const seen = {
    version: SEEN_VERSION,
    synced_at,
    next,
    has_place: usePlace.getState().has_room,
    rows: [...new Set([...pinned, ...rows])]
      .filter(({ is_public }) => is_public)
      .slice(0, SEEN_ROWS)
      .map((row) => only(row, listedFields)),
  } satisfies Seen;
  keep(SEEN_EVENTS, seen);
  keepForNextStart(SEEN_EVENTS, seen);
}

type Seen = {
  readonly version: number;
  readonly synced_at: number;
  readonly rows: readonly object[];
  readonly next?: string | undefined;
  /** Whether a row had room for a distance. */
  readonly has_place: boolean;
};
