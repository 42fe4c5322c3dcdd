import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '../locale.ts';
import { NewPasswordPage } from '../new-password-page.tsx';

export const Route = createFileRoute('/new-password')({
  loader: () => loadWords(),
  component: NewPasswordPage,
});
