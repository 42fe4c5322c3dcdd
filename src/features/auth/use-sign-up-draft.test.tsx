// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { readDraft } from '#sync/drafts/drafts.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { refusesTaps } from '#tests/fixtures/browser/heights.ts';
import { AuthScreen } from './auth-screen.tsx';

const server = vi.hoisted(() => ({ signUp: vi.fn() }));
vi.mock('#sync/identity/authentication.ts', () => server);
vi.mock('#live/outbox/use-waiting-count.ts', () => ({ useWaitingCount: () => 0 }));
vi.mock('./event-ahead.tsx', () => ({ EventAhead: () => null }));
const held = vi.hoisted(() => ({ db: undefined as unknown }));
vi.mock('#live/account-context.ts', () => ({
  usePerson: () => null,
  useAccount: () => ({ local: { source: { server: {} }, db: held.db } }),
}));

let db: DeviceDatabase;
beforeEach(() => {
  db = new DeviceDatabase('anon');
  held.db = db;
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
});

const onSession = vi.fn(() => Promise.resolve());
const screen = (key: string, known: { has_account?: boolean; confirmed?: boolean } = {}) => (
  <AuthScreen
    key={key}
    {...{ onSession, ...known }}
    event_id="e7"
    forgot={false}
    onForgot={() => {}}
    onMail={() => {}}
  />
);
const typed = {
  name: 'Nina Prado',
  whatsapp: '11987654321',
  email: 'nina@exemplo.com',
  password: 'segredo1',
  confirm_password: 'segredo1',
};
const pause = (ms = 350) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('without a signal one sentence says it, and a reload brings back all but the password', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.signUp.mockResolvedValue({ ok: false, code: 'unreachable' });
  const first = showForm(screen('first'));
  // [law 1] below the button, so that a signal that comes back moves no control
  expect(document.body.textContent).toContain(auth.sign_up.submit + auth.sign_up.offline);
  first.type(typed);
  act(() => first.field('consent').click());
  await first.submit();
  expect(document.querySelector('.note-refused')!.textContent).toBe(auth.sign_up.offline);
  await pause();
  expect(JSON.stringify(await readDraft(db, 'sign_up'))).not.toContain('segredo1');

  const again = showForm(screen('second'));
  await pause();
  expect(again.field('name').value).toBe('Nina Prado');
  expect(again.field('email').value).toBe('nina@exemplo.com');
  expect(again.field('password').value).toBe('');
  expect(again.field('consent').checked).toBe(true);
});

test('a sign-up that was begun is shown first, also after an earlier mail, until an account is confirmed', async () => {
  const first = showForm(screen('first', { has_account: true }));
  const isNew = () => document.querySelector('input[name=name]') !== null;
  expect(isNew()).toBe(false);
  act(() => document.querySelector<HTMLElement>('[role=tab]')!.click());
  first.type(typed);
  await pause();
  showForm(screen('second', { has_account: true }));
  await pause(50);
  expect(isNew()).toBe(true);
  // [law 1] it came in the place of another form, at which somebody may have aimed
  expect(refusesTaps('input[name=name]')).toBe(true);
  showForm(screen('third', { has_account: true, confirmed: true }));
  await pause(50);
  expect(isNew()).toBe(false);
});

test('once the account is there nothing of it stays', async () => {
  const form = showForm(screen('third'));
  form.type(typed);
  act(() => form.field('consent').click());
  await pause();
  expect(await readDraft(db, 'sign_up')).toBeDefined();
  server.signUp.mockResolvedValue({ ok: true, session: { user: { id: 'nina' } } });
  await form.submit();
  await pause();
  expect(onSession).toHaveBeenCalledOnce();
  expect(await readDraft(db, 'sign_up')).toBeUndefined();
});
