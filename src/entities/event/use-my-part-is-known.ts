import { usePerson } from '#live/account-context.ts';
import { useEventStaff } from '#live/event/use-event-staff.ts';
import { useWaitingLine } from '#live/event/use-waiting-line.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useSameDay } from './day/use-same-day.ts';
import { useBrought } from './use-brought.ts';

/**
 * Whether this device was read for the notes that an event has for me alone: a question to helpers,
 * my place in the line, whom I brought, my other game of that day. Until then a screen can't tell
 * which of them stand above the rest; a visitor has none. @param now UTC ISO instant
 */
export function useMyPartIsKnown(event: AirsoftEvent, now: string): boolean {
  const person = usePerson();
  const staff = useEventStaff(event.id);
  const line = useWaitingLine(event.id);
  const { is_known } = useBrought(event);
  const games = useSameDay(event, now);
  const me = useScopeState('me');
  return !person || Boolean(staff && line && is_known && games && me !== undefined);
}
