import { createFileRoute } from '@tanstack/react-router';
import { GatePartPage } from '#app/pages/gate/gate-part-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/gate_/attention')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: AttentionRoute,
});

function AttentionRoute() {
  return <GatePartPage id={Route.useParams().id} part="attention" />;
}
