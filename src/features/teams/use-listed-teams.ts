import { useMemo } from 'react';
import { teamsInOrder } from '#domain/team/team-list.ts';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { everyTeam } from '#live/team/every-team.ts';
import { useListedRows } from '#live/rows/use-listed-rows.ts';
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
  const teams = useListedRows('teams', everyTeam);
  const places = useMyMemberships();
  const listed = useMemo(
    () => teams && places && { ...teamsInOrder(teams, places), places },
    [teams, places],
  );
  return useLastKnown('teams', listed);
}
