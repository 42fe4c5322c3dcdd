// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TERMS_OF } from '#domain/person/auth-form.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { hasUnsavedWork } from '#platform/kept/unsaved-work.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { translatePage } from '#tests/fixtures/browser/translate-page.ts';
import { ConfirmAccount } from './confirm/confirm-account.tsx';
import { ForgottenPassword } from './password/forgotten-password.tsx';
import { NewPasswordForm } from './password/new-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { emptySignUp } from './use-sign-up-form.ts';

const server = vi.hoisted(() => ({
  signUp: vi.fn(),
  signInWithPassword: vi.fn(),
  askForRecovery: vi.fn(),
  confirmAccount: vi.fn(),
}));
vi.mock('#sync/identity/authentication.ts', () => server);
vi.mock('#sync/identity/password.ts', () => server);
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { source: { server: 'server' } } }),
}));
vi.mock('./send-again.tsx', () => ({
  SendAgain: ({ email }: { email: string }) => `again to ${email}`,
}));
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('scrollTo', () => {});
});

const session = { user: { id: 'p1' } } as never;
const refusal = () => document.querySelector('.note-refused')?.textContent ?? null;
const shown = () => document.body.textContent;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;
const refuse = (code: string) => ({ ok: false, code });

const signIn = (email = '', unconfirmed = false) => {
  const [onSession, onForgot] = [vi.fn(async () => {}), vi.fn()];
  const form = <SignInForm {...{ email, unconfirmed, onSession, onForgot }} />;
  return { ...showForm(form), onSession, onForgot };
};
const typed = { email: 'nina@exemplo.com', password: 'segredo ' };

test('a person who signs in gets a session; blanks are part of the password', async () => {
  server.signInWithPassword.mockResolvedValue({ ok: true, session });
  const { type, submit, onSession } = signIn();
  type(typed);
  await submit();
  expect(server.signInWithPassword.mock.calls).toEqual([['server', typed]]);
  expect(onSession.mock.calls).toEqual([[session]]);
  expect([refusal(), shown().includes('again to')]).toEqual([null, false]);
});

test('a refused sign-in says why; an address that waits for its mail can get another', async () => {
  server.signInWithPassword.mockResolvedValue(refuse('email_not_confirmed'));
  const { type, submit, onSession } = signIn();
  type(typed);
  await submit();
  expect(refusal()).toBe(auth.problem.email_not_confirmed);
  expect(shown()).toContain('again to nina@exemplo.com');
  server.signInWithPassword.mockResolvedValue(refuse('invalid_credentials'));
  await submit();
  expect(refusal()).toBe(auth.problem.invalid_credentials);
  expect(shown()).not.toContain('again to');
  server.signInWithPassword.mockResolvedValue(refuse('unknown'));
  await submit();
  expect(refusal()).toBe(auth.problem.sign_in_failed);
  const answer = Promise.withResolvers();
  server.signInWithPassword.mockReturnValue(answer.promise);
  await submit();
  expect(refusal()).toBeNull(); // the failure was that of the last time
  expect(onSession).not.toHaveBeenCalled();
});

test('on a translated page a wrong password is refused, and the form can be sent again', async () => {
  const { type, submit } = signIn();
  type(typed);
  for (let i = 0; i < 2; i += 1) {
    const answer = Promise.withResolvers();
    server.signInWithPassword.mockReturnValue(answer.promise);
    translatePage();
    await submit();
    translatePage();
    await act(async () => answer.resolve(refuse('invalid_credentials')));
    expect(refusal()).toBe(auth.problem.invalid_credentials);
    expect(button(auth.sign_in.submit)).toBeDefined();
  }
  expect(server.signInWithPassword).toHaveBeenCalledTimes(2);
});

test('an account that was just created waits for its mail', () => {
  const { field, onForgot } = signIn('nina@exemplo.com', true);
  expect(field('email').value).toBe('nina@exemplo.com');
  expect(shown()).toContain(auth.confirmation.title);
  expect(shown()).toContain('again to nina@exemplo.com');
  // before the fields: a small phone would not show it below them
  expect(shown().indexOf('again to')).toBeLessThan(shown().indexOf(auth.field.password));
  act(() => button(auth.forgot.link).click());
  expect(onForgot).toHaveBeenCalledWith('nina@exemplo.com');
  signIn('nina@exemplo.com');
  expect(shown()).not.toContain('again to');
});

const signUp = () => {
  const [onTyped, onSignedUp, onHasAccount] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = showForm(
    <SignUpForm start={emptySignUp} {...{ onTyped, onSignedUp, onHasAccount }} />,
  );
  return { ...screen, onTyped, onSignedUp };
};
const person = {
  name: 'Nina Prado',
  whatsapp: '11987654321',
  email: 'nina@exemplo.com',
  password: 'segredo-novo',
  confirm_password: 'segredo-novo',
};

const agree = () =>
  act(() => document.querySelector<HTMLInputElement>('input[name=consent]')!.click());

test.each([
  ['has to open a mail first', null],
  ['works at once', session],
])('an account that %s', async (_what, given) => {
  server.signUp.mockResolvedValue({ ok: true, session: given });
  const { type, submit, onTyped, onSignedUp, leave } = signUp();
  expect(hasUnsavedWork()).toBe(true); // an update of the app would lose it
  type(person);
  agree();
  expect(onTyped.mock.lastCall).toEqual([{ ...person, consent: true }]);
  await submit();
  expect(server.signUp.mock.lastCall).toMatchObject([
    'server',
    { email: 'nina@exemplo.com', terms: TERMS_OF, redirect_to: `${location.origin}/` },
  ]);
  expect(onSignedUp.mock.calls).toEqual([['nina@exemplo.com', given]]);
  leave();
  expect(hasUnsavedWork()).toBe(false);
});

test('a refused sign-up says why, and does not end the form', async () => {
  server.signUp.mockResolvedValue(refuse('user_already_exists'));
  const { type, submit, onSignedUp } = signUp();
  type(person);
  agree();
  await submit();
  expect(refusal()).toBe(`${auth.problem.email_taken}${auth.sign_up.sign_in_with}`);
  server.signUp.mockResolvedValue(refuse('unknown'));
  await submit();
  expect(refusal()).toBe(auth.problem.sign_up_failed);
  server.signUp.mockResolvedValue({ ...refuse('unknown'), said: 'Signups not allowed' });
  await submit();
  expect(refusal()).toBe(`${auth.problem.sign_up_failed}Signups not allowed`);
  server.signUp.mockReturnValue(Promise.withResolvers().promise);
  await submit();
  expect(refusal()).toBeNull();
  expect(onSignedUp).not.toHaveBeenCalled();
});

test.each(['sent', 'terminal', 'none'])(
  '[hole R6] a link to a new password is on its way; printed or not to be had, the screen says so: %s',
  async (mail) => {
    server.askForRecovery.mockResolvedValue({ ok: true, mail });
    const does = { onEmail: vi.fn(), onBack: vi.fn(), onMail: vi.fn() };
    const screen = showForm(<ForgottenPassword email="nina@exemplo.com" {...does} />);
    await screen.submit();
    expect(server.askForRecovery.mock.lastCall).toEqual([
      'server',
      { email: 'nina@exemplo.com', redirect_to: `${location.origin}/new-password` },
    ]);
    expect(document.activeElement).not.toBe(document.body); // the place of the removed form
    const said = mail === 'none' ? auth.forgot.no_mail : auth.forgot.sent;
    expect(document.activeElement!.textContent).toContain(said);
    expect(shown().includes(auth.forgot.sent)).toBe(mail !== 'none');
    expect(shown().includes(auth.forgot.in_terminal)).toBe(mail === 'terminal');
    expect(shown().includes(auth.forgot.spam)).toBe(mail === 'sent');
  },
);

const passwords = { password: 'segredo-novo', confirm_password: 'segredo-novo' };
test.each([
  [true, 'invalid_credentials', auth.problem.current_password_wrong],
  [true, 'unreachable', problems.generic.network.title],
  [false, 'invalid_credentials', auth.problem.invalid_credentials],
] as const)('with the current password (%s), %s says why', async (with_current, code, said) => {
  const save = vi.fn(async () => ({ ok: false, code }) as const);
  const onSession = vi.fn();
  const screen = showForm(
    <NewPasswordForm
      {...(with_current && { current_of: 'nina@exemplo.com' })}
      {...{ save, onSession }}
    />,
  );
  screen.type({ ...passwords, ...(with_current && { current_password: 'segredo-velho' }) });
  await screen.submit();
  expect(refusal()).toContain(said);
  save.mockReturnValue(Promise.withResolvers<never>().promise);
  await screen.submit();
  expect(refusal()).toBeNull();
  expect(onSession).not.toHaveBeenCalled();
});

test.each([
  ['link_expired', true],
  ['unreachable', false],
  ['weak_password', false],
])('another link is offered where this one is spent, and not for %s', async (code, offered) => {
  const save = vi.fn(async () => refuse(code) as never);
  const spent_action = <button>another</button>;
  const screen = showForm(<NewPasswordForm onSession={vi.fn()} {...{ save, spent_action }} />);
  screen.type(passwords);
  await screen.submit();
  expect(refusal()).toContain(
    auth.problem[code as 'link_expired'] ?? problems.generic.network.title,
  );
  expect(button('another') !== undefined).toBe(offered);
});

test('a new password gives a new session', async () => {
  const onSession = vi.fn(async () => {});
  const save = async () => ({ ok: true, session }) as const;
  const screen = showForm(<NewPasswordForm save={save} onSession={onSession} />);
  screen.type(passwords);
  await screen.submit();
  expect([onSession.mock.calls, refusal()]).toEqual([[[session]], null]);
});

test('a sign-up is confirmed by a button, never by opening its link; a refusal says why', async () => {
  const [onConfirmed, onLeave] = [vi.fn(), vi.fn()];
  showForm(<ConfirmAccount token="abc" {...{ onConfirmed, onLeave }} />);
  expect(shown()).toContain(auth.confirmation.was_it_you);
  expect(server.confirmAccount).not.toHaveBeenCalled();
  server.confirmAccount.mockResolvedValue(refuse('too_many_requests'));
  await act(async () => button(auth.confirmation.confirm).click());
  expect(refusal()).toBe(auth.problem.too_many_requests);
  expect(onConfirmed).not.toHaveBeenCalled();
  server.confirmAccount.mockResolvedValue({ ok: true });
  await act(async () => button(auth.confirmation.confirm).click());
  expect(server.confirmAccount.mock.calls).toEqual([
    ['server', 'abc'],
    ['server', 'abc'],
  ]);
  expect([refusal(), onConfirmed.mock.calls.length]).toEqual([null, 1]);
  act(() => button(auth.forgot.back).click());
  expect(onLeave).toHaveBeenCalledOnce();
});
