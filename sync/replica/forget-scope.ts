import { dropScope } from './apply.ts';
import type { DeviceDatabase, ScopeState } from '../device/device-database.ts';
import type { Scope } from '../wire/protocol.ts';
import type { ReplicaStore } from './replica-store.ts';
import { unread } from './scopes.ts';

/**
 * Forgets a scope that is not followed any more: its cursors, then its rows, then its state. A
 * crash between any two steps leaves it to be forgotten again, never cursors of rows that are gone.
 * Rule [P3].
 * @param unless a scope that a person opened after this was read is kept, and read anew
 */
export async function forgetScope(
  { db, store }: { db: DeviceDatabase; store: ReplicaStore },
  scope: Scope,
  unless?: ScopeState,
): Promise<void> {
  const wanted = (state: ScopeState): boolean =>
    unless !== undefined && state.opened_at !== unless.opened_at;
  const change = (next: (state: ScopeState) => Promise<unknown>): Promise<boolean> =>
    db.transaction('rw', db.scopes, async () => {
      const state = await db.scopes.get(scope);
      if (state && wanted(state)) return false;
      if (state) await next(state);
      return true;
    });
  const unreadAgain = ({ opened_at }: ScopeState) => db.scopes.put({ ...unread, scope, opened_at });
  if (!(await change(unreadAgain))) return;
  await dropScope(store, scope);
  await change(() => db.scopes.delete(scope));
}
