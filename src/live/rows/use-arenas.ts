import type { Rows } from '#sync/records/collections.ts';
import { useLastKnown } from './use-last-known.ts';
import { useListedRows } from './use-listed-rows.ts';
import type { LiveQuery } from './use-live-records.ts';

/** A constant: with a new object at each render a screen would subscribe again. */
const every: LiveQuery<'arenas'> = { find: { selector: {} } };

/**
 * Every arena on this device, also those that wait for approval, in no order; undefined until the
 * replica has answered.
 */
export function useArenas(): readonly Rows['arenas'][] | undefined {
  return useLastKnown('arenas', useListedRows('arenas', every));
}
