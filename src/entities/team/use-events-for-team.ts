import { isOwner } from '#domain/event/event-rules.ts';
import { usePerson } from '#live/account-context.ts';
import { useComingEvents } from '#live/event/use-coming-events.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
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
  const read = useScopeState('public');
  if (found.state === 'loading' || (found.rows.length === 0 && !read)) return undefined;
  return found.rows.filter(
    (row) =>
      row.status !== 'cancelled' &&
      (row.is_public || isOwner(row, person) || registrations?.get(row.id)?.status === 'confirmed'),
  );
}
