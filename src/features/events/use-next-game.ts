import { useMemo, useState } from 'react';
import { hasStarted } from '#domain/event/event-rules.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { ListedRow } from './first-events.ts';
import { seenEvents } from './seen/seen-events.ts';

/**
 * The id of the next game that I play in, as seen last until my registrations are known.
 * @param rows in the order of their start
 * @param now UTC ISO instant
 */
export function useNextGame(
  rows: readonly ListedRow[] | undefined,
  registrations: ReadonlyMap<string, MyRegistration> | undefined,
  now: string,
): string | undefined {
  const [seen] = useState(() => seenEvents('')?.next);
  const known = useMemo(
    () =>
      rows?.find(
        (event) =>
          event.status === 'planned' &&
          !hasStarted(event, now) &&
          /queued|sending|confirmed/.test(registrations?.get(event.id)?.status ?? ''),
      )?.id,
    [rows, registrations, now],
  );
  return registrations ? known : seen;
}
