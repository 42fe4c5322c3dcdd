import { useMemo } from 'react';
import { teamsInOrder } from '#domain/team/team-list.ts';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { everyTeam } from '#live/team/every-team.ts';
import { useLiveRecords } from '#live/rows/use-live-records.ts';
import { useRowsToCome } from '#live/rows/use-rows-to-come.ts';
import { useMyMemberships } from '#live/team/use-my-memberships.ts';
import type { Rows } from '#sync/records/collections.ts';

export type Team = Rows['teams'];
export type TeamsListed = {
  readonly mine: readonly Team[];
  readonly others: readonly Team[];
  /** My place in a team by its id, requests to join included. */
  readonly places: ReadonlyMap<string, Rows['team_members']>;
};

/** Every team, mine first; undefined until the replica has answered. */
export function useListedTeams(): TeamsListed | undefined {
  const found = useLiveRecords('teams', everyTeam);
  const places = useMyMemberships();
  const is_empty = found.state === 'present' && found.rows.length === 0;
  const to_come = useRowsToCome('teams', everyTeam.find, is_empty);
  const listed = useMemo(() => {
    if (found.state === 'loading' || !places || to_come) return undefined;
    return { ...teamsInOrder(found.rows, places), places };
  }, [found, places, to_come]);
  return useLastKnown('teams', listed);
}
