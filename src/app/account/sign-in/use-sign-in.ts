import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { report } from '#sync/device/report.ts';
import type { Session } from '#sync/identity/session.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { accountState, enterAs } from '../account-store.ts';
import { leaveSignIn } from './leave-sign-in.ts';
import { forgetWay } from './way-after-mail.ts';

/**
 * Opens the account of a new session, says so, and navigates to where the person wanted to go. Then
 * offers a passkey.
 */
export function useSignIn(back_to: string): (session: Session, said?: string) => Promise<void> {
  const { LL } = useI18nContext();
  const router = useRouter();
  return useCallback(
    async (session, said = LL.auth.toast.signed_in()) => {
      await enterAs(session);
      showToast({ tone: 'success', title: said });
      leaveSignIn(router.history, back_to);
      forgetWay();
      void import('#features/auth/passkeys/offer-passkey.ts')
        .then(({ offerPasskey }) => offerPasskey(me, LL))
        .catch(report);
    },
    [LL, router, back_to],
  );
}

/** Whoever is signed in when the offer is taken, later than it was made. */
function me() {
  const state = accountState.get();
  if (state.phase !== 'open' || !state.person) return null;
  return { ...state.account.local, user_id: state.person.id };
}
