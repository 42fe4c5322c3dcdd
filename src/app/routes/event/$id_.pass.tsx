import { createFileRoute } from '@tanstack/react-router';
import { PassPage } from '#app/pages/gate/pass-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/pass')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: PassRoute,
});

function PassRoute() {
  return <PassPage id={Route.useParams().id} />;
}
