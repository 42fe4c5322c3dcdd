import { useMemo } from 'react';
import { hasStarted } from '#domain/event/event-rules.ts';
import { useEveryPatch } from '#entities/administration/use-every-patch.ts';
import { useEvents } from '#live/event/use-events.ts';

/**
 * Every patch (undefined until known), and those of games that have not begun, as far as this device
 * has their events: codes of them are made one at a time (generate_patch_codes@1).
 * @param now UTC ISO instant
 */
export function usePatchesToCode(now: string) {
  const every = useEveryPatch();
  const events = useEvents();
  const coming = useMemo<ReadonlySet<string>>(() => {
    const of_coming = (every ?? []).filter(({ evento_id }) => {
      const event = evento_id === null ? undefined : events?.get(evento_id);
      return event !== undefined && event.status !== 'cancelled' && !hasStarted(event, now);
    });
    return new Set(of_coming.map(({ id }) => id));
  }, [every, events, now]);
  return { every, coming };
}
