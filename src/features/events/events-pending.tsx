import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  changed,
  readSearch,
  searchParams,
  type EventsSearch,
  type SearchChange,
} from './search/events-search.ts';
import { ListFrame } from './desk/list-frame.tsx';
import { ListHeader } from './list-header.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { notePainted } from './seen/seen-events.ts';
import { SeenOrBones } from './seen/seen-or-bones.tsx';

/**
 * Shown before any database is open: the rows of the last visit, or a skeleton. Part of the first
 * file. What is typed or chosen meanwhile is put into the address, where the screen finds it.
 */
export function EventsPending() {
  const router = useRouter();
  useEffect(() => notePainted(true), []);
  const [search, setSearch] = useState<EventsSearch>(() => ({
    q: '',
    sort: 'date',
    ...readSearch(router.latestLocation.search),
  }));
  const change = (to: SearchChange) => {
    const next = changed(search, to);
    setSearch(next);
    void router.navigate({ to: '/events', search: searchParams(next), replace: true });
  };
  const [term, setTerm] = useTypedTerm(search.q, (q) => change({ q }));
  return (
    <>
      <ListHeader term={term} onTerm={setTerm} />
      <ListFrame>
        <SeenOrBones search={search} onSearch={change} />
      </ListFrame>
    </>
  );
}
