import { useEffect, useMemo } from 'react';
import { eventDay, isUpcoming } from '#domain/event-day.ts';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import { useReplicaRows } from '#live/use-replica-rows.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import { rememberHome, seenHome, type HomeContent } from './seen-home.ts';

/** Spec 1 §9. */
const EVENTS = 3;
const PATCHES = 7;
/** The replica mixes them with my private ones, so more rows are read. */
const READ = 40;

const statistics = { selector: { kind: { $eq: 'statistic' } } };
const newest: LiveQuery<'patches'> = {
  find: { selector: {}, sort: [{ created_at: 'desc' }], limit: PATCHES },
  compare: (a, b) => (a.created_at > b.created_at ? -1 : 1),
};

/**
 * The next public events, the newest patches and their counts; until the replica answers, as last
 * seen.
 */
export function useHomeContent(now: string): HomeContent {
  const today = eventDay(now);
  const seen = useMemo(() => seenHome(today), [today]);
  const counts = useCounts();
  const upcoming = useUpcoming(today);
  const found = useLiveRecords('patches', newest);
  const patches = useMemo(
    () => (found.state === 'present' ? found.rows.slice(0, PATCHES) : undefined),
    [found],
  );
  const { phase, synced_at } = useSyncStatus();
  useEffect(() => {
    if (synced_at && counts && upcoming && patches)
      rememberHome({ counts, events: upcoming, patches });
  }, [synced_at, counts, upcoming, patches]);
  const coming = synced_at === null && phase !== 'never_synced'; // no rows yet does not mean "none"
  const known = <Row>(rows: readonly Row[] | undefined) =>
    rows?.length === 0 && coming ? undefined : rows;
  return {
    counts: counts ?? seen.counts,
    events: upcoming ? known(upcoming) : seen.events,
    patches: patches ? known(patches) : seen.patches,
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

function useUpcoming(today: string) {
  const found = useLiveRecords(
    'airsoft_events',
    useMemo<LiveQuery<'airsoft_events'>>(
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
    ),
  );
  return useMemo(
    () =>
      found.state === 'present'
        ? found.rows
            .filter(
              (row) => row.is_public && row.status === 'planned' && isUpcoming(row.date, today),
            )
            .slice(0, EVENTS)
        : undefined,
    [found, today],
  );
}
