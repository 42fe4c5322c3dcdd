import { useContext, useEffect, useState } from 'react';
import type { MangoQuery } from 'rxdb';
import { report } from '#sync/device/report.ts';
import type { CollectionName } from '#sync/wire/protocol.ts';
import type { Rows } from '#sync/records/collections.ts';
import type { Local } from '#sync/records/record.ts';
import { useAccount } from '../account-context.ts';
import { UnreadRows, UnreadRowsThrow } from './unread-rows.ts';

/**
 * Follows rows as the server sent them, without waiting mutations; undefined until the replica has
 * answered. Screens use useLiveRecords.
 * @param find stable over renders; a new object is a new subscription
 * @throws UnreadRows in the render, under a boundary for them, when the storage fails
 */
export function useReplicaRows<Name extends CollectionName>(
  name: Name,
  find: MangoQuery<Local<Rows[Name]>>,
): readonly Rows[Name][] | undefined {
  const { replica } = useAccount();
  const throws = useContext(UnreadRowsThrow);
  const [found, setFound] = useState<{ find: unknown; rows: readonly Rows[Name][] }>();
  const [failed, setFailed] = useState<{ find: unknown; replica: unknown }>();
  useEffect(() => {
    const collection = replica[name] as unknown as Followed<Rows[Name]>;
    // _data is RxDB's own frozen row: it avoids copying thousands of rows when one changed
    const rows = collection.find(find).$.subscribe({
      next: (docs) => setFound({ find, rows: docs.map((doc) => doc._data) }),
      error: (error) => {
        if (collection.closed) return; // with its account: the screen goes too
        report(error);
        setFailed({ find, replica });
      },
    });
    return () => rows.unsubscribe();
  }, [replica, name, find]);
  if (throws && failed?.find === find && failed.replica === replica) throw new UnreadRows(name);
  return found?.find === find ? found.rows : undefined;
}

type Followed<Row> = {
  readonly closed: boolean;
  find: (query: unknown) => {
    $: {
      subscribe: (told: {
        next: (docs: { readonly _data: Row }[]) => void;
        error: (error: unknown) => void;
      }) => { unsubscribe: () => void };
    };
  };
};
