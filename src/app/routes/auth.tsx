import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { strictly } from '#domain/search/strictly.ts';
import { safeReturn } from '#domain/person/safe-return.ts';
import { AuthScreen } from '#features/auth/auth-screen.tsx';
import { ConfirmAccount } from '#features/auth/confirm/confirm-account.tsx';
import { useMailedToken } from '#features/auth/confirm/use-mailed-token.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { loadWords } from '#i18n/locale.ts';
import { nowUtc } from '#platform/clock.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { leaveSignIn } from '../account/sign-in/leave-sign-in.ts';
import { useSignIn } from '../account/sign-in/use-sign-in.ts';
import { keepWay, wasMailed, wayAfterMail } from '../account/sign-in/way-after-mail.ts';

export const Route = createFileRoute('/auth')({
  loader: () => loadWords(),
  validateSearch: strictly(({ from, forgot }): { from?: string; forgot?: true } => ({
    ...(typeof from === 'string' ? { from } : {}),
    ...(forgot === true ? { forgot } : {}),
  })),
  component: AuthRoute,
});

function AuthRoute() {
  const { from, forgot = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const asked = safeReturn(from);
  const now_ms = Date.parse(nowUtc());
  const back_to = asked === '/' ? wayAfterMail(now_ms) : asked;
  const person = usePerson();
  const { expired } = useSyncStatus();
  const onSession = useSignIn(back_to);
  const { token, confirmed, close } = useMailedToken();
  const { LL } = useI18nContext();
  const is_signed_in = person !== null && !expired;
  if (token) {
    const onConfirmed = () => {
      close(true);
      if (is_signed_in) showToast({ tone: 'success', title: LL.auth.confirmation.done() });
    };
    return <ConfirmAccount key={token} {...{ token, onConfirmed }} onLeave={() => close(false)} />;
  }
  if (is_signed_in) return <Leave to={back_to} />;
  const onForgot = (next: boolean) =>
    void navigate({ search: { ...(from ? { from } : {}), ...(next ? { forgot: next } : {}) } });
  const event_id = /^\/register\/([^/?#]+)/.exec(back_to)?.[1];
  const onMail = () => keepWay(back_to, now_ms);
  const has_account = wasMailed(now_ms);
  return (
    <AuthScreen {...{ onSession, onMail, event_id, has_account, forgot, onForgot, confirmed }} />
  );
}

function Leave({ to }: { to: string }) {
  const { history } = useRouter();
  useEffect(() => leaveSignIn(history, to), [history, to]);
  return null;
}
