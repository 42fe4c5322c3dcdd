import { readMapSearch, type MappedEvent } from '#domain/event/event-map.ts';
import { PlacesScreen, type PlacesMap } from '#entities/places-map/places-screen.tsx';
import type { OnPlacesSearch } from '#entities/places-map/places-search.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import type { PointPicker } from './adjust/adjust-point.tsx';
import { useAdjust } from './adjust/use-adjust.tsx';
import { EventCard } from './event-card.tsx';
import type { EventMapSearch } from './event-map-search.ts';
import { NewEvent } from './event-ways.tsx';
import { EventTools } from './event-tools.tsx';
import { MapEventRow } from './map-event-row.tsx';
import { EventLegend } from './mark/event-legend.tsx';
import { noEvents } from './no-events.ts';
import { OlderEvents } from './older-events.tsx';
import { useAboutEvent } from './use-about-event.ts';
import { useEventMap } from './use-event-map.ts';

type EventMapScreenProps = {
  /** UTC ISO instant. */
  now: string;
  search: EventMapSearch;
  onSearch: OnPlacesSearch<EventMapSearch>;
  placesMap: PlacesMap<ReturnType<typeof useEventMap>['places'][number]>;
  pointPicker: PointPicker;
};

const NOTHING: readonly OutboxRecord[] = [];
const ROW_PX = 116;

/** The events as a list and on a map (Spec 2 §2, /events/map). */
export function EventMapScreen(props: EventMapScreenProps) {
  const { now, search, onSearch, placesMap, pointPicker } = props;
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const { filter, sort } = readMapSearch(search);
  const here = usePlace(({ position }) => position);
  const outbox = useOutbox() ?? NOTHING;
  const [term, setTerm] = useTypedTerm(search.q, (q) => onSearch({ q: q || undefined }));
  const found = useEventMap({ filter, sort, here, now, q: term });
  const { mapped, places, today, registrations, older } = found;
  const { adjust, correct, toggle, moved_to, dialog } = useAdjust({
    mapped,
    organises: found.organises,
    outbox,
    pointPicker,
    has_card: search.id !== undefined,
    onStart: () => onSearch({ id: undefined }),
  });
  const about = useAboutEvent({
    now,
    registrations,
    outbox,
    onCorrect: correct,
    onAdjust: adjust,
  });
  const open = mapped?.find(({ event }) => event.id === search.id);
  const showAll = () => onSearch({ show: 'all', filter: undefined, area: undefined });
  return (
    <>
      <PlacesScreen
        kind="events"
        words={words}
        map_how={words.map_how()}
        list={words.events()}
        search={search}
        onSearch={onSearch}
        asked={JSON.stringify([filter, sort, term])}
        items={mapped}
        placeOf={placeOf}
        places={places}
        placesMap={placesMap}
        moved_to={moved_to}
        tools={
          <EventTools
            {...{ term, search, onSearch, toggle }}
            adjusts={adjust !== undefined}
            onTerm={setTerm}
            legend={<EventLegend places={places} day={today} />}
          />
        }
        action={<NewEvent />}
        below={older && <OlderEvents older={older} />}
        card={open && <EventCard {...about(open)} onClose={() => onSearch({ id: undefined })} />}
        idOf={idOf}
        estimate_px={estimate}
        row={(one, { key, ...beside }) => <MapEventRow key={key} {...about(one)} {...beside} />}
        none={(onWhole) =>
          noEvents(LL, {
            filter,
            onWhole,
            onTerm: term ? () => setTerm('') : undefined,
            onAll: filter === 'all' ? undefined : showAll,
          })
        }
        never={{ says: words.never_synced() }}
      />
      {dialog}
    </>
  );
}

const idOf = ({ event }: MappedEvent): string => event.id;
const placeOf = ({ place }: MappedEvent) => place;
const estimate = (): number => ROW_PX;
