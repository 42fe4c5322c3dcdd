import { useMemo } from 'react';
import { refusedProposal, type RefusedProposal } from '#domain/arena/asked-change.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';

const query: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'notification' } } },
  keep: ({ kind }) => kind === 'notification',
};

/**
 * What I proposed and an administrator rejected; null where this device has nothing of it, undefined
 * until known. @param arena_id undefined for none
 */
export function useRefusedProposal(
  arena_id: string | undefined,
): RefusedProposal | null | undefined {
  const found = useLiveRecords('my_records', query);
  return useMemo(() => {
    if (arena_id === undefined) return null;
    return found.state === 'present' ? refusedProposal(found.rows, arena_id) : undefined;
  }, [found, arena_id]);
}
