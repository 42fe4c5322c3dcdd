import { useMemo } from 'react';
import type { CollectionName } from '#sync/wire/protocol.ts';
import type { Rows } from '#sync/records/collections.ts';
import { useFreshRow } from './use-fresh-row.ts';
import { useLiveRecords, type LiveQuery } from './use-live-records.ts';

export type LiveRecord<Row> =
  | { readonly state: 'loading' }
  | { readonly state: 'absent' }
  | {
      readonly state: 'present';
      readonly row: Row;
      /** false while the row is only being written: nothing that lasts may be made of it. */
      readonly is_stored: boolean;
    };

/**
 * Follows one row, including the waiting mutations. After a change of `id` it is loading until the
 * new row is known.
 */
export function useLiveRecord<Name extends CollectionName>(
  name: Name,
  id: string,
): LiveRecord<Rows[Name]> {
  const query = useMemo(
    () => ({
      find: { selector: { id: { $eq: id } } },
      keep: (row: { id: string }) => row.id === id,
    }),
    [id],
  ) as unknown as LiveQuery<Name>;
  const found = useLiveRecords(name, query);
  const stored = found.state === 'present' ? found.rows.find((one) => one.id === id) : undefined;
  const row = useFreshRow(name, stored ?? ({ id } as Rows[Name]));
  return useMemo(() => {
    if (found.state === 'loading') return found;
    return stored ? { state: 'present', row, is_stored: row === stored } : { state: 'absent' };
  }, [found, stored, row]);
}
