// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { AuthScreen } from './auth-screen.tsx';

vi.mock('#sync/identity/authentication.ts', () => ({
  signUp: () => Promise.resolve({ ok: true, confirmed: false }),
  resendConfirmation: () => Promise.resolve({ ok: true }),
}));
vi.mock('#live/account-context.ts', () => ({
  usePerson: () => null,
  useAccount: () => ({ engine: { source: { server: {} } } }),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Renders a screen, and does what a person does on it. */
function open() {
  const page = document.createElement('div');
  document.body.append(page);
  act(() =>
    createRoot(page).render(
      <TypesafeI18n locale="pt-BR">
        <AuthScreen onSession={() => Promise.resolve()} forgot={false} onForgot={() => {}} />
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
  return { page, field, type };
}

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
  const { page, type } = open();
  act(() => page.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click());
  type('name', 'Nina Prado');
  type('whatsapp', '11987654321');
  type('email', 'nina@exemplo.com');
  type('password', 'segredo1');
  type('confirm_password', 'segredo1');
  await act(async () => {
    page.querySelector('form')!.requestSubmit();
    await vi.advanceTimersByTimeAsync(1_000);
  });
  const again = () =>
    [...page.querySelectorAll('button')].find((one) => one.textContent.includes('de novo'))!;
  expect(page.textContent).toContain('para nina@exemplo.com');
  expect(again().disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([again().disabled, again().textContent]).toEqual([false, 'Enviar de novo']);
  await act(async () => again().click());
  expect(page.textContent).toContain('outro email está a caminho');
  expect([again().disabled, again().textContent]).toEqual([true, 'Enviar de novo em 60 s']);
  vi.useRealTimers();
});
