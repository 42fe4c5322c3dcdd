import { useState } from 'react';
import * as v from 'valibot';
import { paymentOf } from '#domain/event/event-facts.ts';
import type { EventForm } from '#domain/event/event-form.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { BrokenEvent, EventNotHere, NoSuchEvent, NotMyEvent } from '#entities/event/no-event.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/event/use-event.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { eventFields } from '#sync/event-mutations/event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { CreateEventScreen } from '../create-event-screen.tsx';
import type { PointPicker } from '../fields/coordinates.tsx';
import { FormPending } from '../form-pending.tsx';
import { copyOfEvent } from './copy-of-event.ts';

type CopyEventScreenProps = {
  /** The event that is copied. */
  id: string;
  /** UTC ISO instant. */
  now: string;
  pointPicker?: PointPicker;
};

const Fields = v.object(eventFields);

/** The form of a new event, filled in from another one of mine. */
export function CopyEventScreen({ id, ...rest }: CopyEventScreenProps) {
  const event = useEvent(id);
  const person = usePerson();
  switch (event.state) {
    case 'loading':
      return <FormPending />;
    case 'absent':
      return <NoSuchEvent />;
    case 'not_here':
      return <EventNotHere />;
    case 'present':
      if (!isOwner(event.row, person)) return <NotMyEvent id={id} />;
      if (!v.is(Fields, event.row)) return <BrokenEvent id={id} />;
      return <Copy event={event.row} {...rest} />;
  }
}

type CopyProps = Omit<CopyEventScreenProps, 'id'> & { event: AirsoftEvent };

function Copy({ event, ...rest }: CopyProps) {
  const payment = useLiveRecord('event_payments', event.id);
  // later data must not overwrite what is being typed
  const [values, setValues] = useState<EventForm>();
  if (!values && payment.state !== 'loading') {
    const paid = paymentOf(payment.state === 'present' ? payment.row : undefined);
    setValues(copyOfEvent({ ...event, ...paid }));
  }
  if (!values) return <FormPending />;
  return (
    <CreateEventScreen
      again={undefined}
      copied={{ id: event.id, event: event.name, values }}
      {...rest}
    />
  );
}
