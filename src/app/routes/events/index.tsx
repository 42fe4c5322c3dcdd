import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { strictly } from '#domain/search/strictly.ts';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventsPending } from '#features/events/events-pending.tsx';
import { EventsScreen } from '#features/events/events-screen.tsx';
import {
  readSearch,
  searchParams,
  type EventsSearch,
} from '#features/events/search/events-search.ts';
import { withWords } from '#i18n/locale.ts';
import { SponsorSlot } from '#app/pages/sponsor-slot.tsx';
import { useNow } from '#entities/age/use-now.ts';

const DeskEvent = lazyPart(() => withWords(import('#app/pages/event/desk-event.tsx')));

export const Route = createFileRoute('/events/')({
  validateSearch: strictly(readSearch),
  component: EventsRoute,
  pendingComponent: EventsPending,
});

const whole = ({ q = '', sort = 'date', ...filter }: Partial<EventsSearch>): EventsSearch => ({
  q,
  sort,
  ...filter,
});

function EventsRoute() {
  const given = Route.useSearch();
  const search = useMemo(() => whole(given), [given]);
  const navigate = Route.useNavigate();
  const onSearch = (change: (newest: EventsSearch) => EventsSearch) =>
    void navigate({
      search: (newest) => searchParams(change(whole(newest))),
      replace: true,
      resetScroll: false,
    });
  const now = useNow();
  return (
    <EventsScreen
      now={now}
      search={search}
      onSearch={onSearch}
      ads={
        <>
          {search.q !== '' && <SponsorSlot location="search" now={now} />}
          <SponsorSlot location="events" count={1} now={now} />
        </>
      }
      beside={
        <Suspense>
          <DeskEvent />
        </Suspense>
      }
    />
  );
}
