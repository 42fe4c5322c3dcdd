import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { useLiveRecords, type LiveQuery, type LiveRecords } from '../rows/use-live-records.ts';
import { useRecordsOfTeam } from './use-team-rows.ts';

type TeamRecord = Rows['team_records'];
type AgendaEvent = Extract<TeamRecord, { kind: 'agenda_event' }>;

/** The agenda of a team, in no order; empty for who is not in it. */
export const useTeamAgenda = (team_id: string): LiveRecords<AgendaEvent> =>
  useAgendaIn(useRecordsOfTeam(team_id));

/**
 * The agendas of several teams together, in no order.
 * @param ids of the teams, joined by commas, because a new query is a new subscription
 */
export function useAgendaOfTeams(ids: string): LiveRecords<AgendaEvent> {
  const query = useMemo((): LiveQuery<'team_records'> => {
    const wanted = ids ? ids.split(',') : [];
    return {
      find: { selector: { team_id: { $in: wanted } } },
      keep: ({ team_id }) => wanted.includes(team_id),
    };
  }, [ids]);
  return useAgendaIn(useLiveRecords('team_records', query));
}

const useAgendaIn = (found: LiveRecords<TeamRecord>): LiveRecords<AgendaEvent> =>
  useMemo(
    () => (found.state === 'loading' ? found : { ...found, rows: found.rows.filter(isAgenda) }),
    [found],
  );

const isAgenda = (row: TeamRecord): row is AgendaEvent => row.kind === 'agenda_event';
