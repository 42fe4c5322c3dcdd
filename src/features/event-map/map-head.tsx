import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import type { MapFilter, MapSort } from '#domain/event/event-map.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import type { EventMapSearch } from './event-map-search.ts';
import { MapTools } from './map-tools.tsx';

type MapHeadProps = {
  term: string;
  onTerm: (term: string) => void;
  filter: MapFilter;
  sort: MapSort;
  onSearch: (change: EventMapSearch) => void;
};

/** Title, filter and order, and the way to a new event. */
export function MapHead({ term, onTerm, filter, sort, onSearch }: MapHeadProps) {
  const { LL } = useI18nContext();
  const words = LL.event_map;
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()}>
        <MapTools
          term={term}
          onTerm={onTerm}
          filter={filter}
          onFilter={(next) =>
            onSearch({ show: next === 'upcoming' ? undefined : next, filter: undefined })
          }
          sort={sort}
          onSort={(next) => onSearch({ sort: next === 'date' ? undefined : next })}
          action={<NewEvent />}
        />
      </PageHeader>
    </>
  );
}

function NewEvent() {
  const { LL } = useI18nContext();
  return (
    <Link to="/event/create" className={buttonClass()}>
      <Plus aria-hidden className="size-5 shrink-0 max-md:hidden" />
      <span>{LL.events.new_event()}</span>
    </Link>
  );
}
