import { createFileRoute } from '@tanstack/react-router';
import { PackPage } from '#app/pages/gate/pack-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/pack')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: PackRoute,
});

function PackRoute() {
  return <PackPage id={Route.useParams().id} />;
}
