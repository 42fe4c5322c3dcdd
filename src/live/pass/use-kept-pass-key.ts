import { useEffect } from 'react';
import { fetchPassKey, keptPassKey, type KeptPassKey } from '#sync/calls/event-passes.ts';
import { useAccount } from '../account-context.ts';
import { reportWhile } from '../report-while.ts';
import { useOnline } from '../freshness/use-online.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';

/**
 * The key with which this device verifies passes, as it keeps it; asked for again while the gate is
 * open and there is a signal. undefined until read; null when it never arrived.
 */
export function useKeptPassKey(): KeptPassKey | null | undefined {
  const { local } = useAccount();
  const online = useOnline();
  const kept = useDeviceQuery(keptPassKey, null);
  useEffect(() => {
    if (!online) return undefined;
    let current = true;
    fetchPassKey(local).catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [local, online]);
  return kept;
}
