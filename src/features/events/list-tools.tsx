import { Link } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { filterCount } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withWords } from '#i18n/locale.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import { LIST_ID } from './search/search-bar.tsx';
import { FilterButton, type FilterButtonProps } from './filter/filter-button.tsx';
import { StripChip } from '#ui/lists/strip-chip.tsx';
import { PlaceProblem } from '#entities/place/place-problem.tsx';
import { usePlace } from '#entities/place/place-store.ts';

const FilterChips = lazyExtra(() => withWords(import('./filter/filter-chips.tsx')));

type ListToolsProps = FilterButtonProps & {
  /** How old the rows are: UTC ms by this device's clock. */
  synced_at: number | undefined;
};

/**
 * Above the list: the age of its rows, and one strip of tools: the button of all filters, and the
 * filters that people use most.
 */
export function ListTools({ synced_at, ...props }: ListToolsProps) {
  const { LL } = useI18nContext();
  const { search, onSearch } = props;
  const { phase, ask, askIfAllowed } = usePlace();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  const nearest = search.sort === 'distance';
  const near = () => {
    if (!nearest && phase !== 'known') void ask();
    onSearch({ sort: nearest ? 'date' : 'distance' });
  };
  const weekend = search.when === 'weekend';
  return (
    <div className="flex flex-col gap-2 pt-3">
      <DataFrom synced_at={synced_at} />
      <div role="group" aria-label={LL.events.filter.title()} data-scrolls-x className="strip">
        <FilterButton {...props} />
        <Link to="/events/map" className="strip-chip">
          {LL.shell.nav.map()}
        </Link>
        <StripChip
          is_filter
          on={weekend}
          onClick={() => onSearch({ when: weekend ? undefined : 'weekend' })}
        >
          {LL.events.filter.weekend()}
        </StripChip>
        <StripChip on={nearest} busy={phase === 'locating'} onClick={near}>
          {LL.events.sort.by_distance()}
        </StripChip>
        <StripChip
          is_filter
          on={search.free === true}
          onClick={() => onSearch({ free: search.free ? undefined : true })}
        >
          {LL.events.filter.free_short()}
        </StripChip>
      </div>
      {filterCount(search) > 0 && (
        <Suspense fallback={<div className="h-12" />}>
          <FilterChips search={search} onSearch={onSearch} />
        </Suspense>
      )}
      <PlaceProblem pushes={LIST_ID} />
    </div>
  );
}
