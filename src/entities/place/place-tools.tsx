import type { ComponentProps, ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { PlaceProblem } from './place-problem.tsx';
import { SortByPlace } from './sort-by-place.tsx';

export type PlaceToolsProps<Sort extends string> = {
  term: string;
  onTerm: (term: string) => void;
  sort: Sort | 'distance';
  onSort: (sort: Sort | 'distance') => void;
  /** Beside the search, where a thumb reaches it: the way to a new one. */
  action: ReactNode;
};

type Shown<Sort extends string> = PlaceToolsProps<Sort> & {
  search: { readonly label: string; readonly placeholder: string };
  filter: Omit<ComponentProps<typeof SelectField>, 'slim'>;
  sort_label: string;
  /** The order without a place, and the one from where I am. */
  orders: { value: Sort | 'distance'; label: string }[];
};

/** Above a list of places and their map: the search, a filter and the order. */
export function PlaceTools<Sort extends string>(props: Shown<Sort>) {
  const { search, term, onTerm, filter, sort_label, orders, sort, onSort, action } = props;
  const { LL } = useI18nContext();
  return (
    <>
      <div className="flex flex-wrap gap-2 pb-3">
        <div className="max-w-2xl min-w-0 flex-1 basis-36">
          <SearchField
            {...search}
            clear_label={LL.common.clear_search()}
            value={term}
            onChange={onTerm}
          />
        </div>
        {action}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-36">
          <SelectField slim {...filter} />
        </div>
        <SortByPlace label={sort_label} sort={sort} onSort={onSort} options={orders} />
      </div>
      <PlaceProblem />
    </>
  );
}
