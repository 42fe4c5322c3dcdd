import type { ReactNode } from 'react';
import { useDeferredValue, useMemo } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { EventsList } from './events-list.tsx';
import { changed, cleared, type EventsSearch, type SearchChange } from './events-search.ts';
import { NewEvent } from './new-event.tsx';
import { SearchBar } from './search-bar.tsx';
import { useTypedTerm } from './use-typed-term.ts';

type EventsScreenProps = {
  /** UTC ISO instant. */
  now: string;
  search: EventsSearch;
  onSearch: (search: EventsSearch) => void;
  /** The sponsors, after the list. */
  ads?: ReactNode;
};

export function EventsScreen({ now, search, onSearch, ads }: EventsScreenProps) {
  const { LL } = useI18nContext();
  const [term, setTerm] = useTypedTerm(search.q, (q) => onSearch({ ...search, q }));
  const found = useDeferredValue(term);
  // the same element while a key is being shown: the list renders again when the result follows
  const list = useMemo(() => {
    const change = (to: SearchChange) => onSearch(changed({ ...search, q: found }, to));
    const clear = () => {
      setTerm('');
      onSearch(cleared(search));
    };
    return <EventsList now={now} term={found} search={search} onSearch={change} onClear={clear} />;
  }, [now, found, search, onSearch, setTerm]);
  return (
    <>
      <ScreenTitle>{LL.events.title()}</ScreenTitle>
      <PageHeader title={LL.events.title()} actions={<NewEvent />}>
        <SearchBar term={term} onTerm={setTerm} />
      </PageHeader>
      <div className="page-width pb-12">
        {list}
        {ads}
      </div>
    </>
  );
}
