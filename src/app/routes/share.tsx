import { createFileRoute } from '@tanstack/react-router';
import { SharePage } from '#app/pages/event/share-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/share')({
  loader: () => loadWords(),
  // `event`: which one a list comes into; without it one is chosen. Every start loads this line.
  validateSearch: (given) => given as { event?: unknown },
  component: ShareRoute,
});

function ShareRoute() {
  const { event } = Route.useSearch(); // anything may be in an address
  return <SharePage event_id={typeof event === 'string' ? event : undefined} />;
}
