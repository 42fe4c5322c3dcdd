import type { ComponentProps } from 'react';
import { isOwner } from '#domain/event/event-rules.ts';
import { usePerson } from '#live/account-context.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { refusedPoints } from '../adjust/refused-points.ts';
import { MapEventDialog } from './map-event-dialog.tsx';

type ChosenEventProps = Omit<
  ComponentProps<typeof MapEventDialog>,
  'mine' | 'registration' | 'waits' | 'refused'
> & {
  /** Mine, by event id. */
  registrations: ReadonlyMap<string, MyRegistration> | undefined;
  outbox: readonly OutboxRecord[];
};

/** The box of the chosen event, and what I have to do with it. */
export function ChosenEvent({ registrations, outbox, ...box }: ChosenEventProps) {
  const { event } = box.mapped;
  return (
    <MapEventDialog
      {...box}
      mine={isOwner(event, usePerson())}
      registration={registrations?.get(event.id)?.status}
      waits={waitsFor(event.id, outbox)}
      refused={refusedPoints(event.id, outbox)}
    />
  );
}
