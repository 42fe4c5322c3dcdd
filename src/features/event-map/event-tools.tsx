import type { ComponentProps } from 'react';
import { mapFilters, readMapSearch } from '#domain/event/event-map.ts';
import { PlaceTools } from '#entities/places-map/place-tools.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { EventMapSearch } from './event-map-search.ts';

type EventToolsProps = Pick<ComponentProps<typeof PlaceTools>, 'term' | 'onTerm' | 'legend'> & {
  search: EventMapSearch;
  onSearch: (change: EventMapSearch) => void;
};

/** The search, the filter and the order of the events. */
export function EventTools({ search, onSearch, ...tools }: EventToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const { filter, sort } = readMapSearch(search);
  return (
    <PlaceTools
      {...tools}
      search={{ label: words.search(), placeholder: words.search_short() }}
      active={Number(filter !== 'upcoming') + Number(sort !== 'date')}
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
