import type { Rows } from '#sync/records/collections.ts';
import { useLastKnown } from './use-last-known.ts';
import { useLiveRecords, type LiveQuery } from './use-live-records.ts';
import { useRowsToCome } from './use-rows-to-come.ts';

/** One object, so that a screen is not subscribed anew. */
const every: LiveQuery<'arenas'> = { find: { selector: {} } };

/**
 * Every arena on this device, also those that wait for approval, in no order; undefined until the
 * replica has answered.
 */
export function useArenas(): readonly Rows['arenas'][] | undefined {
  const found = useLiveRecords('arenas', every);
  const is_empty = found.state === 'present' && found.rows.length === 0;
  const to_come = useRowsToCome('arenas', every.find, is_empty);
  return useLastKnown('arenas', found.state === 'present' && !to_come ? found.rows : undefined);
}
