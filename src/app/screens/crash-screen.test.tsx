// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { CrashScreen } from './crash-screen.tsx';

const leaving = vi.hoisted(() => ({ isBeingLeft: () => true, staysHere: vi.fn() }));
vi.mock('#sync/storage/leaving.ts', () => leaving);
vi.mock('./route-pending.tsx', () => ({ ScreenPending: () => <p>carregando</p> }));

test('a screen whose file ends with the page that is left shows no error', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  leaving.staysHere.mockReturnValue(promise);
  showForm(<CrashScreen error={new TypeError('Failed to fetch dynamically imported module')} />);
  expect(document.body.textContent).toBe('carregando');
  await act(async () => resolve()); // no other page came
  expect(document.body.textContent).toContain(shell.crash.title);
});
