import { usePerson } from '../account-context.ts';
import { useScopeState } from './use-scope-state.ts';
import { useSyncStatus } from './use-sync-status.ts';

/**
 * Whether my own rows have arrived. Right after signing in, profile and registrations are still
 * loading: a form that opened before them would be empty, or ask for what is known. Without a
 * signal nothing is loading.
 */
export function useMineIsKnown(): boolean {
  const person = usePerson();
  const me = useScopeState('me');
  const { phase } = useSyncStatus();
  if (!person) return true;
  if (me === undefined) return false;
  return me !== null || (phase !== 'syncing' && phase !== 'initial_sync');
}
