import { LocateFixed } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { filterCount } from '#domain/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import type { Sort } from './events-search.ts';
import { FilterButton, type FilterButtonProps } from './filter-button.tsx';
import { usePlace } from './place-store.ts';

const FilterChips = lazy(() => import('./filter-chips.tsx'));

/** The tools of the list: my position, the order, and the filters. */
export function ListTools(props: FilterButtonProps) {
  const { LL } = useI18nContext();
  const { search, onSearch } = props;
  const { phase, ask, askIfAllowed } = usePlace();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  const problem =
    phase === 'denied' || phase === 'unsupported'
      ? LL.events.distance[phase]()
      : phase === 'timeout' || phase === 'unavailable'
        ? LL.events.distance.unavailable()
        : '';
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {phase === 'known' || phase === 'expected' ? (
          <ChoiceField<Sort>
            look="segments"
            label={LL.events.sort.label()}
            choices={[
              { value: 'date', label: LL.events.sort.by_date() },
              { value: 'distance', label: LL.events.sort.by_distance() },
            ]}
            value={search.sort}
            onChange={(sort) => onSearch({ sort })}
          />
        ) : (
          <Button icon={LocateFixed} busy={phase === 'locating'} onClick={() => void ask()}>
            {phase === 'locating'
              ? LL.events.distance.locating()
              : LL.events.distance.use_location()}
          </Button>
        )}
        <FilterButton {...props} />
        <p role="status" className="text-sm text-soft empty:sr-only">
          {problem}
        </p>
      </div>
      {filterCount(search) > 0 && (
        <Suspense fallback={<div className="h-12" />}>
          <FilterChips search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
  );
}
