import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import type { Agenda } from '../agenda-place.ts';

// most entries are about no event
const TiedEvent = lazyExtra(() => import('./tied-event.tsx'));

type AboutEventProps = Pick<Agenda, 'me' | 'now'> & { event: AgendaEvent };

/** The event of the platform that an entry is about; nothing for an entry about none. */
export function AboutEvent({ event, me, now }: AboutEventProps) {
  const { event_id } = event.data;
  if (!event_id) return null;
  return (
    <Suspense>
      <TiedEvent key={event_id} event={event} event_id={event_id} me={me} now={now} />
    </Suspense>
  );
}
