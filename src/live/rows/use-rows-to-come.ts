import { useEffect, useState } from 'react';
import type { MangoQuery } from 'rxdb';
import type { CollectionName } from '#sync/wire/protocol.ts';
import type { Rows } from '#sync/records/collections.ts';
import type { Local } from '#sync/records/record.ts';
import { useAccount } from '../account-context.ts';
import { reportWhile } from '../report-while.ts';
import { useSyncStatus } from '../freshness/use-sync-status.ts';

/**
 * Whether an empty list may still be filled by what was synced already. After a first sync the
 * status changes before the list's rows arrive: "no events" would be shown for a moment. So the
 * replica is asked once more.
 * @param find as in useReplicaRows
 * @param is_empty what the list knows
 */
export function useRowsToCome<Name extends CollectionName>(
  name: Name,
  find: MangoQuery<Local<Rows[Name]>>,
  is_empty: boolean,
): boolean {
  const { replica } = useAccount();
  const asks = useSyncStatus().synced_at !== null && is_empty;
  const [none_of, setNoneOf] = useState<unknown>();
  useEffect(() => {
    if (!asks) return undefined;
    let current = true;
    const collection = replica[name] as unknown as {
      find: (query: unknown) => { exec: () => Promise<unknown[]> };
    };
    const read = async () => {
      const rows = await collection.find(find).exec();
      if (current && rows.length === 0) setNoneOf(find);
    };
    void read().catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [replica, name, find, asks]);
  return asks && none_of !== find;
}
