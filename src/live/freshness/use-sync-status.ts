import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '#sync/wire/sync-status.ts';
import { useAccount } from '../account-context.ts';

/** The one status of the whole sync. */
export function useSyncStatus(): SyncStatus {
  const { status } = useAccount().sync;
  return useSyncExternalStore(status.watch, status.get);
}

/** Starts a round now: pull to refresh, "Atualizar agora". */
export const useSyncNow = (): (() => void) => {
  const { sync } = useAccount();
  return () => sync.ask({ verify: true });
};
