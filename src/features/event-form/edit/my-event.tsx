import type { ReactNode } from 'react';
import * as v from 'valibot';
import { columnsOf, emptyEvent } from '#domain/event/form/event-form.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { BrokenEvent, EventNotHere, NoSuchEvent, NotMyEvent } from '#entities/event/no-event.tsx';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/event/use-event.ts';
import { rowBefore } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { eventFields } from '#sync/event-mutations/event.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { refusedUpdates } from '../draft/refused-event.ts';

type MyEventProps = {
  id: string;
  /** Shown until it is known whether there is a form. */
  pending: ReactNode;
  /** @param is_gone the server has it no more, or will not once my deletion has arrived */
  children: (event: AirsoftEvent, is_gone: boolean) => ReactNode;
};

const Fields = v.object(eventFields);

/**
 * The form of an event of mine, or why there is none. Once it is open it stays, also without the
 * event; it opens without it for a change that was refused, so that its text can be copied.
 */
export function MyEvent({ id, pending, children }: MyEventProps) {
  const event = useEvent(id);
  const person = usePerson();
  const row = event.state === 'present' ? event.row : undefined;
  const last = useLastRow(id, row && isOwner(row, person) && v.is(Fields, row) ? row : undefined);
  const outbox = useOutbox();
  if (!outbox) return pending;
  const { state } = event;
  const [refused] = state === 'absent' ? refusedUpdates(outbox, id) : [];
  const known = last ?? (refused && { ...eventBefore(refused), created_by: person?.id ?? null });
  if (known && isOwner(known, person)) return children(known, state === 'absent');
  switch (state) {
    case 'loading':
      return pending;
    case 'absent':
      return <NoSuchEvent />;
    case 'not_here':
      return <EventNotHere />;
    case 'present':
      return row && isOwner(row, person) ? <BrokenEvent id={id} /> : <NotMyEvent id={id} />;
  }
}

const eventBefore = (refused: OutboxRecord) =>
  rowBefore<AirsoftEvent>(refused, { ...columnsOf(emptyEvent), name: refused.label });
