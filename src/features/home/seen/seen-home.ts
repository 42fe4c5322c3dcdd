import {
  type ListedEvent,
  listedFields,
  hasFields,
  only,
  pinnedFields,
  SEEN_HOME,
  SEEN_VERSION,
} from '#domain/event/seen-rows.ts';
import { isUpcoming } from '#domain/time/event-day.ts';
import { keep, readKept } from '#platform/kept/kept.ts';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';
import type { Rows } from '#sync/records/collections.ts';

type Patch = Rows['patches'];
export type PinnedPatch = Pick<Patch, (typeof pinnedFields)[number]>;

/** The parts of the screen that change; undefined means not known yet. */
export type HomeContent = {
  readonly counts: { readonly events?: number | undefined; readonly teams?: number | undefined };
  readonly events?: readonly ListedEvent[] | undefined;
  readonly patches?: readonly PinnedPatch[] | undefined;
  /** The events that were painted first, where others are known by now. */
  readonly seen_events?: readonly ListedEvent[] | undefined;
};

/**
 * The screen as it was last painted: the next start shows it before any database is open. Public
 * data only. Signing out removes every `qg.seen.*`.
 * @param today YYYY-MM-DD; past events are left out
 */
export function seenHome(today: string): HomeContent {
  const {
    version,
    counts = {},
    events = [],
    patches = [],
  } = (readKept(SEEN_HOME) ?? {}) as Partial<Seen>;
  if (version !== SEEN_VERSION) return { counts: {} };
  const upcoming = events.filter(
    (row) => hasFields(row, listedFields) && isUpcoming(row.date, today),
  );
  return {
    counts,
    events: upcoming.length > 0 ? upcoming : undefined,
    patches: patches.length > 0 ? patches : undefined,
  };
}

export function rememberHome({ counts, events = [], patches = [] }: HomeContent): void {
  const seen = {
    version: SEEN_VERSION,
    counts,
    events: events.map((row) => only(row, listedFields)),
    patches: patches.map((row) => only(row, pinnedFields)),
  } satisfies Seen;
  keep(SEEN_HOME, seen);
  keepForNextStart(SEEN_HOME, seen);
}

type Seen = Required<Omit<HomeContent, 'seen_events'>> & {
  readonly version: number;
  readonly events: readonly ListedEvent[];
  readonly patches: readonly PinnedPatch[];
};
