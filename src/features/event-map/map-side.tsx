import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import type { ReactNode } from 'react';
import type { MapFilter, MappedEvent } from '#domain/event/event-map.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { Button } from '#ui/button.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';
import type { EventMapSearch } from './event-map-search.ts';
import { MapEvents } from './map-events.tsx';

type MapSideProps = {
  /** Undefined until the replica has answered. */
  mapped: readonly MappedEvent[] | undefined;
  filter: MapFilter;
  search: EventMapSearch;
  onSearch: (change: EventMapSearch) => void;
  /** How old the rows are. */
  age: ReactNode;
  /** Shows every event; undefined where all are shown. */
  onAll: (() => void) | undefined;
  /** Under the rows: the way to older ones. */
  older: ReactNode;
  /** What the screen shows: a phone has room for one. */
  view: 'both' | 'map' | 'list';
  onShow: (id: string) => void;
  /** Whether points of my events are being moved. */
  adjusts: boolean;
  onAdjusts: (adjusts: boolean) => void;
  onAdjust: (id: string) => void;
};

/** What stands beside the map: how many events, whether points are moved, the rows. */
export function MapSide(props: MapSideProps) {
  const { mapped, filter, search, onSearch, view, adjusts } = props;
  const { LL } = useI18nContext();
  const person = usePerson();
  const words = LL.event_map;
  const has_mine = mapped?.some(({ event }) => isOwner(event, person)) ?? false;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p role="status" className="tabular-nums">
            {mapped && words.count({ count: mapped.length })}
          </p>
          {props.age}
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
      {has_mine && (
        <ToggleField
          label={words.adjust()}
          hint={words.adjust_hint()}
          checked={adjusts}
          onChange={props.onAdjusts}
        />
      )}
      {view !== 'map' && (
        <MapEvents
          mapped={mapped}
          filter={filter}
          chosen={search.id}
          onShow={props.onShow}
          onAdjust={adjusts ? props.onAdjust : undefined}
          onAll={props.onAll}
        />
      )}
      {view !== 'map' && props.older}
    </div>
  );
}
