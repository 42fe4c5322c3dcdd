import { createFileRoute } from '@tanstack/react-router';
import { EventAbsent } from '#features/event/event-absent.tsx';
import { EventPending } from '#features/event/event-pending.tsx';
import { EventScreen } from '#features/event/event-screen.tsx';
import { eventTabs, type EventTab } from '#features/event/event-tab.ts';
import { isId } from '../is-id.ts';
import { loadWords } from '../locale.ts';
import { SponsorSlot } from '../sponsor-slot.tsx';
import { useNow } from '../use-now.ts';

export const Route = createFileRoute('/event/$id')({
  loader: () => loadWords(),
  validateSearch: ({ tab }): { tab?: EventTab } =>
    eventTabs.includes(tab as EventTab) ? { tab: tab as EventTab } : {},
  component: EventRoute,
  pendingComponent: EventPending,
});

function EventRoute() {
  const { id } = Route.useParams();
  const { tab = 'details' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const now = useNow();
  const onTab = (next: EventTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  if (!isId(id)) return <EventAbsent />;
  const ads = <SponsorSlot location="event-details" count={1} now={now} />;
  return <EventScreen key={id} id={id} now={now} tab={tab} onTab={onTab} ads={ads} />;
}
