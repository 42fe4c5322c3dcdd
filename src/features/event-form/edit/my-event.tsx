import type { ReactNode } from 'react';
import * as v from 'valibot';
import { isOwner } from '#domain/event/event-rules.ts';
import { BrokenEvent, EventNotHere, NoSuchEvent, NotMyEvent } from '#entities/event/no-event.tsx';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/event/use-event.ts';
import { eventFields } from '#sync/event-mutations/event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type MyEventProps = {
  id: string;
  /** Shown until it is known whether there is a form. */
  pending: ReactNode;
  /** @param is_gone the server has it no more */
  children: (event: AirsoftEvent, is_gone: boolean) => ReactNode;
};

const Fields = v.object(eventFields);

/** The form of an event of mine, or why there is none. Once it is open it stays, also without the event. */
export function MyEvent({ id, pending, children }: MyEventProps) {
  const event = useEvent(id);
  const person = usePerson();
  const row = event.state === 'present' ? event.row : undefined;
  const last = useLastRow(id, row && isOwner(row, person) && v.is(Fields, row) ? row : undefined);
  if (last && isOwner(last, person)) return children(last, event.state === 'absent');
  switch (event.state) {
    case 'loading':
      return pending;
    case 'absent':
      return <NoSuchEvent />;
    case 'not_here':
      return <EventNotHere />;
    case 'present':
      return isOwner(event.row, person) ? <BrokenEvent id={id} /> : <NotMyEvent id={id} />;
  }
}
