import { lazy, Suspense, useEffect, useMemo } from 'react';
import { eventDay } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMyRegistrations } from '#live/use-my-registrations.ts';
import { useScopeState } from '#live/use-scope-state.ts';
import { EventSections } from './event-sections.tsx';
import type { ListedRow } from './first-events.ts';
import { FirstSync, NoEvents, NoMatch } from './events-empty.tsx';
import { SeenOrBones } from './events-pending.tsx';
import { groupEvents } from './group-events.ts';
import type { Sort } from './events-search.ts';
import { ListTools } from './list-tools.tsx';
import { OldData } from './old-data.tsx';
import { usePlace } from './place-store.ts';
import type { RowState } from './row-state.ts';
import { LIST_ID } from './search-bar.tsx';
import { rememberSeen } from './seen-events.ts';
import { nearestFirst, useDistances } from './use-distances.ts';
import { useFoundEvents } from './use-found-events.ts';
import { useListedEvents } from './use-listed-events.ts';

/** More rows than this are drawn only where they are in sight. */
const DRAW_ALL = 100;
const VirtualEvents = lazy(() => import('./virtual-events.tsx'));

type EventsListProps = {
  /** UTC ISO instant. */
  now: string;
  term: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onClear: () => void;
};

/** What fits the search, upcoming first. */
export function EventsList({ now, term, sort, onSort, onClear }: EventsListProps) {
  const { LL } = useI18nContext();
  const today = eventDay(now);
  const rows = useListedEvents(today);
  const found = useFoundEvents(rows, term);
  const { position } = usePlace();
  const distances = useDistances(rows, position);
  const registrations = useMyRegistrations();
  useRememberSeen(rows, today);

  const by = sort === 'distance' && distances ? 'distance' : 'date';
  const sorted = useMemo(
    () => (by === 'distance' && distances && found ? nearestFirst(found, distances) : found),
    [found, distances, by],
  );
  const sections = useMemo(() => sorted && groupEvents(sorted, today, by), [sorted, today, by]);
  const row_state: RowState = (id) => ({
    distance_m: distances?.metres.get(id),
    registration: registrations?.get(id)?.status,
  });

  if (!rows || !sorted || !sections) return <SeenOrBones sort={sort} onSort={onSort} />;
  if (rows.length === 0) return <NoEvents />;
  const drawn = { now, row_state };
  return (
    <>
      <FirstSync />
      <div className="flex flex-col gap-4 pt-4">
        <OldData now={now} />
        <ListTools sort={sort} onSort={onSort} />
      </div>
      <p role="status" className="sr-only">
        {term && LL.events.results({ count: sorted.length })}
      </p>
      <div id={LIST_ID}>
        {sorted.length === 0 && <NoMatch term={term} onClear={onClear} />}
        {sorted.length > DRAW_ALL ? (
          <Suspense
            fallback={
              <EventSections sections={groupEvents(sorted.slice(0, 30), today, by)} {...drawn} />
            }
          >
            <VirtualEvents sections={sections} {...drawn} />
          </Suspense>
        ) : (
          <EventSections sections={sections} {...drawn} />
        )}
      </div>
    </>
  );
}

/** The next start shows these rows before any database is open. */
function useRememberSeen(rows: readonly ListedRow[] | undefined, today: string): void {
  const synced_at = useScopeState('public')?.synced_at;
  useEffect(() => {
    if (!rows || rows.length === 0 || !synced_at) return;
    rememberSeen({ rows: rows.filter(({ date }) => date >= today), synced_at });
  }, [rows, today, synced_at]);
}
