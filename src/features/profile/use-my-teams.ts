import { useMemo } from 'react';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import { useMineIsKnown } from '#live/use-mine-is-known.ts';
import type { Rows } from '#sync/records/collections.ts';

export type MyTeam = {
  readonly team: Rows['teams'];
  /** My membership; `approved` is false while I only asked to join. */
  readonly member: Rows['team_members'];
};

const everything: LiveQuery<'teams'> = { find: { selector: {} } };

/** Teams that I am in or asked to join, by name; undefined until known. */
export function useMyTeams(user_id: string): readonly MyTeam[] | undefined {
  const members = useLiveRecords(
    'team_members',
    useMemo<LiveQuery<'team_members'>>(
      () => ({
        find: { selector: { me: { $eq: 1 } } },
        keep: (row) => row.user_id === user_id,
      }),
      [user_id],
    ),
  );
  const teams = useLiveRecords('teams', everything);
  const known = useMineIsKnown();
  return useMemo(() => {
    if (members.state === 'loading' || teams.state === 'loading') return undefined;
    const by_id = new Map(teams.rows.map((team) => [team.id, team]));
    const mine = members.rows.flatMap((member): MyTeam[] => {
      const team = by_id.get(member.team_id);
      return team && member.user_id === user_id ? [{ team, member }] : [];
    });
    if (mine.length === 0 && !known) return undefined;
    return mine.toSorted((a, b) => a.team.name.localeCompare(b.team.name, 'pt-BR'));
  }, [members, teams, known, user_id]);
}
