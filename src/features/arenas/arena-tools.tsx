import { useMemo, type ComponentProps } from 'react';
import { readArenaSearch } from '#domain/arena/arena-list.ts';
import { typeShapes } from '#domain/arena/type-shapes.ts';
import { TypeShape } from '#entities/arena/type-chip.tsx';
import { MapLegend } from '#entities/places-map/map-legend.tsx';
import { PlaceTools } from '#entities/places-map/place-tools.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { arenaGameTypes } from '#sync/mutations/arena.ts';
import type { ArenasSearch } from './arenas-search.ts';
import type { useListedArenas } from './use-listed-arenas.ts';

type ArenaToolsProps = Pick<ComponentProps<typeof PlaceTools>, 'term' | 'onTerm'> & {
  search: ArenasSearch;
  onSearch: (change: ArenasSearch) => void;
  /** What the map shows. */
  places: ReturnType<typeof useListedArenas>['places'];
};

/** The search, the filter and the order of the arenas, and what their marks mean. */
export function ArenaTools({ term, onTerm, search, onSearch, places }: ArenaToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const { type = '', sort } = readArenaSearch(search);
  return (
    <PlaceTools
      term={term}
      onTerm={onTerm}
      search={{ label: words.search(), placeholder: words.search_short() }}
      active={Number(type !== '') + Number(sort !== 'name')}
      filter={{
        label: words.type(),
        value: type,
        onChange: (next) => onSearch({ type: next || undefined }),
        options: [
          { value: '', label: words.all_types() },
          ...arenaGameTypes.map((value) => ({ value, label: words.types[value]() })),
        ],
      }}
      sort={{
        label: words.sort(),
        sort,
        onSort: (next) => onSearch({ sort: next === 'name' ? undefined : next }),
        options: [
          { value: 'name', label: words.sort_by.name() },
          { value: 'distance', label: words.sort_by.distance() },
        ],
      }}
      legend={<ArenaLegend places={places} />}
    />
  );
}

/** What the marks mean, with the types of game that the map shows. */
function ArenaLegend({ places }: Pick<ArenaToolsProps, 'places'>) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const types = useMemo(() => {
    const marks = new Set(places.map(({ waiting, mark }) => !waiting && mark));
    return arenaGameTypes.filter((type) => marks.has(typeShapes[type]));
  }, [places]);
  const marks = types.map((type) => ({
    id: type,
    drawing: <TypeShape type={type} />,
    text: words.types[type](),
  }));
  return (
    <MapLegend label={words.first_type()} marks={marks}>
      {words.marks()}
    </MapLegend>
  );
}
