import { useMemo } from 'react';
import { leads, placeIn } from '#domain/team/team-people.ts';
import { usePerson } from '#live/account-context.ts';
import { useMyTeams } from '#live/team/use-my-teams.ts';
import type { Rows } from '#sync/records/collections.ts';

/** The teams in which I am captain or officer: their people I may bring. */
export function useLedTeams(): readonly Rows['teams'][] {
  const user_id = usePerson()?.id;
  const mine = useMyTeams();
  return useMemo(
    () =>
      (mine ?? []).flatMap(({ team, member }) =>
        leads(placeIn(team, member, user_id)) ? [team] : [],
      ),
    [mine, user_id],
  );
}
