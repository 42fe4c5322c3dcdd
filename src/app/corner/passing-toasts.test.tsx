// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { showToast, useToastStore } from '#ui/overlay/toast-store.ts';
import { useRootState } from '#ui/use-root-state.ts';
import { useConnectionToasts, useToastsEndWithScreen } from './passing-toasts.ts';

const router = vi.hoisted(() => ({
  leave: (() => {}) as (to: { pathChanged: boolean }) => void,
}));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({
    subscribe: (_: string, leave: typeof router.leave) => {
      router.leave = leave;
      return () => {};
    },
  }),
}));

function Screen() {
  useToastsEndWithScreen();
  return null;
}

const shown = () => useToastStore.getState().shown?.title;
const later = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  showForm(<Screen />);
});

test('[law 5] a toast ends with its screen', () => {
  showToast({ tone: 'success', title: 'Salvo' });
  later(600);
  router.leave({ pathChanged: false }); // a filter
  expect(shown()).toBe('Salvo');
  router.leave({ pathChanged: true });
  expect(shown()).toBeUndefined();
});

test('what an act says while it leads to another screen, what can be undone, and what waits to be read stay', () => {
  showToast({ tone: 'success', title: 'Evento criado' });
  router.leave({ pathChanged: true });
  expect(shown()).toBe('Evento criado');
  for (const more of [{ action: { label: 'Desfazer', run: () => {} } }, { for_ms: null }]) {
    showToast({ tone: 'info', title: 'Fica', ...more });
    later(600);
    router.leave({ pathChanged: true });
    expect(shown()).toBe('Fica');
  }
});

function Whole({ name }: { name: 'gate' | 'map' | 'signal' | 'talk' }) {
  useConnectionToasts();
  useRootState(name);
  return null;
}

test.each([
  ['gate', undefined],
  ['talk', undefined],
  ['signal', undefined],
  ['map', shell.connection.back_online],
] as const)('while the page says %s, a signal that is back says %s', (name, said) => {
  useToastStore.getState().dismiss();
  showForm(<Whole name={name} />);
  act(() => void dispatchEvent(new Event('online')));
  expect(shown()).toBe(said);
});
