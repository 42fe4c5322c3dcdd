import type { SyncPhase } from '#sync/wire/sync-status.ts';
import { useNeverReached } from './use-never-reached.ts';
import { useOnline } from './use-online.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** `synced` too: the round that brings it is about to begin. So it is in the first moment of a start. */
const COMING: readonly SyncPhase[] = ['synced', 'syncing', 'initial_sync', 'repairing'];

/**
 * Whether what this device has not read yet is on its way. Not with a network whose server does not
 * answer.
 */
export function useIsComing(): boolean {
  const { phase } = useSyncStatus();
  const unreached = useNeverReached();
  const online = useOnline();
  return online && (COMING.includes(phase) || (phase === 'never_synced' && !unreached));
}
