import { filterCount } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { FilterFields } from '../filter/filter-fields.tsx';
import { nothingFiltered } from '../filter/no-filter.ts';
import type { EventsSearch, SearchChange } from '../search/events-search.ts';

type DeskFiltersProps = { search: EventsSearch; onSearch: (change: SearchChange) => void };

/** The filters beside the list, where there is room for them. */
// A default export, because React.lazy takes nothing else.
export default function DeskFilters({ search, onSearch }: DeskFiltersProps) {
  const { LL } = useI18nContext();
  return (
    <section aria-label={LL.events.filter.title()} className="desk-side desk-filters">
      <FilterFields search={search} onSearch={onSearch} slim />
      <div className="pt-5">
        <Button disabled={filterCount(search) === 0} onClick={() => onSearch(nothingFiltered)}>
          {LL.events.filter.clear_all()}
        </Button>
      </div>
      <Keys />
    </section>
  );
}

/** What the keys of a desk do (desk-keys.ts). */
function Keys() {
  const { LL } = useI18nContext();
  const words = LL.event.beside;
  return (
    <ul className="desk-keys">
      <li>
        <kbd>/</kbd> {words.key_search()}
      </li>
      <li>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.key_choose()}
      </li>
      <li>
        <kbd>{words.enter()}</kbd> {words.key_open()}
      </li>
      <li>
        <kbd>{words.escape()}</kbd> {words.key_back()}
      </li>
    </ul>
  );
}
