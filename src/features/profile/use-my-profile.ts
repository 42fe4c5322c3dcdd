import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import type { Profile } from '#sync/records/profile.ts';

/**
 * not_here: the server could not be asked yet. absent: it was asked, and the account has no
 * profile.
 */
export type MyProfile =
  | { readonly state: 'loading' | 'not_here' | 'absent' }
  | { readonly state: 'present'; readonly profile: Profile };

/** My profile, with the waiting changes applied. */
export function useMyProfile(user_id: string): MyProfile {
  const found = useLiveRecord('profiles', user_id);
  const known = useMineIsKnown();
  const me = useScopeState('me');
  if (found.state === 'present') return { state: 'present', profile: found.row };
  if (found.state === 'loading' || !known) return { state: 'loading' };
  return { state: me?.complete ? 'absent' : 'not_here' };
}
