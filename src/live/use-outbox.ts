import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { learnNames } from '#sync/mutations/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
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
    let turn = 0; // an answer that had to wait for a file must not come after a later one
    const live = liveQuery(() => db.outbox.orderBy('seq').toArray()).subscribe({
      next: (found) => {
        const mine = ++turn;
        void learnNames(found.map(({ name }) => name)).then(() => {
          if (mine === turn) setRecords(found.length === 0 ? nothing : found);
        });
      },
      error: () => setRecords(nothing), // nothing can be stored: nothing waits
    });
    return () => {
      turn += 1;
      live.unsubscribe();
    };
  }, [db]);
  return records;
}
