import { Link } from '@tanstack/react-router';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { isInArea, readArea } from '#domain/place/area.ts';
import { AreaLine } from '#entities/place/area-line.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { EventMapSearch } from './event-map-search.ts';
import { MapEvents } from './map-events.tsx';

type MapSideProps = Omit<ComponentProps<typeof MapEvents>, 'chosen'> & {
  search: EventMapSearch;
  onSearch: (change: EventMapSearch) => void;
  /** How old the rows are. */
  age: ReactNode;
  /** Under the rows: the way to older ones. */
  older: ReactNode;
  /** What the screen shows: a phone has room for one. */
  view: 'both' | 'map' | 'list';
  /** Switches the moving of points; below the map where that is alone. */
  adjust: ReactNode;
};

/** What stands beside the map: how many events, the way to their list, the rows. */
export function MapSide(props: MapSideProps) {
  const { mapped, search, onSearch, view } = props;
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const found = useMemo(() => {
    const area = readArea(search.area);
    return area && mapped?.filter(({ place }) => place && isInArea(area, place));
  }, [mapped, search.area]);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-4">
            {mapped && found ? (
              <AreaLine
                shown={found.length}
                all={mapped.length}
                onAll={() => onSearch({ area: undefined })}
              />
            ) : (
              <p role="status" className="tabular-nums">
                {mapped && words.count({ count: mapped.length })}
              </p>
            )}
            {/* a phone has it in the bar below */}
            <Link
              to="/events"
              className="inline-flex tap-height items-center underline max-md:hidden"
            >
              {words.list()}
            </Link>
          </div>
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
      {view !== 'map' && props.adjust}
      {view !== 'map' && <MapEvents {...props} mapped={found ?? mapped} chosen={search.id} />}
      {view !== 'map' && props.older}
    </div>
  );
}
