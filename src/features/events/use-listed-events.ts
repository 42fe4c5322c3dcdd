import { useEffect, useMemo, useState } from 'react';
import { windowFrom } from '#domain/event-day.ts';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

export type ListedRow = AirsoftEvent & { readonly me?: 0 | 1 };

/** Enough for the tallest screen: the first page paints before thousands of rows are read. */
const FIRST = 30;

/**
 * Public events from 15 days ago on, and private ones of mine, by starting time: first a page from today
 * on, then all of them. Undefined until the replica has answered.
 * @param today YYYY-MM-DD
 */
export function useListedEvents(today: string): readonly ListedRow[] | undefined {
  const [whole, setWhole] = useState(false);
  const query = useMemo<LiveQuery<'airsoft_events'>>(() => {
    const from = windowFrom(today);
    return {
      find: {
        selector: { starts_at: { $gte: whole ? from : today } },
        sort: [{ starts_at: 'asc' }],
        ...(whole ? {} : { limit: FIRST }),
      },
      keep: ({ date }) => date >= from,
      compare: (a, b) => (a.starts_at < b.starts_at ? -1 : 1),
    };
  }, [today, whole]);
  const found = useLiveRecords('airsoft_events', query);

  const [kept, setKept] = useState<readonly ListedRow[]>();
  // another query reads as loading: what was there stays until its answer
  if (found.state === 'present' && found.rows !== kept) setKept(found.rows);
  const painted = kept !== undefined;
  useEffect(() => {
    if (!painted) return;
    const handle = requestAnimationFrame(() => setTimeout(() => setWhole(true)));
    return () => cancelAnimationFrame(handle);
  }, [painted]);

  return useMemo(() => kept?.filter(({ is_public, me }) => is_public || me === 1), [kept]);
}
