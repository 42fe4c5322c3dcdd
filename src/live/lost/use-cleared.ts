import { useCallback, useEffect, useState } from 'react';
import { useAccount } from '../account-context.ts';
import { reportWhile } from '../report-while.ts';

/** Loaded on demand: the first screen does not wait for it. */
const loadCount = () => import('#sync/outbox/lost-queue.ts');

/**
 * How many actions waited here when this device's databases were cleared, until the person has seen
 * it. Rule [U11].
 */
export function useCleared() {
  const { db } = useAccount().local;
  const [cleared, setCleared] = useState(0);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let current = true;
    const follow = async () => {
      const { followWaiting } = await loadCount();
      if (current) stop = followWaiting(db, setCleared);
    };
    follow().catch(reportWhile(() => current));
    return () => {
      current = false;
      stop?.();
    };
  }, [db]);
  const understood = useCallback(async () => {
    const { understoodLoss } = await loadCount();
    understoodLoss(db);
  }, [db]);
  return { cleared, understood };
}
