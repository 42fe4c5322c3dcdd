import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { filterCount } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withWords } from '#i18n/locale.ts';
import type { EventsSearch, SearchChange } from '../search/events-search.ts';

const FilterSheet = lazySheet(() => withWords(import('./filter-sheet.tsx')));

export type FilterButtonProps = {
  search: EventsSearch;
  onSearch: (change: SearchChange) => void;
  /** How many events match; absent while unknown. */
  count?: number | undefined;
};

/** Opens the filters; shows how many are active. */
export function FilterButton(props: FilterButtonProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const active = filterCount(props.search);
  return (
    <>
      <button
        type="button"
        className="strip-chip filter-open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="size-5 shrink-0" />
        {active === 0 ? LL.events.filter.open() : LL.events.filter.open_active({ active })}
      </button>
      {open && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
