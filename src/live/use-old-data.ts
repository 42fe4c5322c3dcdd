import type { Scope } from '#sync/protocol.ts';
import { useScopeState } from './use-scope-state.ts';

const OLD_MS = 24 * 3_600_000;

/**
 * When the rows of a scope arrived, once that matters: without a signal, or after a day (decision
 * 8).
 * @param now UTC ISO instant
 * @returns UTC ms by this device's clock; null while they are fresh, and when none ever arrived
 */
export function useOldData(
  scope: Scope,
  { now, online }: { now: string; online: boolean },
): number | null {
  const synced_at = useScopeState(scope)?.synced_at ?? null;
  if (synced_at === null || (online && Date.parse(now) - synced_at < OLD_MS)) return null;
  return synced_at;
}
