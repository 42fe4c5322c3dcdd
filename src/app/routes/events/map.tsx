import { createFileRoute } from '@tanstack/react-router';
import { EventMapPage } from '#app/pages/maps/event-map-page.tsx';
import { ScreenPending } from '#app/pages/screen-pending.tsx';
import type { EventMapSearch } from '#features/event-map/event-map-search.ts';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/events/map')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as EventMapSearch,
  component: EventMapPage,
  pendingComponent: ScreenPending,
});
