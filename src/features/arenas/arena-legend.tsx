import { useMemo } from 'react';
import { typeShapes } from '#domain/arena/type-shapes.ts';
import type { MarkShape } from '#domain/place/mark-shape.ts';
import { TypeShape } from '#entities/arena/type-chip.tsx';
import { MapLegend } from '#entities/place/map-legend.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { arenaGameTypes } from '#sync/mutations/arena.ts';

type ArenaLegendProps = {
  /** What the map shows: the same array while nothing changed. */
  places: readonly { readonly waiting: boolean; readonly mark: MarkShape | undefined }[];
};

/** What the marks of the arenas mean, with the types of game that the map shows. */
export function ArenaLegend({ places }: ArenaLegendProps) {
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
