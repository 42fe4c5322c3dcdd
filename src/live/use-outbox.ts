import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { OutboxRecord } from '#sync/outbox.ts';
import { useAccount } from './account-context.ts';

const nothing: readonly OutboxRecord[] = [];

/**
 * Everything this person asked for and the replica does not hold yet, in the order of asking; written
 * by this page, other tabs and the service worker. Undefined until first read.
 */
export function useOutbox(): readonly OutboxRecord[] | undefined {
  const { db } = useAccount().engine;
  const [records, setRecords] = useState<readonly OutboxRecord[]>();
  useEffect(() => {
    const live = liveQuery(() => db.outbox.orderBy('seq').toArray()).subscribe({
      next: (found) => setRecords(found.length === 0 ? nothing : found),
      error: () => setRecords(nothing), // nothing can be stored: nothing waits
    });
    return () => live.unsubscribe();
  }, [db]);
  return records;
}
