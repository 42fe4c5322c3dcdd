import { useMemo } from 'react';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { Operator } from '#sync/records/operator.ts';
import { useLiveRecords, type LiveQuery, type LiveRecords } from '../rows/use-live-records.ts';

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

/** Who takes part, as far as I may see it and this device knows it. */
export function useEventOperators(event_id: string): LiveRecords<Operator> {
  const query = useMemo(
    (): LiveQuery<'operators'> => ({
      find: { selector: { event_id: { $eq: event_id } } },
      keep: (row) => row.event_id === event_id,
    }),
    [event_id],
  );
  return useLiveRecords('operators', query);
}

let names: Intl.Collator | undefined; // made at first use: a start sorts no teams
const byTeamName = (a: EventTeam, b: EventTeam): number => {
  names ??= new Intl.Collator('pt-BR', { numeric: true });
  return names.compare(a.name, b.name);
};
