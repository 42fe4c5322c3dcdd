import { createFileRoute } from '@tanstack/react-router';
import { ScanPage } from '#app/pages/gate/scan-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/gate_/scan')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: ScanRoute,
});

function ScanRoute() {
  return <ScanPage id={Route.useParams().id} />;
}
