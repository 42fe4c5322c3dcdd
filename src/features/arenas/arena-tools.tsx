import { PlaceTools, type PlaceToolsProps } from '#entities/place/place-tools.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { arenaGameTypes } from '#sync/mutations/arena.ts';

type ArenaToolsProps = PlaceToolsProps<'name'> & {
  type: string;
  onType: (type: string) => void;
};

/** The search, the filter and the order. */
export function ArenaTools({ type, onType, ...tools }: ArenaToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const filter = {
    label: words.type(),
    value: type,
    onChange: onType,
    options: [
      { value: '', label: words.all_types() },
      ...arenaGameTypes.map((value) => ({ value, label: words.types[value]() })),
    ],
  };
  return (
    <PlaceTools
      {...tools}
      search={{ label: words.search(), placeholder: words.search_short() }}
      filter={filter}
      sort_label={words.sort()}
      orders={[
        { value: 'name', label: words.sort_by.name() },
        { value: 'distance', label: words.sort_by.distance() },
      ]}
    />
  );
}
