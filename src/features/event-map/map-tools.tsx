import type { ReactNode } from 'react';
import { mapFilters, type MapFilter, type MapSort } from '#domain/event/event-map.ts';
import { PlaceProblem } from '#entities/place/place-problem.tsx';
import { SortByPlace } from '#entities/place/sort-by-place.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SearchRow } from '#ui/fields/search-row.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

type MapToolsProps = {
  term: string;
  onTerm: (term: string) => void;
  filter: MapFilter;
  onFilter: (filter: MapFilter) => void;
  sort: MapSort;
  onSort: (sort: MapSort) => void;
  /** Beside the search: the way to a new event. */
  action: ReactNode;
};

/** The search, the filter and the order. */
export function MapTools({ term, onTerm, filter, onFilter, sort, onSort, action }: MapToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  return (
    <>
      <div className="pb-3">
        <SearchRow
          label={words.search()}
          placeholder={words.search_short()}
          clear_label={LL.common.clear_search()}
          value={term}
          onChange={onTerm}
          action={action}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-36">
          <SelectField
            slim
            label={words.filter()}
            value={filter}
            onChange={(value) => onFilter(mapFilters.find((one) => one === value) ?? 'upcoming')}
            options={mapFilters.map((value) => ({ value, label: words.filter_by[value]() }))}
          />
        </div>
        <SortByPlace
          label={words.sort()}
          sort={sort}
          onSort={onSort}
          options={[
            { value: 'date', label: words.sort_by.date() },
            { value: 'distance', label: words.sort_by.distance() },
          ]}
        />
      </div>
      <PlaceProblem />
    </>
  );
}
