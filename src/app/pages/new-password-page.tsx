import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NewPasswordScreen } from '#features/auth/password/new-password-screen.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { readRecoveryLink, type RecoveryLink } from '#sync/identity/password.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { nowUtc } from '#platform/clock.ts';
import { enterAs } from '../account/account-store.ts';
import { forgetWay, wayAfterMail } from '../account/sign-in/way-after-mail.ts';

/** Survives the screen, which is mounted again when the account opens. */
let arrived: RecoveryLink | null = null;

/**
 * The page that a recovery link opens. It removes the token from the address at once, so that
 * neither the history nor a screenshot shows it.
 */
export function NewPasswordPage() {
  const { LL } = useI18nContext();
  const router = useRouter();
  const [link] = useState(() => (arrived = readRecoveryLink(location.hash) ?? arrived));
  useEffect(() => {
    if (location.hash) router.history.replace(location.pathname);
  }, [router]);
  return (
    <NewPasswordScreen
      link={link}
      onSession={async (session) => {
        await enterAs(session);
        const { saved, saved_detail } = LL.auth.new_password;
        showToast({ tone: 'success', title: saved(), detail: saved_detail() });
        router.history.replace(wayAfterMail(Date.parse(nowUtc())));
        forgetWay();
        arrived = null;
      }}
    />
  );
}
