import { useEffect, useState } from 'react';
import type { ScopeState } from '#sync/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { SyncStatus } from '#sync/sync-status.ts';
import { useAccount } from './account-context.ts';
import { useLiveRecord } from './use-live-record.ts';
import { useFollowEvent } from './use-scope-state.ts';
import { useSyncStatus } from './use-sync-status.ts';

/**
 * absent: the server was asked and has no such event for me. not_here: nobody could ask it, and this
 * device has never seen the event.
 */
export type FollowedEvent =
  | { readonly state: 'loading' | 'absent' | 'not_here' }
  | {
      readonly state: 'present';
      readonly row: AirsoftEvent;
      /** How far its people and teams are here; null while nothing of them ever came. */
      readonly scope: ScopeState | null | undefined;
    };

/** A first session begins within this; until then `never_synced` means "not yet". */
const PATIENCE_MS = 1_500;

/**
 * Shows an event and follows it from now on, so that it stays readable without a signal.
 * @param event_id the same for the life of the component: give the screen a key
 */
export function useEvent(event_id: string): FollowedEvent {
  const found = useLiveRecord('airsoft_events', event_id);
  const scope = useFollowEvent(event_id);
  const missing = useMissing();
  if (found.state === 'present') return { state: 'present', row: found.row, scope };
  return { state: found.state === 'absent' ? missing : 'loading' };
}

/** What it means that the replica does not have it. */
function useMissing(): 'loading' | 'absent' | 'not_here' {
  const { engine } = useAccount();
  const status = useSyncStatus();
  const [asked_at] = useState(() => engine.source.now());
  const [waited, setWaited] = useState(!navigator.onLine);
  const [unreached, setUnreached] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const answer = answerOf(status, asked_at);
  if (answer === 'not_here' && waited && !unreached) setUnreached(true);
  if (answer === 'absent') return answer;
  return unreached ? 'not_here' : 'loading'; // later attempts do not flicker
}

/** @param asked_at UTC ms by this device's clock */
function answerOf(
  { phase, synced_at, clock_offset_ms }: SyncStatus,
  asked_at: number,
): 'loading' | 'absent' | 'not_here' {
  if (phase === 'syncing' || phase === 'initial_sync' || phase === 'repairing') return 'loading';
  if (phase !== 'synced') return 'not_here';
  // a session that ended before anybody asked knows nothing about this event
  return synced_at !== null && synced_at - clock_offset_ms > asked_at ? 'absent' : 'loading';
}
