import type { ArenaGameType } from '#domain/arena/arena-list.ts';
import { typeShapes } from '#domain/arena/type-shapes.ts';
import { SHAPE_REACH, shapeCorners } from '#domain/place/mark-shape.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Words } from '#ui/words.tsx';

type TypeProps = { type: ArenaGameType };

const BOX = [-SHAPE_REACH, -SHAPE_REACH, 2 * SHAPE_REACH, 2 * SHAPE_REACH].join(' ');

/** A type of game as the map marks it. */
export function TypeShape({ type }: TypeProps) {
  return (
    <svg viewBox={BOX} aria-hidden fill="currentColor" className="size-5 shrink-0">
      <polygon points={shapeCorners(typeShapes[type])} />
    </svg>
  );
}

/** A type of game of an arena, with its mark. */
export function TypeChip({ type }: TypeProps) {
  const { LL } = useI18nContext();
  return (
    <span className="chip chip-secondary">
      <TypeShape type={type} />
      <Words>{LL.arenas.types[type]()}</Words>
    </span>
  );
}
