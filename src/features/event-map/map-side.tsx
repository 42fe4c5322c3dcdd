import { Link } from '@tanstack/react-router';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { MapFilter } from '#domain/event/event-map.ts';
import { isInArea, readArea } from '#domain/place/area.ts';
import { AreaLine } from '#entities/place/area-line.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { EventMapSearch } from './event-map-search.ts';
import { MapEvents } from './list/map-events.tsx';

type MapSideProps = Omit<ComponentProps<typeof MapEvents>, 'chosen' | 'none' | 'has_box'> & {
  filter: MapFilter;
  /** Words that are searched for; '' for none. */
  term: string;
  onTerm: (term: string) => void;
  /** Shows every event; undefined where all are shown. */
  onAll: (() => void) | undefined;
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
  const { mapped, filter, term, onTerm, onAll, search, onSearch, view } = props;
  const { LL } = useI18nContext();
  const words = LL.event_map;
  const found = useMemo(() => {
    const area = readArea(search.area);
    return area && mapped?.filter(({ place }) => place && isInArea(area, place));
  }, [mapped, search.area]);
  const wholeMap = () => onSearch({ area: undefined });
  const all = words.show_all();
  const clear = LL.common.clear_search();
  const none = mapped?.length
    ? { says: words.none.area(), back: { label: all, onBack: wholeMap } }
    : term
      ? { says: words.none.search(), back: { label: clear, onBack: () => onTerm('') } }
      : { says: words.none[filter](), back: onAll && { label: all, onBack: onAll } };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2">
            {mapped && found ? (
              <AreaLine shown={found.length} all={mapped.length} onAll={wholeMap} />
            ) : (
              <p role="status" className="min-w-22 tabular-nums">
                {mapped && words.count({ count: mapped.length })}
              </p>
            )}
            {/* a phone has no room for it beside the line of an area */}
            <Link
              to="/events"
              className={classNames(
                'inline-flex tap-height items-center underline max-md:text-sm',
                found && 'max-md:hidden',
              )}
            >
              {words.list()}
            </Link>
          </div>
          {props.age}
        </div>
        {/* without an icon, so that all three stand in one line at 360 px */}
        {view !== 'both' && (
          <Button onClick={() => onSearch({ view: view === 'map' ? undefined : 'map' })}>
            {view === 'map' ? words.see_list() : words.see_map()}
          </Button>
        )}
      </div>
      {view !== 'map' && props.adjust}
      {view !== 'map' && (
        <MapEvents
          {...props}
          mapped={found ?? mapped}
          chosen={search.id ?? search.near}
          none={none}
          has_box={view === 'both'}
        />
      )}
      {view !== 'map' && props.older}
    </div>
  );
}
