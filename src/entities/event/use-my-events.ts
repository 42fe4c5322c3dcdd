import { useMemo } from 'react';
import { hasStarted } from '#domain/event/event-rules.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

export type MyEvent = {
  readonly event: AirsoftEvent;
  /** Spec 1 §2: the badge. A person who organises a game and plays in it counts as organiser. */
  readonly as: 'organiser' | 'participant';
  /** Absent for an organiser who does not play. */
  readonly registration: MyRegistration | undefined;
};

export type MyEvents = { readonly upcoming: readonly MyEvent[]; readonly past: readonly MyEvent[] };

const of_mine: LiveQuery<'airsoft_events'> = { find: { selector: { me: { $eq: 1 } } } };

/**
 * Events that I organise or have a place in, including one that still waits to be sent. The next
 * future event comes first, the latest past event first. Undefined until my rows have
 * arrived: an empty device does not say that I have none.
 * @param now UTC ISO instant
 */
export function useMyEvents(user_id: string, now: string): MyEvents | undefined {
  const registrations = useMyRegistrations();
  const mine = useLiveRecords('airsoft_events', of_mine);
  const ids = [...(registrations?.keys() ?? [])].toSorted().join();
  const registered = useLiveRecords(
    'airsoft_events',
    useMemo<LiveQuery<'airsoft_events'>>(
      () => ({ find: { selector: { id: { $in: ids ? ids.split(',') : [] } } } }),
      [ids],
    ),
  );
  const is_whole = useScopeState('me')?.complete;
  return useMemo(() => {
    if (!registrations || mine.state === 'loading' || registered.state === 'loading') {
      return undefined;
    }
    const rows = new Map([...mine.rows, ...registered.rows].map((event) => [event.id, event]));
    const events = [...rows.values()].flatMap((event): MyEvent[] => {
      const registration = registrations.get(event.id);
      const held = registration?.status === 'refused' ? undefined : registration;
      if (event.created_by === user_id) return [{ event, as: 'organiser', registration: held }];
      return held ? [{ event, as: 'participant', registration: held }] : [];
    });
    if (events.length === 0 && !is_whole) return undefined;
    const sorted = events.toSorted(byStart);
    return {
      upcoming: sorted.filter(({ event }) => !hasStarted(event, now)),
      past: sorted.filter(({ event }) => hasStarted(event, now)).toReversed(),
    };
  }, [registrations, mine, registered, is_whole, user_id, now]);
}

const byStart = (a: MyEvent, b: MyEvent): number =>
  Date.parse(a.event.starts_at) - Date.parse(b.event.starts_at);
