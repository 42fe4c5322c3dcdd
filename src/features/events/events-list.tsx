import { lazy, Suspense, useEffect, useMemo } from 'react';
import { eventDay } from '#domain/event-day.ts';
import { filterCount } from '#domain/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMyRegistrations } from '#live/use-my-registrations.ts';
import { useScopeState } from '#live/use-scope-state.ts';
import { EventSections } from './event-sections.tsx';
import type { ListedRow } from './first-events.ts';
import { FirstSync, NoEvents, NoMatch } from './events-empty.tsx';
import { SeenOrBones } from './seen-or-bones.tsx';
import { groupEvents } from './group-events.ts';
import type { EventsSearch, SearchChange } from './events-search.ts';
import { ListTools } from './list-tools.tsx';
import { OldData } from './old-data.tsx';
import { usePlace } from './place-store.ts';
import type { RowState } from './row-state.ts';
import { LIST_ID } from './search-bar.tsx';
import { rememberSeen } from './seen-events.ts';
import { nearestFirst, useDistances } from './use-distances.ts';
import { useListedEvents } from './use-listed-events.ts';
import { useNarrowedEvents } from './use-narrowed-events.ts';

/** A longer list renders only the visible rows. */
const DRAW_ALL = 100;
const VirtualEvents = lazy(() => import('./virtual-events.tsx'));

type EventsListProps = {
  /** UTC ISO instant. */
  now: string;
  term: string;
  search: EventsSearch;
  onSearch: (change: SearchChange) => void;
  /** Clears the search and every filter. */
  onClear: () => void;
};

/** The events that match the search and the filters, upcoming first. */
export function EventsList({ now, term, search, onSearch, onClear }: EventsListProps) {
  const { LL } = useI18nContext();
  const today = eventDay(now);
  const rows = useListedEvents(today);
  const { position } = usePlace();
  const distances = useDistances(rows, position);
  const metres = distances?.metres;
  const found = useNarrowedEvents(rows, { term, filter: search, now, today, metres });
  const registrations = useMyRegistrations();
  useRememberSeen(rows, today);

  const by = search.sort === 'distance' && distances ? 'distance' : 'date';
  const sorted = useMemo(
    () => (by === 'distance' && distances && found ? nearestFirst(found, distances) : found),
    [found, distances, by],
  );
  const sections = useMemo(() => sorted && groupEvents(sorted, today, by), [sorted, today, by]);
  const row_state: RowState = (id) => ({
    distance_m: distances?.metres.get(id),
    registration: registrations?.get(id)?.status,
  });

  if (!rows || !sorted || !sections) {
    return <SeenOrBones search={search} onSearch={onSearch} />;
  }
  if (rows.length === 0) return <NoEvents />;
  const filters = filterCount(search);
  const narrowed = term.trim() !== '' || filters > 0;
  const drawn = { now, row_state };
  return (
    <>
      <FirstSync />
      <div className="flex flex-col gap-4 pt-4">
        <OldData now={now} />
        <ListTools search={search} onSearch={onSearch} count={sorted.length} />
      </div>
      <p role="status" className="pt-3 text-sm text-soft empty:sr-only">
        {narrowed && sorted.length > 0 && LL.events.results({ count: sorted.length })}
      </p>
      <div id={LIST_ID}>
        {sorted.length === 0 && <NoMatch term={term} filtered={filters > 0} onClear={onClear} />}
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

/** Stores these rows, so that the next start shows them before any database is open. */
function useRememberSeen(rows: readonly ListedRow[] | undefined, today: string): void {
  const synced_at = useScopeState('public')?.synced_at;
  useEffect(() => {
    if (!rows || rows.length === 0 || !synced_at) return;
    rememberSeen({ rows: rows.filter(({ date }) => date >= today), synced_at });
  }, [rows, today, synced_at]);
}
