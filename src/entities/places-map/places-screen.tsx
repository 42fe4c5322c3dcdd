import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { isInArea, readArea } from '#domain/place/area.ts';
import type { Position } from '#domain/place/distance.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import { usePlace } from '#entities/place/place-store.ts';
import { useStillRows } from '#entities/still/use-still-rows.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { ScrollerList } from '#ui/lists/virtual-list.tsx';
import { useSameAct } from '#ui/lists/use-same-act.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NoPlaces, type NoPlacesProps } from './no-places.tsx';
import { ROWS_ID } from './place-tools.tsx';
import { PlacesFrame } from './places-frame.tsx';
import type { OnPlacesSearch, PlacesSearch } from './places-search.ts';

/** A map of places, which belongs to another feature. */
export type PlacesMap<Place> = ComponentType<{
  covered: { readonly top: number; readonly bottom: number };
  places: readonly Place[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  here: Position | null;
  onFindMe: () => void;
  onArea: (area: string) => void;
  locating: boolean;
  moved_to?: Position | undefined;
  label: string;
  how: string;
}>;

/** What a row beside a map needs, and React's key of it. */
type RowBeside = {
  readonly key: string;
  readonly chosen: boolean;
  /** The same over renders. */
  readonly onChoose: (id: string) => void;
  readonly element: RowElement | undefined;
};

type PlacesScreenProps<Item, Place> = {
  kind: 'arenas' | 'events';
  words: Readonly<Record<'title' | 'loading' | 'map', () => string>> & {
    readonly count: (number: { count: number }) => string;
  };
  /** The name of the list. */
  list: string;
  /** How the map is used by keys. */
  map_how: string;
  search: PlacesSearch;
  onSearch: OnPlacesSearch<PlacesSearch>;
  /** What was typed and chosen: another one moves the rows at once. */
  asked: string;
  /** Undefined until the replica has answered. */
  items: readonly Item[] | undefined;
  /** Stable over renders. */
  placeOf: (item: Item) => Position | null;
  /** Stable over renders, like estimate_px. */
  idOf: (item: Item) => string;
  estimate_px: (item: Item) => number;
  row: (item: Item, beside: RowBeside) => ReactNode;
  places: readonly Place[];
  placesMap: PlacesMap<Place>;
  moved_to?: Position | undefined;
  tools: ReactNode;
  action: ReactNode;
  /** The chosen one. */
  card: ReactNode;
  /** Above the rows. */
  above?: ReactNode;
  /** Below the rows. */
  below?: ReactNode;
  /** Why there is no row. @param onAll where there are some elsewhere: shows them */
  none: (onAll: (() => void) | undefined) => NoPlacesProps;
  never: { title?: string; says: string };
};

/** Places as a list and on a map; both show one selection (Spec 2 §2, /map and /events/map). */
export function PlacesScreen<Item, Place>(props: PlacesScreenProps<Item, Place>) {
  const { kind, words, list, search, onSearch, items, idOf, row, places } = props;
  const { placesMap: Map, moved_to, tools, action, card, above, below, none, never } = props;
  const { LL } = useI18nContext();
  const { position, phase, ask, askIfAllowed } = usePlace();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  const scope = useScopeState('public');
  const { found, is_part } = useListedPart(props);
  // of several that are looked at one after the other, Back closes the last
  const choose = useSameAct((id) =>
    onSearch({ id, near: undefined, view: undefined }, search.id === undefined),
  );
  const chosen = search.id ?? search.near;
  const wholeMap = () => onSearch({ area: undefined });
  // the count is known only when the last page has arrived
  const all = scope ? items?.length : undefined;
  const count =
    all === undefined || !found
      ? undefined
      : is_part
        ? LL.map.in_area({ shown: found.length, all })
        : words.count({ count: all });
  return (
    <PlacesFrame
      kind={kind}
      title={words.title()}
      count={count}
      search={search}
      onView={(view) => onSearch({ view })}
      tools={tools}
      action={action}
      map={(covered) => (
        <Map
          covered={covered}
          places={places}
          chosen={chosen}
          onChoose={choose}
          here={position}
          onFindMe={() => void ask()}
          onArea={(area) =>
            onSearch({ area, view: search.view === 'map' ? undefined : search.view }, true)
          }
          locating={phase === 'locating'}
          moved_to={moved_to}
          label={words.map()}
          how={props.map_how}
        />
      )}
    >
      {card}
      {above}
      {is_part && (
        <button
          type="button"
          className="tap-height cursor-pointer self-start underline"
          onClick={wholeMap}
        >
          {LL.map.whole_map()}
        </button>
      )}
      {!found ? (
        <SkeletonRows count={6} label={words.loading()} />
      ) : found.length === 0 ? (
        <NoPlaces
          {...none(items?.length ? wholeMap : undefined)}
          loading={words.loading()}
          never={never}
        />
      ) : (
        <div id={ROWS_ID}>
          <ManyRows
            virtual={ScrollerList}
            label={list}
            items={found}
            keyOf={idOf}
            estimate_px={props.estimate_px}
            render={(item, element) => {
              const id = idOf(item);
              return row(item, { key: id, chosen: id === chosen, onChoose: choose, element });
            }}
          />
        </div>
      )}
      {below}
      {/* last, where it moves nothing; it decides once whether it has a place */}
      {scope !== undefined && <DataFrom synced_at={scope?.synced_at} />}
    </PlacesFrame>
  );
}

type Rows<Item> = Pick<
  PlacesScreenProps<Item, unknown>,
  'items' | 'search' | 'placeOf' | 'idOf' | 'asked'
>;

/** The rows in the listed part of the map. */
function useListedPart<Item>({ items, search, placeOf, idOf, asked }: Rows<Item>) {
  const newest = useMemo(() => {
    const area = readArea(search.area);
    return area ? items?.filter((item) => isIn(area, placeOf(item))) : items;
  }, [items, search.area, placeOf]);
  const rows = useStillRows(newest, {
    idOf,
    box: ROWS_ID,
    asked: JSON.stringify([asked, search.area]),
  });
  const found = useMemo(() => rows?.map(({ row }) => row), [rows]);
  return { found, is_part: newest !== items };
}

const isIn = (area: Parameters<typeof isInArea>[0], place: Position | null): boolean =>
  place !== null && isInArea(area, place);
