import { useState } from 'react';
import { paymentOf } from '#domain/event/event-facts.ts';
import type { EventForm } from '#domain/event/form/event-form.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { CreateEventScreen } from '../create-event-screen.tsx';
import type { PointPicker } from '../fields/coordinates.tsx';
import { MyEvent } from '../edit/my-event.tsx';
import { FormPending } from '../form-pending.tsx';
import { copyOfEvent } from './copy-of-event.ts';

type CopyEventScreenProps = {
  /** The event that is copied. */
  id: string;
  /** UTC ISO instant. */
  now: string;
  pointPicker?: PointPicker;
};

/** The form of a new event, filled in from another one of mine. */
export function CopyEventScreen({ id, ...rest }: CopyEventScreenProps) {
  return (
    <MyEvent id={id} pending={<FormPending />}>
      {(event) => <Copy event={event} {...rest} />}
    </MyEvent>
  );
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
