import { useEffect, useMemo, useState } from 'react';
import { windowFrom } from '#domain/event-day.ts';
import { useAccount } from '#live/account-context.ts';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

export type ListedRow = AirsoftEvent & { readonly me?: 0 | 1 };

/** What was painted last from a replica: coming back to the list finds it as long as it was. */
const painted = new WeakMap<object, readonly ListedRow[]>();

/** Enough for the tallest screen: the first page paints before thousands of rows are read. */
const FIRST = 30;

/**
 * Public events from 15 days ago on, and private ones of mine, by starting time: first a page from today
 * on, then all of them. Undefined until the replica has answered.
 * @param today YYYY-MM-DD
 */
export function useListedEvents(today: string): readonly ListedRow[] | undefined {
  const { replica } = useAccount();
  const [kept, setKept] = useState(() => painted.get(replica));
  const [whole, setWhole] = useState(kept !== undefined);
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

  // another query reads as loading: what was there stays until its answer
  if (found.state === 'present' && found.rows !== kept) setKept(found.rows);
  useEffect(() => {
    if (kept && whole) painted.set(replica, kept);
  }, [replica, kept, whole]);

  const has_first = kept !== undefined;
  useEffect(() => {
    if (!has_first) return;
    const handle = requestAnimationFrame(() => setTimeout(() => setWhole(true)));
    return () => cancelAnimationFrame(handle);
  }, [has_first]);

  return useMemo(() => kept?.filter(({ is_public, me }) => is_public || me === 1), [kept]);
}
