import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#app/pages/event/list-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/event/$id_/list')({
  staticData: { follows: 'event' },
  loader: () => loadWords(),
  component: ListRoute,
});

function ListRoute() {
  return <ListPage id={Route.useParams().id} />;
}
