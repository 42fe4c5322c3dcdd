import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { usePerson } from '../account-context.ts';
import { useMineIsKnown } from '../freshness/use-mine-is-known.ts';
import { useLiveRecords, type LiveQuery } from '../rows/use-live-records.ts';

type Member = Rows['team_members'];

/** My place in each team by team id, requests to join included; undefined until known. */
export function useMyMemberships(): ReadonlyMap<string, Member> | undefined {
  const user_id = usePerson()?.id;
  const found = useLiveRecords(
    'team_members',
    useMemo<LiveQuery<'team_members'>>(
      () => ({
        find: { selector: { me: { $eq: 1 } } },
        keep: (row) => row.user_id === user_id,
      }),
      [user_id],
    ),
  );
  const known = useMineIsKnown();
  return useMemo(() => {
    if (found.state === 'loading') return undefined;
    const mine = found.rows.filter((row) => user_id !== undefined && row.user_id === user_id);
    return mine.length === 0 && !known
      ? undefined
      : new Map(mine.map((row) => [row.team_id, row] as const));
  }, [found, known, user_id]);
}
