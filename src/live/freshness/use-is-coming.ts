import type { SyncPhase } from '#sync/wire/sync-status.ts';
import { useOnline } from './use-online.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** `synced` too: the round that brings it is about to begin. */
const COMING: readonly SyncPhase[] = ['synced', 'syncing', 'initial_sync', 'repairing'];

/**
 * Whether what this device has not read yet is on its way. Not with a network whose server does not
 * answer.
 */
export function useIsComing(): boolean {
  const { phase } = useSyncStatus();
  const online = useOnline();
  return online && COMING.includes(phase);
}
