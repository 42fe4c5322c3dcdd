import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { signalValue } from '#sync/wire/signal-value.ts';
import type { Stranded } from '#sync/account/stranded.ts';
import { useAccount } from '../account-context.ts';
import { reportWhile } from '../report-while.ts';
import { useSyncStatus } from '../freshness/use-sync-status.ts';

/** Counts the discards in this page, so that every list of stranded queues is read again. */
const discarded = signalValue(0);
/** Loaded on demand: the first screen does not wait for it. */
const loadStranded = () => import('#sync/account/stranded.ts');

/** The queues that deleted accounts left on this device; none until they are read. Rule [S7]. */
export function useStranded() {
  const { local } = useAccount();
  const { expired } = useSyncStatus(); // a deleted account's session expires first
  const turn = useSyncExternalStore(discarded.watch, discarded.get);
  const [stranded, setStranded] = useState<readonly Stranded[]>([]);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const { findStranded } = await loadStranded();
      const found = await findStranded(local);
      if (current) setStranded(found);
    };
    look().catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [local, expired, turn]);
  const discard = useCallback(
    async (user_id: string) => {
      const { discardStranded } = await loadStranded();
      await discardStranded(local, user_id);
      discarded.set(discarded.get() + 1);
    },
    [local],
  );
  return { stranded, discard };
}
