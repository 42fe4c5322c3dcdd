// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { AuthNote } from './auth-note.tsx';
import { ForgottenPassword } from './password/forgotten-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { emptySignUp } from './use-sign-up-form.ts';

const refuse = vi.hoisted(() => () => Promise.resolve({ ok: false, code: 'unknown' }));
vi.mock('#sync/identity/authentication.ts', () => ({ signUp: refuse, signInWithPassword: refuse }));
vi.mock('#sync/identity/password.ts', () => ({ askForRecovery: refuse }));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({ local: { source: { server: 'server' } } }),
}));

const nothing = vi.fn();
const nina = { name: 'Nina', whatsapp: '11987654321', email: 'nina@exemplo.com', consent: true };
const FORMS = {
  'signing in': (
    <SignInForm email={nina.email} unconfirmed={false} onSession={nothing} onForgot={nothing} />
  ),
  'signing up': (
    <SignUpForm
      start={{ ...emptySignUp, ...nina }}
      onTyped={nothing}
      onSignedUp={nothing}
      onHasAccount={nothing}
    />
  ),
  'a forgotten password': (
    <ForgottenPassword email={nina.email} onEmail={nothing} onMail={nothing} onBack={nothing} />
  ),
};

test.each(Object.entries(FORMS))(
  '[law 1] a refusal of %s leaves the button where it was pressed, and comes into view below it',
  async (_name, form) => {
    const { submit } = showForm(form);
    const inView = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    for (const field of document.querySelectorAll<HTMLInputElement>('[type=password]'))
      act(() => typeInto(field, 'segredo forte 9'));
    await submit();
    const note = document.querySelector('.note-refused')!;
    const send = document.querySelector('[type=submit]')!;
    expect(send.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(inView).toHaveBeenCalledOnce();
  },
);

test.each([
  [true, 'note-info', auth.problem.signal_back],
  [undefined, 'note-refused', 'Sem sinal'],
] as const)('the note of a lost signal, %s, gives way to its return', (no_signal, look, said) => {
  showForm(<AuthNote problem={{ title: 'Sem sinal', ...(no_signal && { no_signal }) }} />);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(document.querySelector('.note')!.className).toContain('note-refused');
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  const note = document.querySelector('.note')!;
  expect([note.classList.contains(look), note.textContent]).toEqual([true, said]);
});
