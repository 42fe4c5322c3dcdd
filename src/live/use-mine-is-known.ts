import { usePerson } from './account-context.ts';
import { useScopeState } from './use-scope-state.ts';
import { useSyncStatus } from './use-sync-status.ts';

/**
 * Just after signing in my profile and places are still on their way: a form that opens before them
 * would be empty, or ask for what I have. Without a signal nothing is on its way.
 */
export function useMineIsKnown(): boolean {
  const person = usePerson();
  const me = useScopeState('me');
  const { phase } = useSyncStatus();
  if (!person) return true;
  if (me === undefined) return false;
  return me !== null || (phase !== 'syncing' && phase !== 'initial_sync');
}
