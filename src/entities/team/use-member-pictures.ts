import { useMemo } from 'react';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';

type Pictures = (person: { readonly user_id: string | null }) => string | null;
type Names = (person: { readonly user_id: string; readonly name: string }) => string;

/** Small enough for each row of a list: the replica runs the same query once. */
function useMembers(team_id: string) {
  const find = useMemo(() => ({ selector: { team_id: { $eq: team_id } } }), [team_id]);
  const rows = useReplicaRows('team_members', find);
  return useMemo(() => new Map(rows?.map((row) => [row.user_id, row])), [rows]);
}

/** The pictures of a team's people, by account. Null for a person who has no picture or has left. */
export function useMemberPictures(team_id: string): Pictures {
  const members = useMembers(team_id);
  return ({ user_id }) => (user_id !== null && members.get(user_id)?.avatar_url) || null;
}

/** Their current names. A person who left has the name that was stored. */
export function useMemberNames(team_id: string): Names {
  const members = useMembers(team_id);
  return ({ user_id, name }) => members.get(user_id)?.name || name;
}
