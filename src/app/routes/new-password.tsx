import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#i18n/locale.ts';
import { NewPasswordPage } from '../pages/new-password-page.tsx';

export const Route = createFileRoute('/new-password')({
  loader: () => loadWords(),
  component: NewPasswordPage,
});
