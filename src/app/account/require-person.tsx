import { Navigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import type { Person } from '#sync/identity/person.ts';
import { showToast } from '#ui/toast-store.ts';

/**
 * A protected screen. A visitor is told why, is sent to sign in, and comes back afterwards (Spec 1
 * §4, §8). A person whose session expired is told so and stays: the screen works from the device.
 * For the component of a route with `loader: () => loadWords()`.
 */
export function RequirePerson({ children }: { children: (person: Person) => ReactNode }) {
  const person = usePerson();
  useExpiredSession();
  return person ? children(person) : <ToSignIn />;
}

function ToSignIn() {
  const { LL } = useI18nContext();
  // the address of this screen, kept after the address has changed
  const [from] = useState(useRouterState({ select: ({ location }) => location.href }));
  useEffect(() => {
    const { restricted, restricted_detail } = LL.auth.guard;
    showToast({ tone: 'info', title: restricted(), detail: restricted_detail() });
  }, [LL]);
  return <Navigate to="/auth" search={{ from }} replace />;
}

function useExpiredSession(): void {
  const { LL } = useI18nContext();
  const router = useRouter();
  const { expired } = useSyncStatus();
  useEffect(() => {
    if (!expired) return;
    const { check_failed, check_failed_detail } = LL.auth.guard;
    const again = () =>
      void router.navigate({ to: '/auth', search: { from: router.latestLocation.href } });
    showToast({
      tone: 'error',
      title: check_failed(),
      detail: check_failed_detail(),
      action: { label: LL.shell.nav.sign_in(), run: again },
    });
  }, [expired, LL, router]);
}
