import { mapFilters, type MapFilter } from '#domain/event/event-map.ts';
import { PlaceTools, type PlaceToolsProps } from '#entities/place/place-tools.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type MapToolsProps = PlaceToolsProps<'date'> & {
  filter: MapFilter;
  onFilter: (filter: MapFilter) => void;
};

/** The search, the filter and the order. */
export function MapTools({ filter: chosen, onFilter, ...tools }: MapToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const filter = {
    label: words.filter(),
    value: chosen,
    onChange: (value: string) => onFilter(mapFilters.find((one) => one === value) ?? 'upcoming'),
    options: mapFilters.map((value) => ({ value, label: words.filter_by[value]() })),
  };
  return (
    <PlaceTools
      {...tools}
      search={{ label: words.search(), placeholder: words.search_short() }}
      filter={filter}
      sort_label={words.sort()}
      orders={[
        { value: 'date', label: words.sort_by.date() },
        { value: 'distance', label: words.sort_by.distance() },
      ]}
    />
  );
}
