import type { ComponentProps, ReactNode } from 'react';
import { mapFilters, readMapSearch } from '#domain/event/event-map.ts';
import { PlaceTools } from '#entities/places-map/place-tools.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { EventMapSearch } from './event-map-search.ts';
import { WayToList } from './event-ways.tsx';

type EventToolsProps = Pick<ComponentProps<typeof PlaceTools>, 'term' | 'onTerm' | 'legend'> & {
  search: EventMapSearch;
  onSearch: (change: EventMapSearch) => void;
  /** The switch of the moving of points; false for who organises nothing. */
  toggle: ReactNode;
  /** It is on. */
  adjusts: boolean;
};

/** The search, the filter and the order of the events, and what is seldom done with their map. */
export function EventTools({ search, onSearch, toggle, adjusts, ...tools }: EventToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const { filter, sort } = readMapSearch(search);
  return (
    <PlaceTools
      {...tools}
      search={{ label: words.search(), placeholder: words.search_short() }}
      active={[filter !== 'upcoming', sort !== 'date', adjusts].filter(Boolean).length}
      more={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <WayToList />
          {toggle}
        </div>
      }
      filter={{
        label: words.filter(),
        value: filter,
        onChange: (next) =>
          onSearch({ show: next === 'upcoming' ? undefined : next, filter: undefined }),
        options: mapFilters.map((value) => ({ value, label: words.filter_by[value]() })),
      }}
      sort={{
        label: words.sort(),
        sort,
        onSort: (next) => onSearch({ sort: next === 'date' ? undefined : next }),
        options: [
          { value: 'date', label: words.sort_by.date() },
          { value: 'distance', label: words.sort_by.distance() },
        ],
      }}
    />
  );
}
