import { cityState } from '#domain/place/city-state.ts';
import { memo } from 'react';
import { firstTypes, type ListedArena } from '#domain/arena/arena-list.ts';
import { TypeChip } from '#entities/arena/type-chip.tsx';
import { PlaceFact } from '#entities/place/place-fact.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { DistanceFact } from '#entities/place/distance-fact.tsx';
import { ListRow, rowLinkClass, type RowElement } from '#ui/lists/list-row.tsx';

type ArenaRowProps = {
  listed: ListedArena;
  chosen: boolean;
  /** The same over renders. */
  onChoose: (id: string) => void;
  element?: RowElement | undefined;
};

/** Name, city, the first two types of game and the distance (Spec 2 §2). */
export const ArenaRow = memo(function ArenaRow(props: ArenaRowProps) {
  const { listed, chosen, onChoose, element } = props;
  const { arena, distance_m } = listed;
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const { shown, more } = firstTypes(arena);
  return (
    <ListRow
      element={element}
      title={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={chosen ? true : undefined}
          className={`${rowLinkClass} text-start`}
          onClick={() => onChoose(arena.id)}
        >
          {arena.name}
        </button>
      }
      facts={
        <>
          <PlaceFact>{cityState(arena)}</PlaceFact>
          <DistanceFact distance_m={distance_m} />
        </>
      }
      trailing={
        <>
          {shown.map((type) => (
            <TypeChip key={type} type={type} />
          ))}
          {more > 0 && (
            <span className="chip">
              <span aria-hidden>{words.more_types({ count: more })}</span>
              <span className="sr-only">{words.more_types_said({ count: more })}</span>
            </span>
          )}
        </>
      }
    />
  );
});
