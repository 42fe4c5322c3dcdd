import { createFileRoute, Navigate } from '@tanstack/react-router';
import { safeReturn } from '#domain/safe-return.ts';
import { AuthScreen } from '#features/auth/auth-screen.tsx';
import { usePerson } from '#live/account-context.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import { loadWords } from '../start/locale.ts';
import { useSignIn } from '../account/use-sign-in.ts';

export const Route = createFileRoute('/auth')({
  loader: () => loadWords(),
  validateSearch: ({ from, forgot }): { from?: string; forgot?: true } => ({
    ...(typeof from === 'string' ? { from } : {}),
    ...(forgot === true ? { forgot } : {}),
  }),
  component: AuthRoute,
});

function AuthRoute() {
  const { from, forgot = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const back_to = safeReturn(from);
  const person = usePerson();
  const { expired } = useSyncStatus();
  const onSession = useSignIn(back_to);
  if (person && !expired) return <Navigate to={back_to} replace />;
  const onForgot = (next: boolean) =>
    void navigate({ search: { ...(from ? { from } : {}), ...(next ? { forgot: next } : {}) } });
  return <AuthScreen onSession={onSession} forgot={forgot} onForgot={onForgot} />;
}
