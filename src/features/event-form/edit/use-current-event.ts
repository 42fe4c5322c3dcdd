import { useMemo } from 'react';
import { paymentOf } from '#domain/event/event-facts.ts';
import { eventFormOf, type EventForm } from '#domain/event/form/event-form.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { isOnItsWay } from '../draft/refused-event.ts';

/** The event, for the form that follows it. While a mutation of mine waits, its row is not current. */
export function useCurrentEvent(event_id: string): EventForm | undefined {
  const find = useMemo(() => ({ selector: { id: { $eq: event_id } } }), [event_id]);
  const row = useReplicaRows('airsoft_events', find)?.[0];
  const payments = useReplicaRows('event_payments', find);
  const outbox = useOutbox();
  const settled = outbox !== undefined && !isOnItsWay(outbox, event_id);
  return useMemo(
    () =>
      row && payments && settled ? eventFormOf({ ...row, ...paymentOf(payments[0]) }) : undefined,
    [row, payments, settled],
  );
}
