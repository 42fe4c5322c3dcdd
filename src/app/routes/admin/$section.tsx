import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#app/pages/admin/admin-page.tsx';
import { loadWords } from '#i18n/locale.ts';

/** One route for every area: each more would be downloaded by everybody before the first paint. */
export const Route = createFileRoute('/admin/$section')({
  loader: () => loadWords(),
  component: AdminSectionRoute,
});

function AdminSectionRoute() {
  return <AdminPage section={Route.useParams().section} />;
}
