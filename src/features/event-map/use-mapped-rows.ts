import { useMemo } from 'react';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { useRowsToCome } from '#live/rows/use-rows-to-come.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** One object, so that a screen subscribes once. */
const every: LiveQuery<'airsoft_events'> = { find: { selector: {} } };

/**
 * Every event on this device that its person may find: public ones, and private ones of theirs. In
 * no order; undefined until the replica has answered.
 */
export function useMappedRows(): readonly AirsoftEvent[] | undefined {
  const found = useLiveRecords('airsoft_events', every);
  const is_empty = found.state === 'present' && found.rows.length === 0;
  const to_come = useRowsToCome('airsoft_events', every.find, is_empty);
  const rows = useLastKnown(
    'events of the map',
    found.state === 'present' && !to_come ? found.rows : undefined,
  );
  return useMemo(
    () => rows?.filter((row) => row.is_public || ('me' in row && row.me === 1)),
    [rows],
  );
}
