// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { sync } from '#i18n/pt-BR/sync.ts';
import { showToast, useToastStore } from '#ui/toast-store.ts';
import ExpiredSession from './expired-session.tsx';

const router = vi.hoisted(() => ({
  latestLocation: { pathname: '/events', href: '/events' },
  subscribe: () => () => {},
  navigate: vi.fn(),
}));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }));

test('with an expired session nothing is sent when the signal returns, and no text claims that it is', () => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <ExpiredSession />
      </TypesafeI18n>,
    ),
  );
  const shown = () => useToastStore.getState().shown;
  const signalIsBack = () =>
    act(() => showToast({ tone: 'success', title: shell.connection.back_online }));
  signalIsBack();
  expect(shown()?.title).toBe(sync.detail.needs_sign_in);
  shown()?.action?.run();
  expect(router.navigate).toHaveBeenCalledWith({ to: '/auth', search: { from: '/events' } });

  act(() => root.unmount()); // signed in again
  signalIsBack();
  expect(shown()?.title).toBe(shell.connection.back_online);
});
