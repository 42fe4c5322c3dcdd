import { useMemo } from 'react';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { Operator } from '#sync/records/operator.ts';
import { useLiveRecords, type LiveQuery, type LiveRecords } from './use-live-records.ts';

/** The people of an event as far as I may see them, by name; mine and the waiting ones included. */
export function useEventOperators(event_id: string): LiveRecords<Operator> {
  const query = useMemo(
    (): LiveQuery<'operators'> => ({
      find: { selector: { event_id: { $eq: event_id } } },
      keep: (row) => row.event_id === event_id,
      compare: byRegistration,
    }),
    [event_id],
  );
  return useLiveRecords('operators', query);
}

/** The teams of an event: 'Equipe N' of a split in their order, or trios and squads by name. */
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

const byRegistration = (a: Operator, b: Operator): number =>
  a.registered_at.localeCompare(b.registered_at);
const names = new Intl.Collator('pt-BR', { numeric: true });
const byTeamName = (a: EventTeam, b: EventTeam): number => names.compare(a.name, b.name);
