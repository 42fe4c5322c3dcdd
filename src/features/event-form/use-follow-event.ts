import { useStore } from '@tanstack/react-form';
import { useEffect, useMemo, useState } from 'react';
import { eventFormOf } from '#domain/event-form.ts';
import {
  decideEvent,
  eventConflicts,
  followEvent,
  sameEvent,
  type EventUnit,
} from '#domain/event-merge.ts';
import { useOutbox } from '#live/use-outbox.ts';
import { useReplicaRows } from '#live/use-replica-rows.ts';
import { isOnItsWay } from './refused-event.ts';
import { putFields, type EventFormApi, type FormStart } from './use-event-form.ts';

/**
 * Follows the event while it is edited: changes of others in fields that I did not touch are taken
 * over; fields that we both changed wait for a decision. While a mutation of mine waits, the
 * server's row is not current.
 */
export function useFollowEvent(form: EventFormApi, { event_id, base: first }: FormStart) {
  const find = useMemo(() => ({ selector: { id: { $eq: event_id } } }), [event_id]);
  const row = useReplicaRows('airsoft_events', find)?.[0];
  const outbox = useOutbox();
  const [base, setBase] = useState(first);
  const mine = useStore(form.store, (state) => state.values);
  const settled = outbox !== undefined && !isOnItsWay(outbox, event_id);
  const theirs = useMemo(() => (row && settled ? eventFormOf(row) : undefined), [row, settled]);

  const next = theirs ? followEvent({ base, mine, theirs }) : { base, mine };
  const news = sameEvent(next.mine, mine) ? undefined : next.mine;
  // the person has seen it once it is in the form
  if (!news && next.base !== base) setBase(next.base);
  useEffect(() => {
    if (news) putFields(form, news);
  });

  const decide = (unit: EventUnit, keep: 'mine' | 'theirs') => {
    if (!theirs) return;
    const next = decideEvent(unit, keep, { base, mine: form.state.values, theirs });
    putFields(form, next.mine);
    setBase(next.base);
  };
  const conflicts = theirs ? eventConflicts({ base, mine, theirs }) : [];
  return { base, mine, theirs, conflicts, decide, setBase };
}
