import { useEffect, useState } from 'react';
import { groupEvents } from '#domain/event/group-events.ts';
import { hasFields, listedFields, type ListedEvent } from '#domain/event/seen-rows.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { isGone } from '#sync/replica/scopes.ts';
import { waitingAtLast } from '#sync/outbox/lost-queue.ts';
import { fetchSnapshot, SNAPSHOT_PATH } from '#sync/pull/public-snapshot.ts';
import type { PullAnswer } from '#sync/wire/protocol.ts';
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
    fetchSnapshot(url + SNAPSHOT_PATH, left.signal).then(
      (snapshot) => setRows(comingIn(snapshot, today)),
      () => undefined, // left
    );
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

function comingIn(snapshot: PullAnswer | null, today: string): readonly ListedEvent[] {
  const scope = snapshot?.scopes['public'];
  if (!scope || isGone(scope)) return [];
  const rows: readonly object[] = scope.c['airsoft_events']?.rows ?? [];
  return rows
    .filter((row) => hasFields(row, listedFields))
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
    .slice(0, MOST);
}
