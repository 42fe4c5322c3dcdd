import type { ReactNode } from 'react';
import type { ArenaSort } from '#domain/arena/arena-list.ts';
import { PlaceProblem } from '#entities/place/place-problem.tsx';
import { SortByPlace } from '#entities/place/sort-by-place.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { arenaGameTypes } from '#sync/mutations/arena.ts';
import { SearchRow } from '#ui/fields/search-row.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

type ArenaToolsProps = {
  term: string;
  onTerm: (term: string) => void;
  type: string;
  onType: (type: string) => void;
  sort: ArenaSort;
  onSort: (sort: ArenaSort) => void;
  /** Beside the search: the way to a new arena. */
  action: ReactNode;
};

/** The search, the filter and the order. */
export function ArenaTools({ term, onTerm, type, onType, sort, onSort, action }: ArenaToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  return (
    <>
      <div className="pb-3">
        <SearchRow
          label={words.search()}
          placeholder={words.search_short()}
          clear_label={LL.common.clear_search()}
          value={term}
          onChange={onTerm}
          action={action}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-36">
          <SelectField
            slim
            label={words.type()}
            value={type}
            onChange={onType}
            options={[
              { value: '', label: words.all_types() },
              ...arenaGameTypes.map((value) => ({ value, label: words.types[value]() })),
            ]}
          />
        </div>
        <SortByPlace
          label={words.sort()}
          sort={sort}
          onSort={onSort}
          options={[
            { value: 'name', label: words.sort_by.name() },
            { value: 'distance', label: words.sort_by.distance() },
          ]}
        />
      </div>
      <PlaceProblem />
    </>
  );
}
