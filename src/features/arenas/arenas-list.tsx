import type { ListedArena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { ArenaRow } from './arena-row.tsx';
import { NoArenas } from './no-arenas.tsx';

const ROW_PX = 108;

type ArenasListProps = {
  /** Undefined until the replica has answered. */
  listed: readonly ListedArena[] | undefined;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onClear: (() => void) | undefined;
  /** There are arenas elsewhere on the map. */
  is_elsewhere: boolean;
};

/** The rows of the map's list. */
export function ArenasList(props: ArenasListProps) {
  const { listed, chosen, onChoose, onClear, is_elsewhere } = props;
  const { LL } = useI18nContext();
  if (!listed) return <SkeletonRows count={6} label={LL.arenas.loading()} />;
  if (listed.length === 0) return <NoArenas {...{ onClear, is_elsewhere }} />;
  return (
    <ManyRows
      label={LL.arenas.list()}
      items={listed}
      keyOf={keyOf}
      estimate_px={estimate}
      render={(one, element?: RowElement) => (
        <ArenaRow
          key={one.arena.id}
          listed={one}
          chosen={one.arena.id === chosen}
          onChoose={onChoose}
          element={element}
        />
      )}
    />
  );
}

const keyOf = ({ arena }: ListedArena): string => arena.id;
const estimate = (): number => ROW_PX;
