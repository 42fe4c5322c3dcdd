import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { useLastKnown } from '../rows/use-last-known.ts';
import { useLiveRecords, type LiveQuery, type LiveRecords } from '../rows/use-live-records.ts';

type TeamRecord = Rows['team_records'];
type Kinds = TeamRecord['kind'];
export type TeamRecordOf<Kind extends Kinds> = Extract<TeamRecord, { kind: Kind }>;

/**
 * Who is in a team, and, for its captain, who asks to be: as far as this device knows them, in no
 * order.
 */
export function useTeamMembers(team_id: string): LiveRecords<Rows['team_members']> {
  const query = useMemo(
    (): LiveQuery<'team_members'> => ({
      find: { selector: { team_id: { $eq: team_id } } },
      keep: (row) => row.team_id === team_id,
    }),
    [team_id],
  );
  return useLiveRecords('team_members', query);
}

/**
 * A team's records of every kind, in no order. A part of a screen that comes later begins with what
 * the others show already, and does not push them away a moment after it came (law 1).
 */
export function useRecordsOfTeam(team_id: string): LiveRecords<TeamRecord> {
  const query = useMemo(
    (): LiveQuery<'team_records'> => ({
      find: { selector: { team_id: { $eq: team_id } } },
      keep: (row) => row.team_id === team_id,
    }),
    [team_id],
  );
  const found = useLiveRecords('team_records', query);
  const known = useLastKnown(
    `team_records ${team_id}`,
    found.state === 'loading' ? undefined : found,
  );
  return known ?? found;
}

/**
 * A team's records of one kind, in no order; undefined until known. The array is the same until a
 * row changes.
 */
export function useTeamRecords<Kind extends Kinds>(
  team_id: string,
  kind: Kind,
): readonly TeamRecordOf<Kind>[] | undefined {
  const found = useRecordsOfTeam(team_id);
  return useMemo(() => {
    if (found.state === 'loading') return undefined;
    return found.rows.filter((row): row is TeamRecordOf<Kind> => row.kind === kind);
  }, [found, kind]);
}

/** The one record of this kind that a team has; undefined while unknown, and for a visitor. */
export function useTeamRecord<Kind extends 'contact' | 'tally'>(
  team_id: string,
  kind: Kind,
): TeamRecordOf<Kind>['data'] | undefined {
  const record: TeamRecord | undefined = useTeamRecords(team_id, kind)?.[0];
  return record?.data as TeamRecordOf<Kind>['data'] | undefined;
}
