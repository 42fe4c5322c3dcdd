// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { AuthScreen } from './auth-screen.tsx';

vi.mock('#live/account-context.ts', () => ({
  usePerson: () => null,
  useAccount: () => ({ engine: { source: { server: {} } } }),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('a look at the other tab costs nothing of what was typed to sign up', () => {
  const page = document.createElement('div');
  document.body.append(page);
  act(() =>
    createRoot(page).render(
      <TypesafeI18n locale="pt-BR">
        <AuthScreen onSession={() => Promise.resolve()} forgot={false} onForgot={() => {}} />
      </TypesafeI18n>,
    ),
  );
  const [sign_in, sign_up] = page.querySelectorAll<HTMLElement>('[role=tab]');
  const name = () => page.querySelector<HTMLInputElement>('input[name=name]');
  act(() => sign_up!.click());
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    set.call(name(), 'Bruno Carvalho');
    name()!.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => sign_in!.click());
  expect(name()).toBeNull();
  act(() => sign_up!.click());
  expect(name()!.value).toBe('Bruno Carvalho');
});
