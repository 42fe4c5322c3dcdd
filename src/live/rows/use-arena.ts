import { useFollow } from '../freshness/use-scope-state.ts';
import { useLiveRecord } from './use-live-record.ts';
import { useMissingRow } from './use-missing-row.ts';
import type { Rows } from '#sync/records/collections.ts';

/**
 * absent: the server was asked and has no such arena. not_here: the server could not be asked, and
 * this device has never seen the arena.
 */
export type FoundArena =
  | { readonly state: 'loading' | 'absent' | 'not_here' }
  | { readonly state: 'present'; readonly row: Rows['arenas'] };

/** @param id the same for the life of the component: give the screen a key */
export function useArena(id: string): FoundArena {
  const found = useLiveRecord('arenas', id);
  const { asked_at } = useFollow('public');
  const is_missing = found.state === 'absent';
  const missing = useMissingRow({ name: 'arenas', id, scope: 'public', asked_at, is_missing });
  if (found.state === 'present') return { state: 'present', row: found.row };
  return { state: is_missing ? missing : 'loading' };
}
