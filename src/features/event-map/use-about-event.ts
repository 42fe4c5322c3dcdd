import type { MappedEvent } from '#domain/event/event-map.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { usePerson } from '#live/account-context.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { refusedPoints } from './adjust/refused-points.ts';

type Known<Ways> = Ways & {
  /** UTC ISO instant. */
  readonly now: string;
  /** Mine, by event id. */
  readonly registrations: ReadonlyMap<string, MyRegistration> | undefined;
  /** What I asked for and the replica does not have. */
  readonly outbox: readonly OutboxRecord[];
};

/** What a row and the card of an event say alike: what I have to do with it. */
export function useAboutEvent<Ways>({ registrations, outbox, ...rest }: Known<Ways>) {
  const person = usePerson();
  return (mapped: MappedEvent) => {
    const { event } = mapped;
    return {
      ...rest,
      mapped,
      mine: isOwner(event, person),
      registration: registrations?.get(event.id)?.status,
      waits: waitsFor(event.id, outbox),
      refused: refusedPoints(event.id, outbox),
    };
  };
}
