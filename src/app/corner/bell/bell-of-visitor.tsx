import { Link, useRouterState } from '@tanstack/react-router';
import { VisitorBell } from '#features/notifications/visitor-bell.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { signInSearch } from '../sign-in-search.ts';

/** Passes the way to sign in to the bell of a visitor. */
export function BellOfVisitor() {
  const { LL } = useI18nContext();
  const from = useRouterState({ select: ({ location }) => location.href });
  return (
    <VisitorBell
      signIn={(close) => (
        <Link
          to="/auth"
          search={signInSearch(from)}
          className={buttonClass({ variant: 'main' })}
          onClick={close}
        >
          {LL.shell.nav.sign_in()}
        </Link>
      )}
    />
  );
}
