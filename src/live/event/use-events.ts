import { useMemo } from 'react';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useLiveRecords, type LiveQuery } from '../rows/use-live-records.ts';

/** A constant: with a new object at each render a screen would subscribe again. */
const every: LiveQuery<'airsoft_events'> = { find: { selector: {} } };

/** Every event of this device by its id; undefined until known. */
export function useEvents(): ReadonlyMap<string, AirsoftEvent> | undefined {
  const found = useLiveRecords('airsoft_events', every);
  return useMemo(
    () =>
      found.state === 'loading' ? undefined : new Map(found.rows.map((event) => [event.id, event])),
    [found],
  );
}
