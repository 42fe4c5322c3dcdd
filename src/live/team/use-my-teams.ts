import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { useLastKnown } from '../rows/use-last-known.ts';
import { useLiveRecords, type LiveQuery } from '../rows/use-live-records.ts';
import { useMyMemberships } from './use-my-memberships.ts';

export type MyTeam = {
  readonly team: Rows['teams'];
  /** My membership; `approved` is false while I only asked to join. */
  readonly member: Rows['team_members'];
};

/** Teams that I am in or asked to join, by name; undefined until known. */
export function useMyTeams(): readonly MyTeam[] | undefined {
  const mine = useMyMemberships();
  const ids = mine && [...mine.keys()].toSorted().join(',');
  const teams = useLiveRecords('teams', useTeamsById(ids ?? ''));
  const known = useMemo(() => {
    if (!mine || teams.state === 'loading') return undefined;
    return teams.rows
      .flatMap((team): MyTeam[] => {
        const member = mine.get(team.id);
        return member ? [{ team, member }] : [];
      })
      .toSorted((a, b) => a.team.name.localeCompare(b.team.name, 'pt-BR'));
  }, [mine, teams]);
  return useLastKnown('my-teams', known); // another set of teams is another query
}

/** @param ids joined by commas, because a new query is a new subscription */
const useTeamsById = (ids: string): LiveQuery<'teams'> =>
  useMemo(() => {
    const wanted = ids ? ids.split(',') : [];
    return { find: { selector: { id: { $in: wanted } } }, keep: ({ id }) => wanted.includes(id) };
  }, [ids]);
