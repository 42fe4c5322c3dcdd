import { useMemo } from 'react';
import { isIn, placeIn } from '#domain/team/team-people.ts';
import { usePerson } from '#live/account-context.ts';
import { useMyTeams } from '#live/team/use-my-teams.ts';
import type { Rows } from '#sync/records/collections.ts';

/**
 * The teams that I am in: their people I may bring. Each member reads the names, not the numbers.
 * Undefined until known.
 */
export function useOwnTeams(): readonly Rows['teams'][] | undefined {
  const user_id = usePerson()?.id;
  const mine = useMyTeams();
  return useMemo(
    () => mine?.flatMap(({ team, member }) => (isIn(placeIn(team, member, user_id)) ? [team] : [])),
    [mine, user_id],
  );
}
