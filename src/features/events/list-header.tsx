import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { NewEvent } from './new-event.tsx';
import { SearchBar } from './search/search-bar.tsx';

/**
 * The title, the search and the way to a new event: in words also on a phone, where large letters put
 * the last below the search.
 */
export function ListHeader(props: { term: string; onTerm: (term: string) => void }) {
  const { LL } = useI18nContext();
  return (
    <PageHeader slim title={LL.events.title()}>
      <div className="flex flex-wrap gap-2">
        <div className="max-w-2xl min-w-0 flex-1 basis-36">
          <SearchBar {...props} />
        </div>
        <NewEvent />
      </div>
    </PageHeader>
  );
}
