import { useMemo } from 'react';
import type { EventTeam } from '#sync/records/event-team.ts';
import { useLiveRecords, type LiveQuery, type LiveRecords } from './use-live-records.ts';

/** The teams of an event: 'Equipe N' of a split in order, or trios and squads by name. */
export function useEventTeams(event_id: string): LiveRecords<EventTeam> {
  const query = useMemo(
    (): LiveQuery<'event_teams'> => ({
      find: { selector: { event_id: { $eq: event_id } } },
      keep: (row) => row.event_id === event_id,
      compare: byTeamName,
    }),
    [event_id],
  );
  return useLiveRecords('event_teams', query);
}

const names = new Intl.Collator('pt-BR', { numeric: true });
const byTeamName = (a: EventTeam, b: EventTeam): number => names.compare(a.name, b.name);
