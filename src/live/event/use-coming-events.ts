import { useMemo } from 'react';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useLiveRecords, type LiveQuery, type LiveRecords } from '../rows/use-live-records.ts';

/**
 * The events from a day on that this device has, the next first, called off ones too.
 * @param today YYYY-MM-DD where the events are
 */
export function useComingEvents(today: string): LiveRecords<AirsoftEvent> {
  const query = useMemo(
    (): LiveQuery<'airsoft_events'> => ({
      find: { selector: { starts_at: { $gte: today } }, sort: [{ starts_at: 'asc' }] },
      keep: (row) => row.starts_at >= today,
      compare: (a, b) => (a.starts_at < b.starts_at ? -1 : 1),
    }),
    [today],
  );
  return useLiveRecords('airsoft_events', query);
}
