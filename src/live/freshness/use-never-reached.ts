import { useEffect, useState } from 'react';
import { isOnline } from './use-online.ts';
import { useSyncStatus } from './use-sync-status.ts';

/**
 * Nothing ever arrived on this device, and nothing is coming. Every first start begins with
 * `never_synced`, so only after a moment does it mean "no signal".
 */
export function useNeverReached(): boolean {
  const { phase } = useSyncStatus();
  const [waited, setWaited] = useState(!isOnline());
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return phase === 'never_synced' && waited;
}
