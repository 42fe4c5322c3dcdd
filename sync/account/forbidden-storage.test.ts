import { beforeEach, expect, test, vi } from 'vitest';
import { forgetWaiting } from '../outbox/lost-queue.ts';
import { forgetInBrowser } from './leave-device.ts';
import { rememberedPerson, rememberPerson } from '../identity/person.ts';

/** As in-app browsers and private windows do: the name itself throws. */
beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
});

test('where the browser forbids to keep anything, a person signs in, and out', async () => {
  rememberPerson({ id: 'u', email: 'ana@exemplo.com', name: 'Ana' });
  expect(rememberedPerson()).toBeNull();
  forgetWaiting('u');
  await forgetInBrowser();
  rememberPerson(null);
});
