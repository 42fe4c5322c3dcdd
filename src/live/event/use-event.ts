import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { eventScope } from '#sync/replica/scopes.ts';
import { useLiveRecord } from '../rows/use-live-record.ts';
import { useFollow } from '../freshness/use-scope-state.ts';
import { useMissingRow } from '../rows/use-missing-row.ts';

/**
 * absent: the server was asked and has no such event for me. not_here: the server could not be
 * asked, and this device has never seen the event.
 */
export type FollowedEvent =
  | { readonly state: 'loading' | 'absent' | 'not_here' }
  | {
      readonly state: 'present';
      readonly row: AirsoftEvent;
      /** As in LiveRecord. */
      readonly is_stored: boolean;
      /** When its people and teams were read; null until all of them have arrived. */
      readonly scope: ScopeState | null | undefined;
    };

/**
 * Shows an event and follows it from now on, so that it stays readable offline.
 * @param event_id the same for the life of the component: give the screen a key
 */
export function useEvent(event_id: string): FollowedEvent {
  const found = useLiveRecord('airsoft_events', event_id);
  const followed = eventScope(event_id);
  const { scope, asked_at } = useFollow(followed);
  const missing = useMissingRow({
    name: 'airsoft_events',
    id: event_id,
    scope: followed,
    asked_at,
    is_missing: found.state === 'absent',
  });
  if (found.state === 'present') return { ...found, scope };
  return { state: found.state === 'absent' ? missing : 'loading' };
}
