import type { CollectionName } from '#sync/wire/protocol.ts';
import type { Rows } from '#sync/records/collections.ts';
import { useLiveRecords, type LiveQuery } from './use-live-records.ts';
import { useRowsToCome } from './use-rows-to-come.ts';

/**
 * The rows of a list; undefined until the replica has answered, and while an empty list may still
 * be filled by what was synced already.
 * @param query as in useLiveRecords
 */
export function useListedRows<Name extends CollectionName>(
  name: Name,
  query: LiveQuery<Name>,
): readonly Rows[Name][] | undefined {
  const found = useLiveRecords(name, query);
  const rows = found.state === 'present' ? found.rows : undefined;
  const to_come = useRowsToCome(name, query.find, rows?.length === 0);
  return to_come ? undefined : rows;
}
