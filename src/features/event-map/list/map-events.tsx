import type { MappedEvent } from '#domain/event/event-map.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { NoPlaces, type NoPlacesProps } from '#entities/place/no-places.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { refusedPoints } from '../adjust/refused-points.ts';
import { MapEventRow } from './map-event-row.tsx';

const ROW_PX = 116;

type MapEventsProps = {
  /** Undefined until the replica has answered. */
  mapped: readonly MappedEvent[] | undefined;
  /** UTC ISO instant. */
  now: string;
  /** Mine, by event id. */
  registrations: ReadonlyMap<string, MyRegistration> | undefined;
  chosen: string | undefined;
  onShow: (id: string) => void;
  /** Its box opens then too. */
  has_box: boolean;
  /** What I asked for and the replica does not have. */
  outbox: readonly OutboxRecord[];
  /** Opens the point of an event with what was refused. */
  onCorrect: (id: string) => void;
  /** Moves the point of an event of mine; undefined while nothing is moved. */
  onAdjust: ((id: string) => void) | undefined;
  /** What is said where there is no row. */
  none: NoPlacesProps;
};

/** The rows beside the map. */
export function MapEvents(props: MapEventsProps) {
  const { mapped, now, registrations, chosen, outbox, onShow, onCorrect, onAdjust, none } = props;
  const { LL } = useI18nContext();
  const person = usePerson();
  const words = LL.event_map;
  if (!mapped) return <SkeletonRows count={6} label={words.loading()} />;
  if (mapped.length === 0) {
    return <NoPlaces {...none} loading={words.loading()} never={{ says: words.never_synced() }} />;
  }
  return (
    <ManyRows
      label={words.events()}
      items={mapped}
      keyOf={keyOf}
      estimate_px={estimate}
      render={(one, element?: RowElement) => (
        <MapEventRow
          key={one.event.id}
          mapped={one}
          chosen={one.event.id === chosen}
          onShow={onShow}
          has_box={props.has_box}
          now={now}
          mine={isOwner(one.event, person)}
          registration={registrations?.get(one.event.id)?.status}
          waits={waitsFor(one.event.id, outbox)}
          refused={refusedPoints(one.event.id, outbox)}
          onCorrect={onCorrect}
          onAdjust={onAdjust}
          element={element}
        />
      )}
    />
  );
}

const keyOf = ({ event }: MappedEvent): string => event.id;
const estimate = (): number => ROW_PX;
