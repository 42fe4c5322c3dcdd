// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  captureInstallPrompt,
  isInstallable,
  promptInstall,
  subscribeInstallable,
} from './install-prompt.ts';

captureInstallPrompt();

function browserOffers(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve()),
    userChoice: Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  return event;
}

test('an offer is kept for our own button, and works once', async () => {
  const heard = vi.fn();
  const leave = subscribeInstallable(heard);
  expect(isInstallable()).toBe(false);
  expect(await promptInstall()).toBe('unavailable');

  const event = browserOffers('dismissed');
  expect(event.defaultPrevented).toBe(true);
  expect(isInstallable()).toBe(true);

  expect(await promptInstall()).toBe('dismissed');
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(isInstallable()).toBe(false);
  expect(await promptInstall()).toBe('unavailable');
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
});

test('the button disappears when the app was installed another way', () => {
  browserOffers('accepted');
  expect(isInstallable()).toBe(true);
  dispatchEvent(new Event('appinstalled'));
  expect(isInstallable()).toBe(false);
});
