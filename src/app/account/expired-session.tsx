import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { sessionOverSentence } from '#i18n/words/kept-words.ts';
import { showToast, useToastStore } from '#ui/overlay/toast-store.ts';

/** These screens say it themselves. */
const SAY_IT: ReadonlySet<string> = new Set(['/auth', '/outbox']);

/**
 * Says once, on any screen, that the session has expired and that nothing is lost. When the signal
 * returns, it says that what waits is sent after signing in. It offers the way to sign in.
 */
// A default export, because React.lazy takes nothing else.
export default function ExpiredSession({ waiting }: { waiting: number }) {
  const { LL } = useI18nContext();
  const router = useRouter();
  const signInFrom = useCallback(
    (from: string) => ({
      label: LL.shell.nav.sign_in(),
      run: () => void router.navigate({ to: '/auth', search: { from } }),
    }),
    [LL, router],
  );
  useEffect(() => {
    const { pathname, href } = router.latestLocation;
    const said = failureToast({ kind: 'auth' }, LL);
    if (SAY_IT.has(pathname)) return;
    // a protected screen says it too, in its own words
    if (useToastStore.getState().shown?.title === LL.auth.guard.check_failed()) return;
    showToast({ ...said, action: signInFrom(href) });
    const dismiss = () => useToastStore.getState().withdraw(said.title);
    const leave = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.pathname === '/auth') dismiss();
    });
    return () => {
      leave();
      dismiss();
    };
  }, [LL, router, signInFrom]);
  useEffect(
    () =>
      // the shell, which knows no session, says that the queue is being sent
      useToastStore.subscribe(({ shown }) => {
        if (shown?.title !== LL.shell.connection.back_online()) return;
        const { pathname, href } = router.latestLocation;
        if (pathname === '/auth') return useToastStore.getState().withdraw(shown.title);
        const title = sessionOverSentence(LL, waiting);
        showToast({ tone: 'info', title, action: signInFrom(href) });
      }),
    [LL, router, signInFrom, waiting],
  );
  useEffect(
    () =>
      // the form to sign in says it above its fields
      router.subscribe('onBeforeNavigate', ({ toLocation }) => {
        if (toLocation.pathname !== '/auth') return;
        useToastStore.getState().withdraw(sessionOverSentence(LL, waiting));
      }),
    [LL, router, waiting],
  );
  return null;
}
