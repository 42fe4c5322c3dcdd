import { createFileRoute } from '@tanstack/react-router';
import { strictly } from '#domain/search/strictly.ts';
import { EventPending } from '#features/event/event-pending.tsx';
import { eventTabs, type EventTab } from '#features/event/event-tab.ts';
import { EventPage } from '#app/pages/event/event-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  validateSearch: strictly(({ tab }): { tab?: EventTab } =>
    eventTabs.includes(tab as EventTab) ? { tab: tab as EventTab } : {},
  ),
  component: EventRoute,
  pendingComponent: EventPending,
});

function EventRoute() {
  const { id } = Route.useParams();
  const { tab = 'details' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onTab = (next: EventTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <EventPage id={id} tab={tab} onTab={onTab} />;
}
