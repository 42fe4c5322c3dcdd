import { useCallback, useMemo } from 'react';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { report } from '#sync/device/report.ts';
import { keepSeenPost, seenPosts, withReadMarks, type SeenPosts } from '#sync/device/seen-posts.ts';
import type { Rows } from '#sync/records/collections.ts';
import { useAccount } from '../account-context.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';
import { useReplicaRows } from '../rows/use-replica-rows.ts';

const NOTHING: SeenPosts = {};
const marks = { selector: { kind: { $eq: 'read_mark' as const } } };

/**
 * The rows that say what this person has seen on any device; undefined until known. What this one has
 * still to tell is in its own database.
 */
export const useReadMarks = (): readonly Rows['my_records'][] | undefined =>
  useReplicaRows('my_records', marks);

/** What this person has seen of a team's channels, on any device; undefined until known. */
export function useSeenPosts(team_id: string): SeenPosts | undefined {
  const query = useCallback((db: DeviceDatabase) => seenPosts(db, team_id), [team_id]);
  const here = useDeviceQuery(query, NOTHING);
  const rows = useReadMarks();
  return useMemo(() => here && rows && withReadMarks(here, rows, team_id), [here, rows, team_id]);
}

/** Keeps how far a channel was seen. Where nothing can be stored, it stays unread. */
export function useKeepSeenPost(team_id: string) {
  const { db } = useAccount().local;
  return useCallback(
    (channel: string, created_at: string) => {
      keepSeenPost(db, { team_id, channel, created_at }).catch(report);
    },
    [db, team_id],
  );
}
