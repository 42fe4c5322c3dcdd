import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { readArenaSearch } from '#domain/arena/arena-list.ts';
import { readArea } from '#domain/place/area.ts';
import type { Position } from '#domain/place/distance.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { useSameAct } from '#ui/lists/use-same-act.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { ArenaDialog } from './arena-dialog.tsx';
import { ArenaLegend } from './arena-legend.tsx';
import { ArenasSide } from './arenas-side.tsx';
import { ArenaTools } from './arena-tools.tsx';
import type { ArenasSearch } from './arenas-search.ts';
import { useListedArenas } from './use-listed-arenas.ts';

/** A map of places, which belongs to another feature. */
type PlacesMap = ComponentType<{
  name: string;
  places: ReturnType<typeof useListedArenas>['places'];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  here: Position | null;
  onFindMe: () => void;
  onArea: (area: string) => void;
  locating: boolean;
  label: string;
  how: string;
}>;

type ArenasScreenProps = {
  search: ArenasSearch;
  /** @param add a new entry in the history: Back leads here again */
  onSearch: (change: ArenasSearch, add?: boolean) => void;
  placesMap: PlacesMap;
  /** Beside the search: the way to a new arena. */
  action?: ReactNode;
  /** Above the list. */
  above?: ReactNode;
};

/** The arenas as a list and on a map; both show one selection (Spec 2 §2, /map). */
export function ArenasScreen(props: ArenasScreenProps) {
  const { search, onSearch, placesMap: PlacesMap, action, above } = props;
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const { type, sort } = readArenaSearch(search);
  const { position, phase, ask, askIfAllowed } = usePlace();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const [term, setTerm] = useTypedTerm(typeof search.q === 'string' ? search.q : '', (q) =>
    onSearch({ q: q || undefined }),
  );
  const { listed, shown, places } = useListedArenas({ type, sort, here: position, q: term });
  // of several that are looked at one after the other, Back closes the last
  const choose = useSameAct((id: string) => onSearch({ id, near: undefined }, !search.id));
  const chosen = search.id ?? search.near;
  const open = shown.find(({ arena }) => arena.id === search.id);
  const clear = () => {
    setTerm('');
    onSearch({ type: undefined, q: undefined, area: undefined });
  };
  const map_only = !wide && search.view === 'map';
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()}>
        <ArenaTools
          term={term}
          onTerm={setTerm}
          type={type ?? ''}
          onType={(next) => onSearch({ type: next || undefined })}
          sort={sort}
          onSort={(next) => onSearch({ sort: next === 'name' ? undefined : next })}
          action={action}
        />
      </PageHeader>
      <div className="page-width grid gap-x-8 gap-y-3 pt-3 pb-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <ArenasSide
          listed={listed}
          area={readArea(search.area)}
          chosen={chosen}
          view={wide ? 'both' : map_only ? 'map' : 'list'}
          onSearch={onSearch}
          onChoose={choose}
          onClear={type || term ? clear : undefined}
          above={above}
        />
        <div className="lg:sticky lg:top-20 lg:self-start">
          {(wide || map_only) && (
            <>
              <PlacesMap
                name="arenas"
                places={places}
                chosen={chosen}
                onChoose={choose}
                here={position}
                onFindMe={() => void ask()}
                onArea={(area) => onSearch({ area, view: undefined }, true)}
                locating={phase === 'locating'}
                label={words.map()}
                how={words.map_how()}
              />
              <ArenaLegend places={places} />
            </>
          )}
          {open && <ArenaDialog listed={open} onClose={() => onSearch({ id: undefined })} />}
        </div>
      </div>
    </>
  );
}
