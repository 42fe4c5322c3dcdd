import { useMemo } from 'react';
import { arrivingTeams, type ArrivingTeam } from '#domain/attendance/team-arrival.ts';
import { useEventTeams } from '#live/event/use-event-rows.ts';
import type { Gate } from '../use-gate.ts';

/** The teams of whom several have not come, by name; undefined until the event's own teams are known. */
export function useArrivingTeams({ event, list }: Gate): readonly ArrivingTeam[] | undefined {
  const teams = useEventTeams(event.id);
  const rows = teams.state === 'present' ? teams.rows : undefined;
  return useMemo(
    () => rows && arrivingTeams(list, new Map(rows.map(({ id, name }) => [id, name]))),
    [list, rows],
  );
}
