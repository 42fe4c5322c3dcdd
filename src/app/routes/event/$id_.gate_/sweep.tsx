import { createFileRoute } from '@tanstack/react-router';
import { GatePage } from '#app/pages/gate/gate-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/gate_/sweep')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: SweepRoute,
});

function SweepRoute() {
  return <GatePage id={Route.useParams().id} sweeps />;
}
