import { useMemo } from 'react';
import { allianceOf, type Alliance } from '#domain/team/alliances.ts';
import { useAllianceRows } from '#live/team/use-alliance-rows.ts';

/** The alliances of a team as it sees them, in no order; undefined until known. */
export function useAlliances(team_id: string): readonly Alliance[] | undefined {
  const rows = useAllianceRows(team_id);
  return useMemo(() => rows?.flatMap((row) => allianceOf(row, team_id) ?? []), [rows, team_id]);
}

/** How many proposals wait for the answer of this team's captain. */
export function useProposalCount(team_id: string): number {
  const all = useAlliances(team_id) ?? [];
  return all.filter(({ status, is_ours }) => status === 'pending' && !is_ours).length;
}
