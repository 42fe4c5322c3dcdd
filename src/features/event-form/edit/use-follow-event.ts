import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { paymentOf } from '#domain/event/event-facts.ts';
import { eventFormOf } from '#domain/event/event-form.ts';
import { eventMerge } from '#domain/event/event-merge.ts';
import { useFollowForm } from '#entities/form/use-follow-form.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { isOnItsWay } from '../draft/refused-event.ts';
import { putFields, type EventFormApi, type FormStart } from '../use-event-form.ts';

/** Follows the event while it is edited. While a mutation of mine waits, its row is not current. */
export function useFollowEvent(form: EventFormApi, { event_id, base: first }: FormStart) {
  const find = useMemo(() => ({ selector: { id: { $eq: event_id } } }), [event_id]);
  const row = useReplicaRows('airsoft_events', find)?.[0];
  const payments = useReplicaRows('event_payments', find);
  const outbox = useOutbox();
  const mine = useStore(form.store, (state) => state.values);
  const settled = outbox !== undefined && !isOnItsWay(outbox, event_id);
  const theirs = useMemo(
    () =>
      row && payments && settled ? eventFormOf({ ...row, ...paymentOf(payments[0]) }) : undefined,
    [row, payments, settled],
  );
  const put = (values: typeof mine) => putFields(form, values);
  return { mine, theirs, ...useFollowForm({ merge: eventMerge, first, mine, theirs, put }) };
}
