// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { sync_detail } from '#i18n/pt-BR/sync-detail.ts';
import { AuthScreen } from './auth-screen.tsx';
import { nextMailAt } from './confirmation-mail.ts';

const signed = vi.hoisted(() => ({ session: null as object | null, ok: true }));
vi.mock('#sync/identity/authentication.ts', () => ({
  signUp: () => Promise.resolve({ code: 'user_already_exists', ...signed }),
  resendConfirmation: () => Promise.resolve({ ok: true }),
}));
vi.mock('#sync/identity/password.ts', () => ({
  askForRecovery: () => Promise.resolve({ ok: true, mail: 'smtp' }),
}));
const device = vi.hoisted(() => ({ person: null as { email: string } | null, waiting: 0 }));
vi.mock('#live/outbox/use-waiting-count.ts', () => ({ useWaitingCount: () => device.waiting }));
/** The draft has a test of its own (use-sign-up-draft.test.tsx). */
const meta = vi.hoisted(() => ({
  get: () => Promise.resolve(),
  put: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}));
vi.mock('./event-ahead.tsx', () => ({ EventAhead: ({ id }: { id: string }) => `event ${id}` }));
vi.mock('#live/account-context.ts', () => ({
  usePerson: () => device.person,
  useAccount: () => ({ local: { source: { server: {} }, db: { meta } } }),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {}; // jsdom has no layout
});

/** Renders a screen, and does what a person does on it. */
function open(event_id?: string, now: { has_account?: boolean; forgot?: boolean } = {}) {
  const onSession = vi.fn(() => Promise.resolve());
  const onMail = vi.fn();
  const page = document.createElement('div');
  document.body.append(page);
  act(() =>
    createRoot(page).render(
      <TypesafeI18n locale="pt-BR">
        <AuthScreen
          {...{ onSession, onMail, event_id }}
          forgot={false}
          onForgot={() => {}}
          {...now}
        />
      </TypesafeI18n>,
    ),
  );
  const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const type = (name: string, text: string) =>
    act(() => {
      set.call(field(name), text);
      field(name)!.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { page, field, type, onSession, onMail };
}

function fillIn({ type, field }: Pick<ReturnType<typeof open>, 'type' | 'field'>) {
  type('name', 'Nina Prado');
  type('whatsapp', '11987654321');
  type('email', 'nina@exemplo.com');
  type('password', 'segredo1');
  type('confirm_password', 'segredo1');
  act(() => field('consent')!.click());
}

test('on the way to a form a stranger makes an account below the event, and is in at once', async () => {
  signed.session = { user: { id: 'nina' } };
  const { page, field, type, onSession, onMail } = open('e7');
  expect(page.textContent).toContain('event e7');
  const tabs = [...page.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
  expect(tabs).toEqual([auth.tabs.sign_up, auth.sign_up.have_account]);
  fillIn({ type, field });
  await act(async () => page.querySelector('form')!.requestSubmit());
  expect(onSession.mock.calls).toEqual([[signed.session, auth.toast.signed_up]]);
  expect(nextMailAt('nina@exemplo.com')).toBe(0); // no mail is on its way
  expect(onMail).not.toHaveBeenCalled();
  signed.session = null;
});

test('who has an account already goes on with the address, and types the password only', async () => {
  signed.ok = false;
  const { page, field, type } = open('e7');
  fillIn({ type, field });
  await act(async () => page.querySelector('form')!.requestSubmit());
  const sign_in = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === auth.sign_up.sign_in_with,
  );
  act(() => sign_in!.click());
  expect(field('email')!.value).toBe('nina@exemplo.com');
  expect(field('password')!.value).toBe('');
  expect(document.activeElement).toBe(field('password'));
  signed.ok = true;
});

test('who has asked for a mail on the way to a form has an account, and signs in', () => {
  const { field } = open('e7', { has_account: true });
  expect([field('name'), field('password')?.value]).toEqual([null, '']);
});

test('the way is kept when the mail for a forgotten password is asked for', async () => {
  const { page, type, onMail } = open('e7', { forgot: true });
  type('email', 'nina@exemplo.com');
  await act(async () => page.querySelector('form')!.requestSubmit());
  expect(page.textContent).toContain(auth.forgot.sent);
  expect(onMail).toHaveBeenCalledOnce();
});

test('on the way to a form, a person whose session is over signs in', () => {
  device.person = { email: 'bruno@exemplo.com' };
  const { page, field } = open('e7');
  expect(field('email')!.value).toBe('bruno@exemplo.com');
  expect(page.textContent).not.toContain('event e7');
  device.person = null;
});

test('switching tabs keeps what was typed to sign up', () => {
  const { page, field, type } = open();
  const [sign_in, sign_up] = page.querySelectorAll<HTMLElement>('[role=tab]');
  act(() => sign_up!.click());
  type('name', 'Bruno Carvalho');
  act(() => sign_in!.click());
  expect(field('name')).toBeNull();
  act(() => sign_up!.click());
  expect(field('name')!.value).toBe('Bruno Carvalho');
});

test('the sign-up mail can be requested again, a minute after the last one', async () => {
  vi.useFakeTimers();
  const { page, type, field, onMail } = open();
  act(() => page.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click());
  fillIn({ type, field });
  await act(async () => {
    page.querySelector('form')!.requestSubmit();
    await vi.advanceTimersByTimeAsync(1_000);
  });
  const again = () =>
    [...page.querySelectorAll('button')].find((one) => one.textContent.includes('de novo'))!;
  expect(page.textContent).toContain('para nina@exemplo.com');
  expect(onMail).toHaveBeenCalledOnce();
  expect(again().disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([again().disabled, again().textContent]).toEqual([false, 'Enviar de novo']);
  await act(async () => again().click());
  expect(page.textContent).toContain('outro email está a caminho');
  expect([again().disabled, again().textContent]).toEqual([true, 'Enviar de novo em 60 s']);
  vi.useRealTimers();
});

test.each([
  [0, sync_detail.session_over],
  [1, sync_detail.needs_sign_in],
])('with %d waiting actions an expired session is described as: %s', (waiting, sentence) => {
  Object.assign(device, { person: { email: 'bruno@exemplo.com' }, waiting });
  const { page } = open();
  expect(page.textContent).toContain(sentence);
  Object.assign(device, { person: null, waiting: 0 });
});
