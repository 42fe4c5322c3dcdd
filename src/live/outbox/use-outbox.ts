import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { learnNames } from '#sync/registry/registry.ts';
import { isAsked, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { useAccount } from '../account-context.ts';

const nothing: readonly OutboxRecord[] = [];

/**
 * Every mutation of this person that the replica does not reflect yet, in the order of asking. This
 * page, other tabs and the service worker all write it. Without what the app asks by itself: rule
 * [U14]. Undefined until first read.
 */
export function useOutbox(): readonly OutboxRecord[] | undefined {
  const { db } = useAccount().local;
  const [records, setRecords] = useState<readonly OutboxRecord[]>();
  useEffect(() => {
    let turn = 0; // a result that had to wait for a file must not replace a later one
    const live = liveQuery(() => db.outbox.orderBy('seq').toArray()).subscribe({
      next: (all) => {
        const mine = ++turn;
        const found = all.filter(isAsked);
        void learnNames(found.map(({ name }) => name)).then(() => {
          if (mine === turn) setRecords(found.length === 0 ? nothing : found);
        });
      },
      error: () => setRecords(nothing), // nothing can be stored, so nothing waits
    });
    return () => {
      turn += 1;
      live.unsubscribe();
    };
  }, [db]);
  return records;
}
