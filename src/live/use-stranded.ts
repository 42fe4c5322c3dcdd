import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { signalValue } from '#sync/signal-value.ts';
import type { Stranded } from '#sync/stranded.ts';
import { report } from '#sync/without-rows.ts';
import { useAccount } from './account-context.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** Those that were discarded in this page: whoever shows them looks again. */
const discarded = signalValue(0);
/** Nothing that a start waits for. */
const loadStranded = () => import('#sync/stranded.ts');

/** What accounts that are no more left on this device; none until that is known. Rule [S7]. */
export function useStranded() {
  const { engine } = useAccount();
  const { expired } = useSyncStatus(); // an account that ended ends its session first
  const turn = useSyncExternalStore(discarded.watch, discarded.get);
  const [stranded, setStranded] = useState<readonly Stranded[]>([]);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const { findStranded } = await loadStranded();
      const found = await findStranded(engine);
      if (current) setStranded(found);
    };
    look().catch(report);
    return () => {
      current = false;
    };
  }, [engine, expired, turn]);
  const discard = useCallback(
    async (user_id: string) => {
      const { discardStranded } = await loadStranded();
      await discardStranded(engine, user_id);
      discarded.set(discarded.get() + 1);
    },
    [engine],
  );
  return { stranded, discard };
}
