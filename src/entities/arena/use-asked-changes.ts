import { useMemo } from 'react';
import { askedChanges, type AskedChange } from '#domain/arena/asked-change.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';

const query: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'notification' } } },
  keep: ({ kind }) => kind === 'notification',
};
const NONE: ReadonlyMap<string, AskedChange> = new Map();

/** The corrections of waiting arenas that are asked for, by the arena; empty until known. */
export function useAskedChanges(): ReadonlyMap<string, AskedChange> {
  const found = useLiveRecords('my_records', query);
  return useMemo(() => (found.state === 'present' ? askedChanges(found.rows) : NONE), [found]);
}
