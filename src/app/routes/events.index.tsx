import { createFileRoute } from '@tanstack/react-router';
import { EventsPending } from '#features/events/events-pending.tsx';
import { EventsScreen, type EventsSearch } from '#features/events/events-screen.tsx';
import { useNow } from '../use-now.ts';

export const Route = createFileRoute('/events/')({
  validateSearch: ({ q, sort }): Partial<EventsSearch> => ({
    ...(typeof q === 'string' && q ? { q } : {}),
    ...(sort === 'distance' ? { sort } : {}),
  }),
  component: EventsRoute,
  pendingComponent: EventsPending,
});

function EventsRoute() {
  const { q = '', sort = 'date' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (search: EventsSearch) =>
    void navigate({ search, replace: true, resetScroll: false, viewTransition: false });
  return <EventsScreen now={useNow()} search={{ q, sort }} onSearch={onSearch} />;
}
