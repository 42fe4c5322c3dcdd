import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { filterCount } from '#domain/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { EventsSearch, SearchChange } from './events-search.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

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
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active === 0 ? LL.events.filter.open() : LL.events.filter.open_active({ active })}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
