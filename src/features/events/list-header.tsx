import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { NewEvent } from './new-event.tsx';
import { SearchBar } from './search/search-bar.tsx';

/**
 * On a phone the search comes first, without a title: the bar at the bottom says which screen this
 * is.
 */
export function ListHeader(props: { term: string; onTerm: (term: string) => void }) {
  const { LL } = useI18nContext();
  return (
    <PageHeader slim title={LL.events.title()}>
      <div className="flex gap-2">
        <div className="max-w-2xl min-w-0 flex-1">
          <SearchBar {...props} />
        </div>
        <NewEvent />
      </div>
    </PageHeader>
  );
}
