import { useMemo } from 'react';
import type { Rows } from '#sync/records/collections.ts';
import { useLiveRecords, type LiveQuery } from '../rows/use-live-records.ts';

type EventRecord = Rows['event_records'];

/**
 * An event's records of one kind, in no order; undefined until known. The array is the same until a
 * row changes.
 */
export function useEventRecords<Kind extends EventRecord['kind']>(
  event_id: string,
  kind: Kind,
): readonly Extract<EventRecord, { kind: Kind }>[] | undefined {
  const query = useMemo(
    (): LiveQuery<'event_records'> => ({
      find: { selector: { event_id: { $eq: event_id } } },
      keep: (row) => row.event_id === event_id,
    }),
    [event_id],
  );
  const found = useLiveRecords('event_records', query);
  const rows = found.state === 'loading' ? undefined : found.rows;
  return useMemo(
    () => rows?.filter((row): row is Extract<EventRecord, { kind: Kind }> => row.kind === kind),
    [rows, kind],
  );
}
