import { isOwner } from '#domain/event/event-rules.ts';
import { usePerson } from '#live/account-context.ts';
import { useComingEvents } from '#live/event/use-coming-events.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/**
 * The events ahead to which somebody leads a team: of the private ones, their own and where they are
 * registered. Undefined until known.
 * @param today YYYY-MM-DD where the events are
 */
export function useEventsForTeam(today: string): readonly AirsoftEvent[] | undefined {
  const person = usePerson();
  const registrations = useMyRegistrations();
  const found = useComingEvents(today);
  if (found.state === 'loading') return undefined;
  return found.rows.filter(
    (row) =>
      row.status !== 'cancelled' &&
      (row.is_public || isOwner(row, person) || registrations?.get(row.id)?.status === 'confirmed'),
  );
}
