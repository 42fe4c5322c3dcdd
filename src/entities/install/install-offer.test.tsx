// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { push } from '#i18n/pt-BR/push.ts';
import { loadWords } from '#i18n/locale.ts';
import { captureInstallPrompt } from '#platform/install/install-prompt.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { InstallOffer } from './install-offer.tsx';

captureInstallPrompt();
vi.stubGlobal('matchMedia', () => ({ matches: false }));

test('who can install the app is told why, and a tap asks the browser; afterwards nothing is offered', async () => {
  await loadWords();
  showForm(<InstallOffer />);
  expect(document.querySelector('section')).toBeNull();
  const prompt = vi.fn(() => Promise.resolve());
  const userChoice = Promise.resolve({ outcome: 'accepted' as const });
  act(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt, userChoice }));
  });
  expect(document.body.textContent).toContain(push.install.body);
  await act(async () => document.querySelector('button')!.click());
  expect(prompt).toHaveBeenCalledOnce();
  expect(document.querySelector('section')).toBeNull();
});
