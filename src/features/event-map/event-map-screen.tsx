import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { readMapSearch } from '#domain/event/event-map.ts';
import type { Position } from '#domain/place/distance.ts';
import type { MarkPlate } from '#domain/place/mark-shape.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import { usePlace } from '#entities/place/place-store.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { useSameAct } from '#ui/lists/use-same-act.ts';
import type { PointPicker } from './adjust/adjust-point.tsx';
import { useAdjust } from './adjust/use-adjust.tsx';
import { ChosenEvent } from './box/chosen-event.tsx';
import type { EventMapSearch } from './event-map-search.ts';
import { EventLegend } from './mark/event-legend.tsx';
import { MapHead } from './map-head.tsx';
import { OlderEvents } from './list/older-events.tsx';
import { MapSide } from './map-side.tsx';
import { useEventMap } from './use-event-map.ts';

/** A map of places, which belongs to another feature. */
type PlacesMap = ComponentType<{
  name: string;
  places: readonly (Position & {
    readonly id: string;
    readonly name: string;
    readonly mark: MarkPlate;
  })[];
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

type EventMapScreenProps = {
  /** UTC ISO instant. */
  now: string;
  search: EventMapSearch;
  /** @param add a new entry in the history: Back leads here again */
  onSearch: (change: EventMapSearch, add?: boolean) => void;
  placesMap: PlacesMap;
  pointPicker: PointPicker;
};

const NOTHING: readonly OutboxRecord[] = [];

/** The events as a list and on a map; both show one selection (Spec 2 §2, /events/map). */
export function EventMapScreen(props: EventMapScreenProps) {
  const { now, search, onSearch, placesMap: PlacesMap, pointPicker } = props;
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const { filter, sort } = readMapSearch(search);
  const { position, phase, ask, askIfAllowed } = usePlace();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  const scope = useScopeState('public');
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const [term, setTerm] = useTypedTerm(typeof search.q === 'string' ? search.q : '', (q) =>
    onSearch({ q: q || undefined }),
  );
  const { mapped, places, today, registrations, older } = useEventMap({
    filter,
    sort,
    here: position,
    now,
    q: term,
  });
  // of several that are looked at one after the other, Back closes the last
  const choose = useSameAct((id: string) => onSearch({ id, near: undefined }, !search.id));
  // a phone shows the map instead of the list, and no box that would cover it
  const show = useSameAct((id: string) =>
    wide ? choose(id) : onSearch({ near: id, view: 'map' }, true),
  );
  const outbox = useOutbox() ?? NOTHING;
  const { adjust, correct, toggle, moved_to, dialog } = useAdjust({
    mapped,
    outbox,
    pointPicker,
    has_box: search.id !== undefined,
    onStart: () => onSearch({ id: undefined }),
  });
  const mine = { now, registrations, outbox, onCorrect: correct, onAdjust: adjust };
  const chosen = mapped?.find(({ event }) => event.id === search.id);
  const showAll = () => onSearch({ show: 'all', filter: undefined, area: undefined });
  const map_only = !wide && search.view === 'map';
  return (
    <>
      <MapHead {...{ term, filter, sort, onSearch }} onTerm={setTerm} />
      <div className="page-width grid gap-x-8 gap-y-3 pt-3 pb-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <MapSide
          mapped={mapped}
          filter={filter}
          term={term}
          onTerm={setTerm}
          {...mine}
          search={search}
          onSearch={onSearch}
          onAll={filter === 'all' ? undefined : showAll}
          age={<DataFrom synced_at={scope?.synced_at} />}
          older={older && <OlderEvents older={older} />}
          view={wide ? 'both' : map_only ? 'map' : 'list'}
          onShow={show}
          adjust={toggle}
        />
        <div className="lg:sticky lg:top-20 lg:self-start">
          {(wide || map_only) && (
            <PlacesMap
              name="events"
              places={places}
              chosen={search.id ?? search.near}
              onChoose={choose}
              here={position}
              onFindMe={() => void ask()}
              onArea={(area) => onSearch({ area, view: undefined }, true)}
              locating={phase === 'locating'}
              moved_to={moved_to}
              label={words.map()}
              how={words.map_how()}
            />
          )}
          {map_only && <div className="pt-3">{toggle}</div>}
          {(wide || map_only) && <EventLegend places={places} day={today} />}
          {chosen && (
            <ChosenEvent mapped={chosen} {...mine} onClose={() => onSearch({ id: undefined })} />
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}
