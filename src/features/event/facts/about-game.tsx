import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { EventFacts } from './event-facts.tsx';
import { Organiser } from './organiser.tsx';
import { Payment } from './payment.tsx';

type AboutGameProps = {
  event: AirsoftEvent;
  /** UTC ISO instant. */
  now: string;
};

/** What a player decides on, whom to ask, and how to pay. */
export const AboutGame = ({ event, now }: AboutGameProps) => (
  <>
    <EventFacts event={event} />
    <Organiser event={event} />
    <Payment event={event} now={now} />
  </>
);
