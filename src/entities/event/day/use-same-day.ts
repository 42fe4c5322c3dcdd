import { useMemo } from 'react';
import { gamesOnSameDay } from '#domain/event/same-day.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** A place that I have or asked for, and not one that I give up. */
const HELD: readonly string[] = ['queued', 'sending', 'confirmed'];

/**
 * The other games on the day of this one that I have a place in, also one that still waits to be
 * sent. From the replica: no signal is needed. Undefined until this device was read.
 * @param now UTC ISO instant
 */
export function useSameDay(event: AirsoftEvent, now: string): readonly AirsoftEvent[] | undefined {
  const registrations = useMyRegistrations();
  const held = [...(registrations ?? [])].filter(([, { status }]) => HELD.includes(status));
  const ids = held
    .map(([id]) => id)
    .toSorted()
    .join();
  const mine = useLiveRecords(
    'airsoft_events',
    useMemo<LiveQuery<'airsoft_events'>>(() => {
      const wanted = ids ? ids.split(',') : [];
      return {
        find: { selector: { id: { $in: wanted } } },
        keep: ({ id }) => wanted.includes(id),
      };
    }, [ids]),
  );
  const rows = registrations && mine.state === 'present' ? mine.rows : undefined;
  const games = useMemo(() => rows && gamesOnSameDay(event, rows, now), [event, rows, now]);
  // a place that I get elsewhere is another query
  return useLastKnown(`games on the day of ${event.id}`, games);
}
