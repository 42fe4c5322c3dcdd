// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { isRootState } from '#ui/use-root-state.ts';
import { AuthScreen } from './auth-screen.tsx';
import { ConfirmAccount } from './confirm/confirm-account.tsx';
import { ChangePassword } from './password/change-password.tsx';
import { NewPasswordScreen } from './password/new-password-screen.tsx';

const meta = { get: () => Promise.resolve(), put: () => Promise.resolve() };
vi.mock('#live/account-context.ts', () => ({
  usePerson: () => null,
  useAccount: () => ({ local: { source: { server: {} }, db: { meta } } }),
}));

const none = () => {};
const come = () => Promise.resolve();
const to_sign_in = { onSession: come, onMail: none, onForgot: none, event_id: undefined };

const forms: Record<string, ReactNode> = {
  'signing in': <AuthScreen {...to_sign_in} forgot={false} />,
  'a forgotten password': <AuthScreen {...to_sign_in} forgot />,
  'the link of a sign-up': <ConfirmAccount token="abc" onConfirmed={none} onLeave={none} />,
  'a new password': <NewPasswordScreen link={{} as never} onSession={come} />,
};

test.each(Object.keys(forms))(
  '%s needs a signal, and no toast says that one can go on without',
  (name) => {
    const { leave } = showForm(forms[name]);
    expect(isRootState('signal')).toBe(true);
    leave();
    expect(isRootState('signal')).toBe(false);
  },
);

test('changing the password needs one while its dialog is open', () => {
  showForm(<ChangePassword person={{ email: 'nina@exemplo.com' } as never} onSession={come} />);
  expect(isRootState('signal')).toBe(false);
  const open = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === auth.change_password.open,
  )!;
  act(() => open.click());
  expect(isRootState('signal')).toBe(true);
});
