import { useCallback, useMemo } from 'react';
import { isIn, placeIn } from '#domain/team/team-people.ts';
import { usePerson } from '#live/account-context.ts';
import { useDeviceQuery } from '#live/rows/use-device-query.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { useMyTeams } from '#live/team/use-my-teams.ts';
import { useReadMarks } from '#live/team/use-seen-posts.ts';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { seenPosts, withReadMarks, type SeenPosts } from '#sync/device/seen-posts.ts';
import { unreadOf } from './use-unread.ts';

const NONE: readonly SeenPosts[] = [];

/**
 * Whether a channel that I see, in any team of mine, has a post that no device of mine has shown;
 * false until known. @param now UTC ISO instant
 */
export function useAnyUnread(now: string): boolean {
  const user_id = usePerson()?.id;
  const mine = useMyTeams();
  const places = useMemo(
    () =>
      (mine ?? [])
        .map(({ team, member }) => ({
          id: team.id,
          place: placeIn(team, member, user_id),
          joined: member.created_at,
        }))
        .filter(({ place }) => isIn(place)),
    [mine, user_id],
  );
  // joined, because a new query is a new subscription
  const ids = places.map(({ id }) => id).join(',');
  const find = useMemo(() => ({ selector: { team_id: { $in: split(ids) } } }), [ids]);
  const rows = useReplicaRows('team_records', find);
  const look = useCallback(
    (db: DeviceDatabase) => Promise.all(split(ids).map((id) => seenPosts(db, id))),
    [ids],
  );
  const here = useDeviceQuery(look, NONE);
  const marks = useReadMarks();
  return useMemo(() => {
    if (!rows || !here || !marks || user_id === undefined) return false;
    const posts = rows.filter((row) => row.kind === 'communication');
    return places.some(({ id, place, joined }, n) => {
      const ours = posts.filter(({ team_id }) => team_id === id);
      const seen = withReadMarks(here[n] ?? {}, marks, id);
      const unread = unreadOf(ours, { place, user_id, joined, seen, now });
      return Object.keys(unread).length > 0;
    });
  }, [rows, here, marks, places, user_id, now]);
}

const split = (ids: string): string[] => (ids ? ids.split(',') : []);
