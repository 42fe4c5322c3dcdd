import { useEffect, useState } from 'react';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { Engine } from '#sync/sync-round.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { eventScope } from '#sync/replica/scopes.ts';
import type { SyncStatus } from '#sync/sync-status.ts';
import { report } from '#sync/device/report.ts';
import { useAccount } from './account-context.ts';
import { useLiveRecord } from './use-live-record.ts';
import { useFollowEvent } from './use-scope-state.ts';
import { useSyncStatus } from './use-sync-status.ts';

/**
 * absent: the server was asked and has no such event for me. not_here: the server could not be
 * asked, and this device has never seen the event.
 */
export type FollowedEvent =
  | { readonly state: 'loading' | 'absent' | 'not_here' }
  | {
      readonly state: 'present';
      readonly row: AirsoftEvent;
      /** How far its people and teams have been read; null when nothing of them ever arrived. */
      readonly scope: ScopeState | null | undefined;
    };

/** A first round begins within this time; until then `never_synced` means "not yet". */
const PATIENCE_MS = 1_500;

/**
 * Shows an event and follows it from now on, so that it stays readable offline.
 * @param event_id the same for the life of the component: give the screen a key
 */
export function useEvent(event_id: string): FollowedEvent {
  const found = useLiveRecord('airsoft_events', event_id);
  const { scope, asked_at } = useFollowEvent(event_id);
  const missing = useMissing(event_id, { asked_at, is_missing: found.state === 'absent' });
  if (found.state === 'present') return { state: 'present', row: found.row, scope };
  return { state: found.state === 'absent' ? missing : 'loading' };
}

/** Decides what it means that the replica does not have the event. */
function useMissing(
  event_id: string,
  { asked_at, is_missing }: { asked_at: number | undefined; is_missing: boolean },
): 'loading' | 'absent' | 'not_here' {
  const { engine } = useAccount();
  const status = useSyncStatus();
  const [waited, setWaited] = useState(!navigator.onLine);
  const [unreached, setUnreached] = useState(false);
  const [denied, setDenied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const answer = answerOf(status, asked_at);
  if (answer === 'not_here' && waited && !unreached) setUnreached(true);
  if (denied && !is_missing) setDenied(false); // a later round brought it after all
  const { synced_at } = status;
  useEffect(() => {
    if (answer !== 'answered' || !is_missing) return undefined;
    let current = true;
    const look = async () => {
      if ((await isDenied(engine, event_id)) && current) setDenied(true);
    };
    void look().catch(report);
    return () => {
      current = false;
    };
  }, [answer, is_missing, synced_at, engine, event_id]);
  if (denied) return 'absent';
  return unreached ? 'not_here' : 'loading'; // avoids flicker during later attempts
}

/** @param asked_at UTC ms by this device's clock; undefined before the event was requested */
function answerOf(
  { phase, synced_at, clock_offset_ms }: SyncStatus,
  asked_at: number | undefined,
): 'loading' | 'answered' | 'not_here' {
  if (phase === 'syncing' || phase === 'initial_sync' || phase === 'repairing') return 'loading';
  if (phase !== 'synced') return 'not_here';
  // a round that ended before the request does not know about this event
  const is_later = asked_at !== undefined && synced_at !== null;
  return is_later && synced_at - clock_offset_ms > asked_at ? 'answered' : 'loading';
}

/**
 * Whether the server denied the event, checked after a round: a round that was already running does
 * not include it. The server reports a scope that does not exist as gone, and the device forgets
 * it; a scope that was read brought the event, if I may see it.
 */
async function isDenied({ db, store }: Engine, event_id: string): Promise<boolean> {
  const scope = await db.scopes.get(eventScope(event_id));
  if (!scope) return true;
  return scope.synced_at > 0 && !(await store.read('airsoft_events', [event_id])).has(event_id);
}
