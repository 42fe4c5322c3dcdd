import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureToast } from '#i18n/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { showToast, useToastStore } from '#ui/toast-store.ts';

/** Says once, on whatever screen, that the session ran out and everything stays; the way to sign in is beside it. */
// A default export, because React.lazy takes nothing else.
export default function ExpiredSession() {
  const { LL } = useI18nContext();
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.latestLocation;
    const said = failureToast({ kind: 'auth' }, LL);
    if (pathname === '/auth') return; // says it itself
    // so does a protected screen, in words of its own
    if (useToastStore.getState().shown?.title === LL.auth.guard.check_failed()) return;
    showToast({
      ...said,
      action: {
        label: LL.shell.nav.sign_in(),
        run: () => void router.navigate({ to: '/auth', search: { from: href } }),
      },
    });
    const dismiss = () => {
      const { shown, dismiss: dismissShown } = useToastStore.getState();
      if (shown?.title === said.title) dismissShown();
    };
    const leave = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.pathname === '/auth') dismiss();
    });
    return () => {
      leave();
      dismiss();
    };
  }, [LL, router]);
  return null;
}
