import { useSyncExternalStore } from 'react';
import { useScopeState } from '#live/use-scope-state.ts';
import { isOnline, subscribeOnline } from '#platform/online.ts';
import type { Scope } from '#sync/protocol.ts';
import { DataAge } from './data-age.tsx';

const OLD_MS = 24 * 3_600_000;

/** How old these data are, once that matters: without a signal, or after a day (decision 8). */
export function OldData({ scope, now }: { scope: Scope; now: string }) {
  const state = useScopeState(scope);
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  if (!state || (online && Date.parse(now) - state.synced_at < OLD_MS)) return null;
  return <DataAge synced_at={state.synced_at} now={now} />;
}
