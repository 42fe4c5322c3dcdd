import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { useFirstSync } from '#live/freshness/use-sync-status.ts';
import { useLiveRecords } from '#live/rows/use-live-records.ts';
import { useRowsToCome } from '#live/rows/use-rows-to-come.ts';
import { firstEvents, listQuery, type ListedRow } from './first-events.ts';

/**
 * The rows last painted from a replica: returning to the list shows it at once, at its full length.
 */
const painted = new WeakMap<object, readonly ListedRow[]>();

/**
 * Public events from 15 days ago onward, and private ones of mine, by starting time: first a page
 * from today onward, then all of them. During a first sync the page is enough: with each part that
 * arrives, thousands of rows would be drawn again. Undefined until the replica has answered.
 * @param today YYYY-MM-DD
 * @param is_asked the person searches: the first page alone could lack the match, so all events are read at once
 */
export function useListedEvents(
  today: string,
  is_asked: boolean,
): readonly ListedRow[] | undefined {
  const { replica } = useAccount();
  const [kept, setKept] = useState(
    () => painted.get(replica) ?? (is_asked ? undefined : firstEvents(replica)),
  );
  const [part, setPart] = useState<'first_page' | 'whole'>(() =>
    is_asked || painted.has(replica) ? 'whole' : 'first_page',
  );
  const read = is_asked ? 'whole' : part;
  const query = useMemo(() => listQuery(today, read), [today, read]);
  const found = useLiveRecords('airsoft_events', query);

  const is_empty = found.state === 'present' && found.rows.length === 0;
  const to_come = useRowsToCome('airsoft_events', query.find, is_empty);

  // a changed query reports loading: the earlier rows stay until its answer
  if (found.state === 'present' && found.rows !== kept) setKept(found.rows);
  useEffect(() => {
    if (kept && read === 'whole') painted.set(replica, kept);
  }, [replica, kept, read]);

  const first_sync = useFirstSync();
  const is_enough =
    kept === undefined ||
    first_sync === 'initial_sync' ||
    (first_sync === 'never_synced' && kept.length === 0); // before it begins
  useEffect(() => {
    if (is_enough) return;
    const handle = requestAnimationFrame(() => setTimeout(() => setPart('whole')));
    return () => cancelAnimationFrame(handle);
  }, [is_enough]);

  const listed = useMemo(() => kept?.filter(({ is_public, me }) => is_public || me === 1), [kept]);
  return to_come ? undefined : listed;
}
