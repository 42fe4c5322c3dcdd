import { useMemo } from 'react';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';

type Pictures = (person: { readonly user_id: string | null }) => string | null;

/**
 * The pictures of a team's people, found by account; null for who has none, or left. Small enough
 * for each row of a list: the replica runs the same query once.
 */
export function useMemberPictures(team_id: string): Pictures {
  const find = useMemo(() => ({ selector: { team_id: { $eq: team_id } } }), [team_id]);
  const rows = useReplicaRows('team_members', find);
  return useMemo(() => {
    const known = new Map(rows?.map(({ user_id, avatar_url }) => [user_id, avatar_url]));
    return ({ user_id }) => (user_id !== null && known.get(user_id)) || null;
  }, [rows]);
}
