import { useCallback, useEffect, useState } from 'react';
import type { DeviceDatabase, ScopeState } from '#sync/device/device-database.ts';
import type { Scope } from '#sync/wire/protocol.ts';
import { openScope } from '#sync/replica/scopes.ts';
import { useAccount } from '../account-context.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';
import { useLastKnown } from '../rows/use-last-known.ts';

/**
 * When a scope was read, for "de ontem, 19:40": `null` until it was read to its end, undefined until
 * known. Only where it is neither does a list without rows say that there is none.
 */
export function useScopeState(scope: Scope): ScopeState | null | undefined {
  const query = useCallback(
    async (db: DeviceDatabase) => {
      const state = await db.scopes.get(scope);
      return state?.complete && state.synced_at > 0 ? state : null;
    },
    [scope],
  );
  return useLastKnown(scope, useDeviceQuery(query, null));
}

/**
 * Follows an event or a team from now on: its people are replicated and stay readable offline. The
 * scope of public rows is followed anyway, and only asked for.
 * @returns as useScopeState; and when it was requested, in UTC ms by this device's clock
 */
export function useFollow(scope: Scope): {
  scope: ScopeState | null | undefined;
  asked_at: number | undefined;
} {
  const { local, sync } = useAccount();
  const [asked_at, setAskedAt] = useState<number>();
  useEffect(() => {
    const follow = async () => {
      const now = local.source.now();
      const isNew = scope !== 'public' && (await openScope(local.db, scope, now));
      setAskedAt(local.source.now());
      sync.ask({ verify: isNew });
    };
    void follow();
  }, [local, sync, scope]);
  return { scope: useScopeState(scope), asked_at };
}
