import CloudOff from 'lucide-react/icons/cloud-off';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import type { MapFilter, MappedEvent } from '#domain/event/event-map.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { Button } from '#ui/button.tsx';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { MapEventRow } from './map-event-row.tsx';

const ROW_PX = 116;

type MapEventsProps = {
  /** Undefined until the replica has answered. */
  mapped: readonly MappedEvent[] | undefined;
  filter: MapFilter;
  chosen: string | undefined;
  onShow: (id: string) => void;
  /** Moves the point of an event of mine; undefined while nothing is moved. */
  onAdjust: ((id: string) => void) | undefined;
  /** Shows events of every day; undefined where all are shown. */
  onAll: (() => void) | undefined;
};

/** The rows beside the map. */
export function MapEvents(props: MapEventsProps) {
  const { mapped, filter, chosen, onShow, onAdjust, onAll } = props;
  const { LL } = useI18nContext();
  const person = usePerson();
  const outbox = useOutbox() ?? [];
  if (!mapped) return <SkeletonRows count={6} label={LL.event_map.loading()} />;
  if (mapped.length === 0) return <NoEventsHere filter={filter} onAll={onAll} />;
  return (
    <ManyRows
      label={LL.event_map.events()}
      items={mapped}
      keyOf={keyOf}
      estimate_px={estimate}
      render={(one, element?: RowElement) => (
        <MapEventRow
          key={one.event.id}
          mapped={one}
          chosen={one.event.id === chosen}
          onShow={onShow}
          mine={isOwner(one.event, person)}
          waits={waitsFor(one.event.id, outbox)}
          onAdjust={onAdjust}
          element={element}
        />
      )}
    />
  );
}

const keyOf = ({ event }: MappedEvent): string => event.id;
const estimate = (): number => ROW_PX;

/** No row: none of these days, or nothing ever arrived. */
function NoEventsHere({ filter, onAll }: Pick<MapEventsProps, 'filter' | 'onAll'>) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const { synced_at } = useSyncStatus();
  const unreachable = useNeverReached();
  const syncNow = useSyncNow();
  if (unreachable) {
    return (
      <EmptyState
        icon={CloudOff}
        action={<Button onClick={syncNow}>{LL.common.try_again()}</Button>}
      >
        {words.never_synced()}
      </EmptyState>
    );
  }
  if (synced_at === null) return <SkeletonRows count={6} label={words.loading()} />;
  return (
    <EmptyState
      icon={MapPinOff}
      action={onAll && <Button onClick={onAll}>{words.show_all()}</Button>}
    >
      {words.none[filter]()}
    </EmptyState>
  );
}
