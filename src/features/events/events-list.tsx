import { Suspense } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { filterCount } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { EventSections } from './rows/event-sections.tsx';
import { FirstSync } from './empty/first-sync.tsx';
import { SeenOrBones } from './seen/seen-or-bones.tsx';
import { useShownEvents } from './rows/use-shown-events.ts';
import { firstRows, useSections } from './rows/use-sections.ts';
import type { EventsSearch, SearchChange } from './search/events-search.ts';
import { NoEvents, NoMatch, VirtualEvents } from './lazy-parts.ts';
import { ListTools } from './list-tools.tsx';
import type { RowState } from './rows/row-state.ts';
import { LIST_ID } from './search/search-bar.tsx';
import { useDistances } from './use-distances.ts';
import { useNarrowedEvents } from './use-narrowed-events.ts';

/** A longer list renders only the visible rows. */
const DRAW_ALL = 100;

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
  const filters = filterCount(search);
  const scope = useScopeState('public');
  const synced_at = scope?.synced_at;
  const { rows, next, registrations } = useShownEvents({ now, today, term, search, synced_at });
  const distances = useDistances(rows, search);
  const metres = distances?.metres;
  const { found, is_narrowed } = useNarrowedEvents(rows, {
    term,
    filter: search,
    now,
    today,
    metres,
  });

  const by = search.sort === 'distance' && distances ? 'distance' : 'date';
  const sections = useSections(found, { by, distances, today, next });
  const row_state: RowState = (id) => ({
    distance_m: distances?.metres.get(id),
    registration: registrations?.get(id)?.status,
    unsent: registrations?.get(id)?.unsent,
  });

  const seen = <SeenOrBones search={search} onSearch={onSearch} />;
  // the age of the rows stands above them and appears together with them: later it would move them
  if (!rows || !found || !sections || scope === undefined) return seen;
  if (rows.length === 0) {
    return (
      <Suspense fallback={seen}>
        <NoEvents seen={seen} />
      </Suspense>
    );
  }
  const drawn = { now, row_state };
  return (
    <>
      <ListTools {...{ search, onSearch, synced_at }} count={found.length} />
      <p role="status" className="pt-3 text-sm text-soft empty:sr-only">
        {is_narrowed && found.length > 0 && LL.events.results({ count: found.length })}
      </p>
      <div id={LIST_ID}>
        {found.length === 0 && (
          <Suspense>
            <NoMatch term={term} filtered={filters > 0} onClear={onClear} />
          </Suspense>
        )}
        {found.length > DRAW_ALL ? (
          <Suspense fallback={<EventSections sections={firstRows(sections, 30)} {...drawn} />}>
            <VirtualEvents sections={sections} {...drawn} />
          </Suspense>
        ) : (
          <EventSections sections={sections} {...drawn} />
        )}
      </div>
      {/* last, because it goes once everything is here */}
      <FirstSync />
    </>
  );
}
