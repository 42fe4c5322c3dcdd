import { Navigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import type { Person } from '#sync/identity/person.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

type RequirePersonProps = {
  children: (person: Person) => ReactNode;
  /** The path that a visitor comes back to after signing in. Default: this screen. */
  back_to?: string;
  /** What a visitor is told; without it, that this screen is for people who signed in. */
  said?: string;
};

/**
 * A protected screen. A visitor is told why, is sent to sign in, and comes back afterwards (Spec 1
 * §4, §8). A person whose session expired is told so and stays: the screen works from the device.
 * For the component of a route with `loader: () => loadWords()`.
 */
export function RequirePerson({ children, back_to, said }: RequirePersonProps) {
  const person = usePerson();
  useExpiredSession();
  return person ? children(person) : <ToSignIn back_to={back_to} said={said} />;
}

function ToSignIn({ back_to, said }: { back_to: string | undefined; said: string | undefined }) {
  const { LL } = useI18nContext();
  const here = useRouterState({ select: ({ location }) => location.href });
  const [from] = useState(back_to ?? here); // kept after the address has changed
  useEffect(() => {
    const { restricted, restricted_detail } = LL.auth.guard;
    showToast(
      said === undefined
        ? { tone: 'info', title: restricted(), detail: restricted_detail() }
        : { tone: 'info', title: said },
    );
  }, [LL, said]);
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
