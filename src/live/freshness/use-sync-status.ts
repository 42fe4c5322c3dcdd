import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '#sync/wire/sync-status.ts';
import { useAccount } from '../account-context.ts';

/** The one status of the whole sync. */
export function useSyncStatus(): SyncStatus {
  const { status } = useAccount().sync;
  return useSyncExternalStore(status.watch, status.get);
}

/**
 * How far this device's clock is behind the server's, in ms. It is drawn again when that changes, and
 * not at each begin and end of a round.
 */
export function useClockOffset(): number {
  const { status } = useAccount().sync;
  return useSyncExternalStore(status.watch, () => status.get().clock_offset_ms);
}

/**
 * Whether a first sync of this device runs or has not begun; null otherwise. It is not drawn again
 * for each part that arrives.
 */
export function useFirstSync(): 'initial_sync' | 'never_synced' | null {
  const { status } = useAccount().sync;
  return useSyncExternalStore(status.watch, () => {
    const { phase } = status.get();
    return phase === 'initial_sync' || phase === 'never_synced' ? phase : null;
  });
}

/** Starts a round now: pull to refresh, "Atualizar agora". */
export const useSyncNow = (): (() => void) => {
  const { sync } = useAccount();
  return () => sync.ask({ verify: true });
};
