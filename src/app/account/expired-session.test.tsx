// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { sync_detail } from '#i18n/pt-BR/sync-detail.ts';
import { showToast, useToastStore } from '#ui/overlay/toast-store.ts';
import ExpiredSession from './expired-session.tsx';

type Leaving = (event: { toLocation: { pathname: string } }) => void;
const router = vi.hoisted(() => {
  const listeners = new Set<Leaving>();
  return {
    latestLocation: { pathname: '/events', href: '/events' },
    listeners,
    subscribe: (_event: string, listener: Leaving) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: vi.fn(),
  };
});
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }));

test('with an expired session nothing is sent when the signal returns, and no text claims that it is', () => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  const withWaiting = (waiting: number) =>
    act(() =>
      root.render(
        <TypesafeI18n locale="pt-BR">
          <ExpiredSession waiting={waiting} />
        </TypesafeI18n>,
      ),
    );
  withWaiting(1);
  const shown = () => useToastStore.getState().shown;
  const signalIsBack = () =>
    act(() => showToast({ tone: 'success', title: shell.connection.back_online }));
  signalIsBack();
  expect(shown()?.title).toBe(sync_detail.needs_sign_in);
  shown()?.action?.run();
  expect(router.navigate).toHaveBeenCalledWith({ to: '/auth', search: { from: '/events' } });
  withWaiting(0);
  signalIsBack();
  expect(shown()?.title).toBe(sync_detail.session_over);

  // the form to sign in says the same above its fields
  for (const leave of router.listeners) leave({ toLocation: { pathname: '/auth' } });
  expect(shown()).toBeNull();
  router.latestLocation = { pathname: '/auth', href: '/auth' };
  signalIsBack();
  expect(shown()).toBeNull();
  router.latestLocation = { pathname: '/events', href: '/events' };

  act(() => root.unmount()); // signed in again
  signalIsBack();
  expect(shown()?.title).toBe(shell.connection.back_online);
});

test.each([
  ['/events', problems.generic.auth.title],
  ['/outbox', undefined],
  ['/auth', undefined],
])('on %s, the notice that the session has expired: %s', (pathname, title) => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  useToastStore.setState({ shown: null });
  router.latestLocation = { pathname, href: pathname };
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <ExpiredSession waiting={0} />
      </TypesafeI18n>,
    ),
  );
  expect(useToastStore.getState().shown?.title).toBe(title);
  act(() => root.unmount());
});
