import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#app/pages/admin/admin-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/admin/')({
  loader: () => loadWords(),
  component: AdminRoute,
});

function AdminRoute() {
  return <AdminPage section="patches" />;
}
