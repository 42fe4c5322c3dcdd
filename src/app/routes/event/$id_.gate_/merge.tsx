import { createFileRoute } from '@tanstack/react-router';
import { MergePage } from '#app/pages/gate/merge-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/gate_/merge')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: MergeRoute,
});

function MergeRoute() {
  return <MergePage id={Route.useParams().id} />;
}
