import type { GateCounts } from '#domain/attendance/gate-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { gateFilters, type GateFilter } from './gate-filter.ts';

export type GateToolsProps = {
  term: string;
  onTerm: (term: string) => void;
  /** Enter in the search. */
  onEnter: () => void;
  filter: GateFilter;
  onFilter: (filter: GateFilter) => void;
  counts: GateCounts;
};

/** Search and filters; they stay in sight while the list scrolls. A search looks at everybody. */
export function GateTools(props: GateToolsProps) {
  const { term, onTerm, onEnter, filter, onFilter, counts } = props;
  const { LL } = useI18nContext();
  const words = LL.gate;
  const of = { all: counts.people, missing: counts.missing, came: counts.came, out: counts.out };
  return (
    <div className="gate-tools">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <SearchField
          label={words.search()}
          placeholder={words.search()}
          clear_label={LL.common.clear_search()}
          value={term}
          onChange={onTerm}
          controls="gate-list"
          sends_form
        />
      </form>
      <div role="group" aria-label={words.filter.label()} data-scrolls-x className="gate-filters">
        {gateFilters.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === (term.trim() === '' ? filter : 'all')}
            onClick={() => onFilter(one)}
          >
            {words.filter[one]()} <span className="gate-count">{of[one]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
