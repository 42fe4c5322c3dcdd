import { Link, useRouterState } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { useAccountState } from '../account/use-account-state.ts';
import { signInSearch } from './sign-in-search.ts';
import { useSignOutQuestion } from './sign-out-store.ts';

/**
 * Perfil and Sair for a signed-in person, otherwise Entrar (Spec 1 §2); on a phone they are in the
 * menu.
 */
export function AccountCorner() {
  const { LL } = useI18nContext();
  const { person } = useAccountState();
  const { ask } = useSignOutQuestion();
  if (!person) return <SignInLink />;
  return (
    <>
      <Link
        to="/profile"
        className={buttonClass({ size: 'sm' })}
        title={person.name || person.email}
      >
        {LL.shell.nav.profile()}
      </Link>
      <Button variant="plain" size="sm" onClick={ask}>
        {LL.shell.nav.sign_out()}
      </Button>
    </>
  );
}

function SignInLink() {
  const { LL } = useI18nContext();
  const from = useRouterState({ select: ({ location }) => location.href });
  return (
    <Link to="/auth" search={signInSearch(from)} className={buttonClass({ size: 'sm' })}>
      {LL.shell.nav.sign_in()}
    </Link>
  );
}
