import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import type { LiveRecords } from '../rows/use-live-records.ts';
import { useRecordsOfTeam } from './use-team-rows.ts';

type TeamRecord = Rows['team_records'];
type AgendaEvent = Extract<TeamRecord, { kind: 'agenda_event' }>;

/** The agenda of a team, in no order; empty for who is not in it. */
export function useTeamAgenda(team_id: string): LiveRecords<AgendaEvent> {
  const found = useRecordsOfTeam(team_id);
  return useMemo(
    () => (found.state === 'loading' ? found : { ...found, rows: found.rows.filter(isAgenda) }),
    [found],
  );
}

const isAgenda = (row: TeamRecord): row is AgendaEvent => row.kind === 'agenda_event';
