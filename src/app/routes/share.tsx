import { createFileRoute } from '@tanstack/react-router';
import { SharePage } from '#app/pages/event/list-page.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/share')({
  loader: () => loadWords(),
  component: SharePage,
});
