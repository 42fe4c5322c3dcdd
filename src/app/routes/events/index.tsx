import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EventsPending } from '#features/events/events-pending.tsx';
import { EventsScreen } from '#features/events/events-screen.tsx';
import { readSearch, searchParams, type EventsSearch } from '#features/events/events-search.ts';
import { SponsorSlot } from '#app/pages/sponsor-slot.tsx';
import { useNow } from '#app/pages/use-now.ts';

export const Route = createFileRoute('/events/')({
  validateSearch: readSearch,
  component: EventsRoute,
  pendingComponent: EventsPending,
});

function EventsRoute() {
  const given = Route.useSearch();
  const search = useMemo((): EventsSearch => ({ q: '', sort: 'date', ...given }), [given]);
  const navigate = Route.useNavigate();
  const onSearch = (next: EventsSearch) =>
    void navigate({ search: searchParams(next), replace: true, resetScroll: false });
  const now = useNow();
  const ads = <SponsorSlot location="events" count={1} now={now} />;
  return <EventsScreen now={now} search={search} onSearch={onSearch} ads={ads} />;
}
