import { useCallback, useEffect, useState } from 'react';
import type { DeviceDatabase, ScopeState } from '#sync/device/device-database.ts';
import type { Scope } from '#sync/protocol.ts';
import { eventScope, openScope } from '#sync/replica/scopes.ts';
import { useAccount } from './account-context.ts';
import { useDeviceQuery } from './use-device-query.ts';

/**
 * How far a scope has been read: `null` when never, undefined until known. For "de ontem, 19:40".
 */
export function useScopeState(scope: Scope): ScopeState | null | undefined {
  const query = useCallback(
    async (db: DeviceDatabase) => {
      const state = await db.scopes.get(scope);
      return state?.synced_at ? state : null;
    },
    [scope],
  );
  return useDeviceQuery(query, null);
}

/**
 * Follows an event from now on: its people and teams are replicated and stay readable offline.
 * @returns the scope's state, `null` while nothing of it has ever arrived; and when it was
 * requested, in UTC ms by this device's clock
 */
export function useFollowEvent(event_id: string): {
  scope: ScopeState | null | undefined;
  asked_at: number | undefined;
} {
  const { engine, sync } = useAccount();
  const [asked_at, setAskedAt] = useState<number>();
  useEffect(() => {
    const follow = async () => {
      const isNew = await openScope(engine.db, eventScope(event_id), engine.source.now());
      setAskedAt(engine.source.now());
      sync.ask({ verify: isNew });
    };
    void follow();
  }, [engine, sync, event_id]);
  return { scope: useScopeState(eventScope(event_id)), asked_at };
}
