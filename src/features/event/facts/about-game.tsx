import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { EventPayment } from '#sync/records/event-payment.ts';
import { EventFacts } from './event-facts.tsx';
import { Organiser } from './organiser.tsx';
import { Payment } from './payment.tsx';

type AboutGameProps = {
  event: AirsoftEvent;
  /** null if the server does not give it to this person. */
  payment: EventPayment | null;
  /** UTC ISO instant. */
  now: string;
};

/** What a player decides on, whom to ask, and how to pay: of one height from the first frame. */
export const AboutGame = ({ event, payment, now }: AboutGameProps) => (
  <>
    <EventFacts event={event} />
    <Organiser event={event} payment={payment} />
    <Payment event={event} payment={payment} now={now} />
  </>
);
