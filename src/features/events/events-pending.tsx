import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { eventDay, windowFrom } from '#domain/event-day.ts';
import { filterCount } from '#domain/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { isOnline } from '#platform/online.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { keepEarly, takeEarly } from './early-term.ts';
import { EventSections } from './event-sections.tsx';
import {
  changed,
  readSearch,
  searchParams,
  type EventsSearch,
  type SearchChange,
} from './events-search.ts';
import { groupEvents } from './group-events.ts';
import { DataFrom } from './data-from.tsx';
import { ListTools } from './list-tools.tsx';
import { nothingKnown } from './row-state.ts';
import { NewEvent } from './new-event.tsx';
import { SearchBar } from './search-bar.tsx';
import { seenEvents } from './seen-events.ts';

/**
 * Before any database is open: the rows of the last time, or bones. Part of the first file. What is
 * typed or chosen already goes into the address, where the screen finds it.
 */
export function EventsPending() {
  const { LL } = useI18nContext();
  const router = useRouter();
  const [search, setSearch] = useState<EventsSearch>(() => ({
    q: '',
    sort: 'date',
    ...readSearch(router.latestLocation.search),
  }));
  useEffect(() => () => void takeEarly(), []); // whoever comes instead has taken it, or is another screen
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

type SeenOrBonesProps = { search: EventsSearch; onSearch: (change: SearchChange) => void };

/** Also shown by the screen until the replica has answered; in its layout, so that nothing jumps. */
export function SeenOrBones({ search, onSearch }: SeenOrBonesProps) {
  const { LL } = useI18nContext();
  const now = nowUtc();
  const today = eventDay(now);
  const seen = seenEvents(windowFrom(today));
  return (
    <>
      <div className="flex flex-col gap-4 pt-4">
        {seen && !isOnline() && <DataFrom synced_at={seen.synced_at} now={now} />}
        <ListTools search={search} onSearch={onSearch} />
      </div>
      {seen && filterCount(search) === 0 ? (
        <EventSections
          sections={groupEvents(seen.rows, today, 'date')}
          now={now}
          row_state={nothingKnown}
        />
      ) : (
        <div className="pt-6">
          <SkeletonRows label={LL.events.loading()} />
        </div>
      )}
    </>
  );
}
