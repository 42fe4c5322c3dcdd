import { useCallback } from 'react';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { report } from '#sync/device/report.ts';
import { keepSeenPost, seenPosts, type SeenPosts } from '#sync/device/seen-posts.ts';
import { useAccount } from '../account-context.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';

const NOTHING: SeenPosts = {};

/** What this person has seen of a team's channels on this device; undefined until known. */
export function useSeenPosts(team_id: string): SeenPosts | undefined {
  const query = useCallback((db: DeviceDatabase) => seenPosts(db, team_id), [team_id]);
  return useDeviceQuery(query, NOTHING);
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
