import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { keepEarly, takeEarly } from './early-term.ts';
import {
  changed,
  readSearch,
  searchParams,
  type EventsSearch,
  type SearchChange,
} from './events-search.ts';
import { NewEvent } from './new-event.tsx';
import { SearchBar } from './search-bar.tsx';
import { SeenOrBones } from './seen-or-bones.tsx';

/**
 * Shown before any database is open: the rows of the last visit, or a skeleton. Part of the first
 * file. What is typed or chosen meanwhile is put into the address, where the screen finds it.
 */
export function EventsPending() {
  const { LL } = useI18nContext();
  const router = useRouter();
  const [search, setSearch] = useState<EventsSearch>(() => ({
    q: '',
    sort: 'date',
    ...readSearch(router.latestLocation.search),
  }));
  // the next screen has read it by then, or is another screen
  useEffect(() => () => void takeEarly(), []);
  const change = (to: SearchChange) => {
    const next = changed(search, to);
    setSearch(next);
    void router.navigate({ to: '/events', search: searchParams(next), replace: true });
  };
  return (
    <>
      <PageHeader title={LL.events.title()} actions={<NewEvent />}>
        <SearchBar
          term={search.q}
          onTerm={(q) => {
            keepEarly(q);
            change({ q });
          }}
        />
      </PageHeader>
      <div className="page-width pb-12">
        <SeenOrBones search={search} onSearch={change} />
      </div>
    </>
  );
}
