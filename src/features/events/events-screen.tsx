import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { eventDay } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMyRegistrations } from '#live/use-my-registrations.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { EventSections } from './event-sections.tsx';
import { FirstSync, NoEvents, NoMatch } from './events-empty.tsx';
import { SeenOrBones } from './events-pending.tsx';
import { groupEvents } from './group-events.ts';
import { ListTools, type Sort } from './list-tools.tsx';
import { OldData } from './old-data.tsx';
import { usePlace } from './place-store.ts';
import type { RowState } from './row-state.ts';
import { LIST_ID, SearchBar } from './search-bar.tsx';
import { rememberSeen } from './seen-events.ts';
import { nearestFirst, useDistances } from './use-distances.ts';
import { useFoundEvents } from './use-found-events.ts';
import { useListedEvents } from './use-listed-events.ts';

/** More rows than this are drawn only where they are in sight. */
const DRAW_ALL = 100;
const VirtualEvents = lazy(() => import('./virtual-events.tsx'));

export type EventsSearch = { readonly q: string; readonly sort: Sort };

type EventsScreenProps = {
  /** UTC ISO instant. */
  now: string;
  search: EventsSearch;
  onSearch: (search: EventsSearch) => void;
};

export function EventsScreen({ now, search, onSearch }: EventsScreenProps) {
  const { LL } = useI18nContext();
  const [term, setTerm] = useState(search.q);
  useEffect(() => {
    if (term === search.q) return;
    const timer = setTimeout(() => onSearch({ ...search, q: term }), 300);
    return () => clearTimeout(timer);
  }, [term, search, onSearch]);
  return (
    <>
      <ScreenTitle>{LL.events.title()}</ScreenTitle>
      <PageHeader title={LL.events.title()}>
        <SearchBar term={term} onTerm={setTerm} />
      </PageHeader>
      <div className="page-width pb-12">
        <EventsList
          now={now}
          term={useDeferredValue(term)}
          sort={search.sort}
          onSort={(sort) => onSearch({ q: term, sort })}
          onClear={() => setTerm('')}
        />
      </div>
    </>
  );
}

type EventsListProps = {
  now: string;
  term: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onClear: () => void;
};

function EventsList({ now, term, sort, onSort, onClear }: EventsListProps) {
  const { LL } = useI18nContext();
  const today = eventDay(now);
  const rows = useListedEvents(today);
  const found = useFoundEvents(rows, term);
  const { position } = usePlace();
  const distances = useDistances(rows, position);
  const registrations = useMyRegistrations();

  useEffect(() => {
    if (rows && rows.length > 0) rememberSeen(rows.filter(({ date }) => date >= today));
  }, [rows, today]);

  const sections = useMemo(() => {
    if (!found) return undefined;
    const by_distance = sort === 'distance' && distances?.rows === rows && distances;
    return groupEvents(by_distance ? nearestFirst(found, by_distance) : found, today);
  }, [found, rows, distances, sort, today]);

  const row_state: RowState = (id) => ({
    distance_m: distances?.by_id.get(id),
    registration: registrations?.get(id)?.status,
  });

  if (!rows || !found || !sections) return <SeenOrBones />;
  if (rows.length === 0) return <NoEvents />;
  return (
    <>
      <FirstSync />
      <div className="flex flex-col gap-4 pt-4">
        <OldData scope="public" now={now} />
        <ListTools sort={sort} onSort={onSort} />
      </div>
      <p role="status" className="sr-only">
        {term && LL.events.results({ count: found.length })}
      </p>
      <div id={LIST_ID}>
        {found.length === 0 && <NoMatch term={term} onClear={onClear} />}
        {found.length > DRAW_ALL ? (
          <Suspense fallback={<SeenOrBones />}>
            <VirtualEvents sections={sections} now={now} row_state={row_state} />
          </Suspense>
        ) : (
          <EventSections sections={sections} now={now} row_state={row_state} />
        )}
      </div>
    </>
  );
}
