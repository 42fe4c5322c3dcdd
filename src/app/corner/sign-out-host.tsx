import { Suspense, use } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { AccountContext } from '#live/account-context.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { leave } from '../account/account-store.ts';
import { loadWords } from '#i18n/locale.ts';
import { useSignOutQuestion } from './sign-out-store.ts';

const SignOutDialog = lazySheet(async () => {
  const [dialog] = await Promise.all([
    import('#features/auth/sign-out/sign-out-dialog.tsx'),
    loadWords(),
  ]);
  return dialog;
});

/** The sign-out dialog, loaded when it is first opened. */
export function SignOutHost() {
  const { LL } = useI18nContext();
  const { asked, close } = useSignOutQuestion();
  const account = use(AccountContext);
  if (!asked || !account?.person) return null;
  return (
    <Suspense>
      <SignOutDialog
        onClose={close}
        onSignOut={async (keep_queue) => {
          close();
          const { signed_out, not_signed_out } = LL.auth.toast;
          if (await leave({ keep_queue })) showToast({ tone: 'info', title: signed_out() });
          else showToast({ tone: 'error', title: not_signed_out() });
        }}
      />
    </Suspense>
  );
}
