import { createFileRoute } from '@tanstack/react-router';
import { ArenaPage } from '#app/pages/arenas/arena-page.tsx';
import { ScreenPending } from '#app/pages/screen-pending.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/arena/$id')({
  loader: () => loadWords(),
  component: ArenaRoute,
  pendingComponent: ScreenPending,
});

function ArenaRoute() {
  return <ArenaPage id={Route.useParams().id} />;
}
