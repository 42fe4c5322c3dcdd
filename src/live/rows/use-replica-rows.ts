import { useEffect, useState } from 'react';
import type { MangoQuery } from 'rxdb';
import type { CollectionName } from '#sync/protocol.ts';
import type { Rows } from '#sync/records/collections.ts';
import type { Local } from '#sync/records/record.ts';
import { useAccount } from '../account-context.ts';

/**
 * Follows rows as the server sent them, without waiting mutations; undefined until the replica has
 * answered. Screens use useLiveRecords.
 * @param find stable over renders; a new object is a new subscription
 */
export function useReplicaRows<Name extends CollectionName>(
  name: Name,
  find: MangoQuery<Local<Rows[Name]>>,
): readonly Rows[Name][] | undefined {
  const { replica } = useAccount();
  const [found, setFound] = useState<{ find: unknown; rows: readonly Rows[Name][] }>();
  useEffect(() => {
    const collection = replica[name] as unknown as {
      find: (q: unknown) => { $: { subscribe: (next: (docs: Doc<Rows[Name]>[]) => void) => Gone } };
    };
    // _data is RxDB's own frozen row: it avoids copying thousands of rows when one changed
    const rows = collection
      .find(find)
      .$.subscribe((docs) => setFound({ find, rows: docs.map((doc) => doc._data) }));
    return () => rows.unsubscribe();
  }, [replica, name, find]);
  return found?.find === find ? found.rows : undefined;
}

type Doc<Row> = { readonly _data: Row };
type Gone = { unsubscribe: () => void };
