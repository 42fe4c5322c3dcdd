import type { ReactNode } from 'react';
import { readArenaSearch, type ListedArena } from '#domain/arena/arena-list.ts';
import { PlacesScreen, type PlacesMap } from '#entities/places-map/places-screen.tsx';
import type { OnPlacesSearch } from '#entities/places-map/places-search.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { ArenaCard } from './arena-card.tsx';
import { ArenaRow } from './arena-row.tsx';
import { ArenaTools } from './arena-tools.tsx';
import type { ArenasSearch } from './arenas-search.ts';
import { useListedArenas } from './use-listed-arenas.ts';

type ArenasScreenProps = {
  search: ArenasSearch;
  onSearch: OnPlacesSearch<ArenasSearch>;
  placesMap: PlacesMap<ReturnType<typeof useListedArenas>['places'][number]>;
  /** The way to a new arena. */
  action?: ReactNode;
  /** Above the list. */
  above?: ReactNode;
};

const ROW_PX = 108;

/** The arenas as a list and on a map (Spec 2 §2, /map). */
export function ArenasScreen({ search, onSearch, placesMap, action, above }: ArenasScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const { type, sort } = readArenaSearch(search);
  const here = usePlace(({ position }) => position);
  const [term, setTerm] = useTypedTerm(search.q, (q) => onSearch({ q: q || undefined }));
  const { listed, shown, places } = useListedArenas({ type, sort, here, q: term });
  const open = shown.find(({ arena }) => arena.id === search.id);
  const clear = () => {
    setTerm('');
    onSearch({ type: undefined, q: undefined, area: undefined });
  };
  return (
    <PlacesScreen
      kind="arenas"
      words={words}
      map_how={words.map_how()}
      list={words.list()}
      search={search}
      onSearch={onSearch}
      asked={JSON.stringify([type, sort, term])}
      items={listed}
      placeOf={placeOf}
      places={places}
      placesMap={placesMap}
      tools={<ArenaTools {...{ term, search, onSearch, places }} onTerm={setTerm} />}
      action={action}
      above={above}
      card={open && <ArenaCard listed={open} onClose={() => onSearch({ id: undefined })} />}
      idOf={idOf}
      estimate_px={estimate}
      row={(one, { key, ...beside }) => <ArenaRow key={key} listed={one} {...beside} />}
      none={(onAll) => {
        const onBack = onAll ?? (type || term ? clear : undefined);
        return {
          says: onAll ? words.none_here() : onBack ? words.none() : words.none_yet(),
          back: onBack && { label: words.show_all(), onBack },
        };
      }}
      never={{ title: LL.arena.list_failed(), says: words.never_synced() }}
    />
  );
}

const idOf = ({ arena }: ListedArena): string => arena.id;
const placeOf = ({ arena }: ListedArena) => arena;
const estimate = (): number => ROW_PX;
