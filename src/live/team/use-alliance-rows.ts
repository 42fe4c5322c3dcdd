import { useMemo } from 'react';
import { useLiveRecords, type LiveQuery } from '../rows/use-live-records.ts';
import type { Rows } from '#sync/records/collections.ts';

type AllianceRow = Extract<Rows['team_records'], { kind: 'alliance' }>;

// an alliance is stored under the team that proposed it
const alliances: LiveQuery<'team_records'> = {
  find: { selector: { kind: { $eq: 'alliance' } } },
  keep: ({ kind }) => kind === 'alliance',
};

/** The alliances of this team that this device knows, in no order; undefined until known. */
export function useAllianceRows(team_id: string): readonly AllianceRow[] | undefined {
  const found = useLiveRecords('team_records', alliances);
  return useMemo(
    () =>
      found.state === 'loading'
        ? undefined
        : found.rows.filter(
            (row): row is AllianceRow =>
              row.kind === 'alliance' && [row.data.team1_id, row.data.team2_id].includes(team_id),
          ),
    [found, team_id],
  );
}
