import { useMemo } from 'react';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { useListedRows } from '#live/rows/use-listed-rows.ts';
import type { LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** One object, so that a screen subscribes once. */
const every: LiveQuery<'airsoft_events'> = { find: { selector: {} } };

/**
 * Every event on this device that its person may find: public ones, and private ones of theirs. In
 * no order; undefined until the replica has answered.
 */
export function useMappedRows(): readonly AirsoftEvent[] | undefined {
  const rows = useLastKnown('events of the map', useListedRows('airsoft_events', every));
  return useMemo(
    () => rows?.filter((row) => row.is_public || ('me' in row && row.me === 1)),
    [rows],
  );
}
