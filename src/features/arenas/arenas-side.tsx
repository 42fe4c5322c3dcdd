import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useMemo, type ReactNode } from 'react';
import type { ListedArena } from '#domain/arena/arena-list.ts';
import { isInArea, type Area } from '#domain/place/area.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import { AreaLine } from '#entities/place/area-line.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { Button } from '#ui/button.tsx';
import { ArenasList } from './arenas-list.tsx';
import type { ArenasSearch } from './arenas-search.ts';

type ArenasSideProps = {
  /** Undefined until the replica has answered. */
  listed: readonly ListedArena[] | undefined;
  /** The part of the map that is listed; undefined: all of it. */
  area: Area | undefined;
  chosen: string | undefined;
  /** What the screen shows: a phone has room for one. */
  view: 'both' | 'map' | 'list';
  onSearch: (change: ArenasSearch) => void;
  onChoose: (id: string) => void;
  /** Shows every arena; undefined where no filter is set. */
  onClear: (() => void) | undefined;
  /** Above the list. */
  above: ReactNode;
};

/** What stands beside the map: how many arenas, and their rows. */
export function ArenasSide(props: ArenasSideProps) {
  const { listed, area, chosen, view, onSearch, onChoose, onClear, above } = props;
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const scope = useScopeState('public');
  const found = useMemo(
    () => (area ? listed?.filter(({ arena }) => isInArea(area, arena)) : listed),
    [listed, area],
  );
  const wholeMap = () => onSearch({ area: undefined });
  const is_elsewhere = Boolean(listed?.length);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {view !== 'map' && above}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          {area && listed && found ? (
            <AreaLine shown={found.length} all={listed.length} onAll={wholeMap} />
          ) : (
            <p role="status" className="tabular-nums">
              {listed && words.count({ count: listed.length })}
            </p>
          )}
          <DataFrom synced_at={scope?.synced_at} />
        </div>
        {view !== 'both' && (
          <Button
            icon={view === 'map' ? List : MapIcon}
            onClick={() => onSearch({ view: view === 'map' ? undefined : 'map' })}
          >
            {view === 'map' ? words.see_list() : words.see_map()}
          </Button>
        )}
      </div>
      {view !== 'map' && (
        <ArenasList
          listed={found}
          chosen={chosen}
          onChoose={onChoose}
          onClear={is_elsewhere ? wholeMap : onClear}
          is_elsewhere={is_elsewhere}
        />
      )}
    </div>
  );
}
