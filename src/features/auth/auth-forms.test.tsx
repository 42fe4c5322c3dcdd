// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { showForm, walkRules, type BrokenRule } from '#tests/fixtures/browser/form-screen.tsx';
import { ForgottenPassword } from './password/forgotten-password.tsx';
import { NewPasswordForm } from './password/new-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { emptySignUp } from './use-sign-up-form.ts';

const sent = vi.hoisted(() => vi.fn());
const refused = vi.hoisted(() => async (...given: unknown[]) => {
  sent(...given);
  return { ok: false, code: 'unreachable' };
});
vi.mock('#sync/identity/authentication.ts', () => ({
  signUp: refused,
  signInWithPassword: refused,
}));
const recover = vi.hoisted(() => vi.fn());
vi.mock('#sync/identity/password.ts', () => ({ askForRecovery: recover }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { source: { server: {} } } }),
}));
beforeEach(() => {
  sent.mockClear();
  recover.mockReset().mockImplementation(refused);
});

const nothing = () => {};
const never = () => Promise.reject(new Error('nobody is signed in here'));
const mail = { email: 'nina@exemplo.com' };
const EMAIL: BrokenRule[] = [
  [{ email: '' }, 'email', 'email_invalid'],
  [{ email: 'nina@exemplo' }, 'email', 'email_invalid'],
];
const passwords = { password: 'segredo-novo', confirm_password: 'segredo-novo' };
const PASSWORDS: BrokenRule[] = [
  [{ password: '12345' }, 'password', 'password_too_short'],
  [{ confirm_password: '12345' }, 'confirm_password', 'password_too_short'],
  [{ confirm_password: 'segredo-outro' }, 'confirm_password', 'passwords_differ'],
];

test('sign up', async () => {
  const screen = showForm(
    <SignUpForm
      start={emptySignUp}
      onTyped={nothing}
      onSignedUp={nothing}
      onHasAccount={nothing}
    />,
  );
  const right = { name: 'Nina Prado', whatsapp: '11987654321', ...mail, ...passwords };
  screen.type(right);
  await screen.submit();
  expect(screen.problem('consent')).toBe(validation.consent_required);
  expect(sent).not.toHaveBeenCalled();
  act(() => screen.field('consent').click());
  await walkRules(screen, {
    right,
    broken: [
      [{ name: 'Ni' }, 'name', 'signup_name_too_short'],
      [{ name: 'N'.repeat(101) }, 'name', 'name_too_long'],
      [{ name: 'Nina 7' }, 'name', 'name_invalid_characters'],
      [{ whatsapp: '119876' }, 'whatsapp', 'whatsapp_too_short'],
      [{ whatsapp: '1'.repeat(21) }, 'whatsapp', 'whatsapp_too_long'],
      [{ whatsapp: '11987654abc' }, 'whatsapp', 'whatsapp_invalid'],
      ...EMAIL,
      ...PASSWORDS,
    ],
    sent,
  });
});

test('a password that is shown is not typed twice; hidden again, it is', async () => {
  const screen = showForm(<NewPasswordForm save={save} onSession={never} />);
  const again = () => document.querySelector<HTMLInputElement>('input[name=confirm_password]');
  const press = (label: string) =>
    act(() => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!.click());
  expect(again()).toBeNull();
  screen.type({ password: 'segredo' });
  expect(again()).not.toBeNull();
  press(auth.field.show_password);
  expect(again()).toBeNull();
  screen.type({ password: 'segredo-novo' });
  press(auth.field.hide_password);
  expect(again()!.value).toBe('');
  await screen.submit();
  expect(sent).not.toHaveBeenCalled();
  press(auth.field.show_password);
  await screen.submit();
  expect(sent).toHaveBeenCalledWith({ current_password: '', ...passwords });
});

test('what a password manager fills in counts as its own confirmation, until a letter of it is changed', async () => {
  const screen = showForm(<NewPasswordForm save={save} onSession={never} />);
  const again = () => screen.field('confirm_password').value;
  const names = () =>
    ['password', 'confirm_password'].map((name) => screen.field(name).autocomplete);
  for (let end = 1; end <= 7; end += 1) screen.type({ password: 'segredo'.slice(0, end) });
  expect(again()).toBe(''); // typed
  expect(names()).toEqual(['new-password', 'new-password']);
  screen.type({ password: 'xK7-generated-1' });
  expect(again()).toBe('xK7-generated-1');
  screen.type({ password: 'pQ2-generated-2' });
  expect(again()).toBe('pQ2-generated-2');
  screen.type({ password: 'pQ2-generated-2!' });
  await screen.submit();
  expect(screen.problem('confirm_password')).toBe(validation.passwords_differ);
  expect(sent).not.toHaveBeenCalled();
  screen.type({ password: 'pQ2-generated-2' });
  await screen.submit();
  expect(sent).toHaveBeenCalledOnce();
});

test('sign in', () =>
  walkRules(
    showForm(<SignInForm email="" unconfirmed={false} onSession={never} onForgot={nothing} />),
    {
      right: { ...mail, password: 'segredo-novo' },
      broken: [...EMAIL, [{ password: '12345' }, 'password', 'password_too_short']],
      sent,
    },
  ));

test('a forgotten password', () =>
  walkRules(
    showForm(<ForgottenPassword email="" onEmail={nothing} onBack={nothing} onMail={nothing} />),
    {
      right: mail,
      broken: EMAIL,
      sent,
    },
  ));

test('a link is asked for again after a failure, and only then it is said to be on its way', async () => {
  const email = vi.fn();
  const screen = showForm(
    <ForgottenPassword email="" onEmail={email} onBack={nothing} onMail={nothing} />,
  );
  const refusal = () => document.querySelector('.note-refused');
  screen.type({ email: ' nina@exemplo.com ' });
  await screen.submit();
  expect(refusal()).not.toBeNull();
  expect(email).not.toHaveBeenCalled();
  const answer = Promise.withResolvers<object>();
  recover.mockReturnValue(answer.promise);
  await screen.submit();
  expect(refusal()).toBeNull(); // the failure was that of the last time
  await act(async () => answer.resolve({ ok: true, mail: 'sent' }));
  expect(email).toHaveBeenCalledWith('nina@exemplo.com');
  expect(document.body.textContent).toContain(auth.forgot.sent);
  expect(document.querySelector('form')).toBeNull();
});

const save = async (values: object) => {
  sent(values);
  return { ok: false, code: 'unreachable' } as const;
};

test('a new password does not require the current one', async () => {
  const screen = showForm(<NewPasswordForm save={save} onSession={never} />);
  await walkRules(screen, { right: passwords, broken: PASSWORDS, sent });
  expect(() => screen.field('current_password')).toThrow('no field');
});

test('a change of the password requires the current one', () =>
  walkRules(
    showForm(<NewPasswordForm current_of="nina@exemplo.com" save={save} onSession={never} />),
    {
      right: { ...passwords, current_password: 'segredo-velho' },
      broken: [...PASSWORDS, [{ current_password: '' }, 'current_password', 'required']],
      sent,
    },
  ));
