import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';

/** Id of the list that the search filters. */
export const LIST_ID = 'events';

export function SearchBar({ term, onTerm }: { term: string; onTerm: (term: string) => void }) {
  const { LL } = useI18nContext();
  return (
    <SearchField
      label={LL.events.search_label()}
      placeholder={LL.events.search()}
      clear_label={LL.common.clear_search()}
      value={term}
      onChange={onTerm}
      controls={LIST_ID}
    />
  );
}
