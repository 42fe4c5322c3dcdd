import { useEffect, useState } from 'react';
import { groupEvents } from '#domain/event/group-events.ts';
import { hasFields, listedFields, type ListedEvent } from '#domain/event/seen-rows.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { waitingAtLast } from '#sync/outbox/lost-queue.ts';
import { fetchSnapshot, SNAPSHOT_PATH, type Snapshot } from '#sync/pull/public-snapshot.ts';
import { Note } from '#ui/page/note.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { EventSections } from '../rows/event-sections.tsx';
import { nothingKnown } from '../rows/row-state.ts';

/** As many as are rendered without delay; the days after them are rarely looked for. */
const MOST = 100;

/**
 * The coming public events, read from the network and kept nowhere: where the browser forbids to
 * store anything, as in-app browsers and private windows do, or the phone is full. Empty without a
 * signal.
 * @param url the API's address
 */
export default function UnkeptEvents({ url }: { url: string }) {
  const { LL } = useI18nContext();
  const now = nowUtc();
  const today = eventDay(now);
  const [waiting] = useState(waitingAtLast);
  const [rows, setRows] = useState<readonly ListedEvent[]>();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    fetchSnapshot(url + SNAPSHOT_PATH, { signal }) // not by the storage thread, which may be gone
      .then((snapshot) => comingIn(snapshot, today))
      .then(setRows, () => undefined); // left
    return () => left.abort();
  }, [url, today]);
  return (
    <>
      {waiting > 0 && <Note kind="waiting">{LL.no_events.unkept_waiting({ count: waiting })}</Note>}
      <Note kind="info">{LL.no_events.unkept()}</Note>
      {rows ? (
        <EventSections
          sections={groupEvents(rows, today, { by: 'date' })}
          now={now}
          row_state={nothingKnown}
        />
      ) : (
        <SkeletonRows label={LL.events.loading()} />
      )}
    </>
  );
}

async function comingIn(snapshot: Snapshot | null, today: string): Promise<ListedEvent[]> {
  const rows: object[] = [];
  for (;;) {
    const more = (await snapshot?.next('airsoft_events')) ?? [];
    if (more.length === 0) break;
    rows.push(...more);
  }
  snapshot?.end();
  return rows
    .filter((row) => hasFields(row, listedFields))
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
    .slice(0, MOST);
}
