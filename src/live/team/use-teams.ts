import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { everyTeam } from './every-team.ts';
import { useLiveRecords } from '../rows/use-live-records.ts';

/** Every team by its id; undefined until known. */
export function useTeams(): ReadonlyMap<string, Rows['teams']> | undefined {
  const found = useLiveRecords('teams', everyTeam);
  return useMemo(
    () =>
      found.state === 'loading' ? undefined : new Map(found.rows.map((team) => [team.id, team])),
    [found],
  );
}
