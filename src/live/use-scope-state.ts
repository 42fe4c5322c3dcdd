import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { ScopeState } from '#sync/device-database.ts';
import type { Scope } from '#sync/protocol.ts';
import { eventScope, openScope } from '#sync/scopes.ts';
import { useAccount } from './account-context.ts';

/** How far a scope has been read: `null` when never, undefined until known. For "de ontem, 19:40". */
export function useScopeState(scope: Scope): ScopeState | null | undefined {
  const { db } = useAccount().engine;
  const [read, setRead] = useState<{ scope: Scope; state: ScopeState | null }>();
  useEffect(() => {
    const live = liveQuery(() => db.scopes.get(scope)).subscribe({
      next: (state) => setRead({ scope, state: state?.synced_at ? state : null }),
      error: () => setRead({ scope, state: null }),
    });
    return () => live.unsubscribe();
  }, [db, scope]);
  return read?.scope === scope ? read.state : undefined;
}

/**
 * Follows an event from now on: its people and teams are replicated and stay readable offline.
 * @returns the scope's state; `null` while nothing of it has ever come
 */
export function useFollowEvent(event_id: string): ScopeState | null | undefined {
  const { engine, sync } = useAccount();
  useEffect(() => {
    const follow = async () => {
      const isNew = await openScope(engine.db, eventScope(event_id), engine.source.now());
      sync.ask({ verify: isNew });
    };
    void follow();
  }, [engine, sync, event_id]);
  return useScopeState(eventScope(event_id));
}
