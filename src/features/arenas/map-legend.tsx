import { useMemo } from 'react';
import { typeShapes } from '#domain/arena/type-shapes.ts';
import type { MarkShape } from '#domain/place/mark-shape.ts';
import { TypeShape } from '#entities/arena/type-chip.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { arenaGameTypes } from '#sync/mutations/arena.ts';

type MapLegendProps = {
  /** What the map shows: the same array while nothing changed. */
  places: readonly { readonly waiting: boolean; readonly mark: MarkShape | undefined }[];
};

/** What the marks of the map mean, with the types of game that it shows. */
export function MapLegend({ places }: MapLegendProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const types = useMemo(() => {
    const marks = new Set(places.map(({ waiting, mark }) => !waiting && mark));
    return arenaGameTypes.filter((type) => marks.has(typeShapes[type]));
  }, [places]);
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
