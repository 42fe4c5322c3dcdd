import { useState } from 'react';
import { usePerson } from '../account-context.ts';
import { useNeverReached } from './use-never-reached.ts';
import { useOnline } from './use-online.ts';
import { useScopeState } from './use-scope-state.ts';
import { useSyncStatus } from './use-sync-status.ts';

/**
 * Whether my own rows have arrived, or none are on their way. Right after signing in, profile and
 * registrations are still loading: a form that opened before them would be empty, or ask for what
 * is known. Without a signal nothing is loading, and a form stays open while it is tried again.
 * That I have none is said only where `useScopeState('me')` is complete.
 */
export function useMineIsKnown(): boolean {
  const person = usePerson();
  const me = useScopeState('me');
  const { phase } = useSyncStatus();
  const unreached = useNeverReached();
  const online = useOnline();
  const [gave_up, setGaveUp] = useState(false);
  if (!person) return true;
  if (me === undefined || me?.complete) return me !== undefined;
  // `synced` too: the round that brings them is about to begin
  const coming = online && /^(synced|syncing|initial_sync)$/.test(phase);
  const is_over = phase === 'never_synced' ? unreached : !coming;
  if (is_over && !gave_up) setGaveUp(true);
  return is_over || gave_up;
}
