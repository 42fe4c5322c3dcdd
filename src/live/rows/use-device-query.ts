import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { useAccount } from '../account-context.ts';

/**
 * The result of a query of this device's database, updated whenever it changes. Undefined until
 * first read.
 * @param query the same function for the same query
 * @param failed the result where nothing can be stored
 */
export function useDeviceQuery<Answer>(
  query: (db: DeviceDatabase) => Promise<Answer>,
  failed: Answer,
): Answer | undefined {
  const { db } = useAccount().local;
  const [read, setRead] = useState<{ query: typeof query; answer: Answer }>();
  useEffect(() => {
    const live = liveQuery(() => query(db)).subscribe({
      next: (answer) => setRead({ query, answer }),
      error: () => setRead({ query, answer: failed }),
    });
    return () => live.unsubscribe();
  }, [db, query, failed]);
  return read?.query === query ? read.answer : undefined;
}
