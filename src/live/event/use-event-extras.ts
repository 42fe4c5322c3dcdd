import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventPayment } from '#sync/records/event-payment.ts';
import { usePerson } from '../account-context.ts';
import { useLastKnown } from '../rows/use-last-known.ts';
import { useLiveRecord, type LiveRecord } from '../rows/use-live-record.ts';

/** What stands in rows of their own, and an event's screens say in the middle of others. */
export type EventExtras = {
  /** How to pay, whom to ask and a secret place, for whom the server gives them. */
  readonly payment: EventPayment | null;
  /** null also where this device does not know it. */
  readonly arena: Rows['arenas'] | null;
};

/**
 * Read once for a screen, which waits for it; undefined until this device was read. The same object
 * until a row changes.
 */
export function useEventExtras({ id, arena_id }: AirsoftEvent): EventExtras | undefined {
  const person = usePerson();
  const payment = useLiveRecord('event_payments', id);
  const arena = useLiveRecord('arenas', arena_id ?? '');
  // to a visitor the server gives no payment
  const [pays, plays] = [person ? rowOf(payment) : null, arena_id ? rowOf(arena) : null];
  const known = useMemo(
    () => (pays === undefined || plays === undefined ? undefined : { payment: pays, arena: plays }),
    [pays, plays],
  );
  // after a change of the arena the screen keeps the former one until the next is read
  return useLastKnown(`extras of ${id}`, known);
}

function rowOf<Row>(found: LiveRecord<Row>): Row | null | undefined {
  if (found.state === 'loading') return undefined;
  return found.state === 'present' ? found.row : null;
}
