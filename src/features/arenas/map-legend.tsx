import { useMemo } from 'react';
import { knownTypes, type ListedArena } from '#domain/arena/arena-list.ts';
import { TypeShape } from '#entities/arena/type-chip.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { arenaGameTypes } from '#sync/mutations/arena.ts';

type MapLegendProps = {
  /** What the map shows: the same array while nothing changed. */
  shown: readonly ListedArena[];
};

/** What the marks of the map mean, with the types of game that it shows. */
export function MapLegend({ shown }: MapLegendProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const types = useMemo(() => {
    const first = new Set(shown.map(({ arena }) => arena.is_active && knownTypes(arena)[0]));
    return arenaGameTypes.filter((type) => first.has(type));
  }, [shown]);
  return (
    <div className="pt-1 text-sm text-soft">
      {types.length > 0 && (
        <ul aria-label={words.first_type()} className="flex flex-wrap gap-x-4 gap-y-1 py-1">
          {types.map((type) => (
            <li key={type} className="flex items-center gap-1">
              <TypeShape type={type} />
              {words.types[type]()}
            </li>
          ))}
        </ul>
      )}
      <p>{words.marks()}</p>
    </div>
  );
}
