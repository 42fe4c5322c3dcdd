import { useEffect, useMemo } from 'react';
import { eventDay, isUpcoming } from '#domain/time/event-day.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { useListedRows } from '#live/rows/use-listed-rows.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { useMarkRowsLive } from '#live/rows/use-mark-rows-live.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { byCreation } from '#sync/records/writing-order.ts';
import { homeEvents } from '#domain/event/home-events.ts';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { rememberHome, seenHome, type HomeContent, type PinnedPatch } from './seen/seen-home.ts';

/** Spec 1 §9. */
const PATCHES = 7;
/** The replica mixes them with my private ones, so more rows are read. */
const READ = 40;

const statistics = { selector: { kind: { $eq: 'statistic' } } };
const newest: LiveQuery<'patches'> = {
  find: { selector: {}, sort: [{ created_at: 'desc' }], limit: PATCHES },
  compare: (a, b) => byCreation(b, a),
};

type Coming = { coming: readonly AirsoftEvent[] | undefined };

/**
 * The next public events, the newest patches and their counts; until the replica answers, as last
 * seen.
 */
export function useHomeContent(now: string): HomeContent & Pick<Coming, 'coming'> {
  const today = eventDay(now);
  const seen = useMemo(() => seenHome(today), [today]);
  const counts = useCounts();
  const coming = useUpcoming(today);
  const upcoming = useMemo(() => coming && homeEvents(coming, today), [coming, today]);
  const found = useLiveRecords('patches', newest);
  const patches = useMemo(
    () => (found.state === 'present' ? found.rows.slice(0, PATCHES) : undefined),
    [found],
  );
  const { phase, synced_at } = useSyncStatus();
  useMarkRowsLive((upcoming?.length ?? 0) > 0);
  useEffect(() => {
    if (synced_at && counts && upcoming && patches)
      rememberHome({ counts, events: upcoming, patches });
  }, [synced_at, counts, upcoming, patches]);
  // until the first round has ended, no rows does not mean "none": what the page came with stays
  const reading = synced_at === null && phase !== 'never_synced';
  const known = <Row>(rows: readonly Row[] | undefined, seen_rows: readonly Row[] | undefined) =>
    rows?.length === 0 && (reading || (synced_at === null && seen_rows)) ? seen_rows : rows;
  return {
    coming,
    counts: counts?.events === undefined ? seen.counts : counts,
    events: known<ListedEvent>(upcoming, seen.events) ?? seen.events,
    seen_events: seen.events,
    patches: known<PinnedPatch>(patches, seen.patches) ?? seen.patches,
  };
}

/** The server's last counts; without a signal they stay. */
function useCounts(): HomeContent['counts'] | undefined {
  const rows = useReplicaRows('public_records', statistics);
  return useMemo(() => {
    const value = (metric: string): number | undefined =>
      rows?.flatMap((row) =>
        row.kind === 'statistic' && row.data.metric === metric ? [row.data.value] : [],
      )[0];
    return rows && { events: value('events'), teams: value('teams') };
  }, [rows]);
}

/** The events in which I have no place: my next one stands above them. Mine, where there is no other. */
function useUpcoming(today: string): Coming['coming'] {
  const query = useMemo<LiveQuery<'airsoft_events'>>(
    () => ({
      find: {
        selector: { starts_at: { $gte: today } },
        sort: [{ starts_at: 'asc' }],
        limit: READ,
      },
      keep: ({ date }) => isUpcoming(date, today),
      compare: (a, b) => (a.starts_at < b.starts_at ? -1 : 1),
    }),
    [today],
  );
  const rows = useListedRows('airsoft_events', query);
  const mine = useMyRegistrations();
  return useMemo(() => {
    const listed = rows?.filter(
      (row) => row.is_public && row.status === 'planned' && isUpcoming(row.date, today),
    );
    if (!mine || !listed) return undefined;
    const others = listed.filter(({ id }) => !mine.has(id));
    return others.length > 0 ? others : listed;
  }, [rows, mine, today]);
}
