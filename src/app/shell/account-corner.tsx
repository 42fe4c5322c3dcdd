import { Link, useRouterState } from '@tanstack/react-router';
import { CircleUser, IdCard, LogOut } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { MenuItem, menuItemClass, Popover } from '#ui/popover.tsx';
import { useAccountState } from '../use-account-state.ts';
import { useSignOutQuestion } from './sign-out-store.ts';

/** Who is signed in, and the way out; or the way in. */
export function AccountCorner() {
  const { LL } = useI18nContext();
  const { person } = useAccountState();
  const { ask } = useSignOutQuestion();
  if (!person) return <SignInLink />;
  return (
    <Popover icon={CircleUser} label={person.name || person.email}>
      {(close) => (
        <>
          <p className="w-64 border-b border-line px-3 pt-1 pb-3">
            <span className="block font-medium">{person.name}</span>
            <span className="block text-sm text-soft">{person.email}</span>
          </p>
          <Link to="/profile" className={menuItemClass} onClick={close}>
            <IdCard aria-hidden className="size-5" />
            {LL.shell.nav.profile()}
          </Link>
          <MenuItem
            icon={LogOut}
            onClick={() => {
              close();
              ask();
            }}
          >
            {LL.shell.nav.sign_out()}
          </MenuItem>
        </>
      )}
    </Popover>
  );
}

function SignInLink() {
  const { LL } = useI18nContext();
  const from = useRouterState({ select: ({ location }) => location.href });
  return (
    <Link
      to="/auth"
      search={from.startsWith('/auth') ? true : { from }}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      {LL.shell.nav.sign_in()}
    </Link>
  );
}
