import { afterEach, expect, test, vi } from 'vitest';
import { CHECK_TAG, requestBackgroundSync, SEND_TAG } from './background-sync.ts';

const register = vi.fn<(tag: string) => Promise<void>>();
/** A browser whose page has this registration. */
const browserWith = (registration: object | undefined) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
afterEach(() => {
  vi.unstubAllGlobals();
  register.mockReset();
});

test('[W3] the browser is asked to wake the worker to send, or for what the tag says', async () => {
  browserWith({ sync: { register } });
  await requestBackgroundSync();
  await requestBackgroundSync(CHECK_TAG);
  expect(register.mock.calls).toEqual([[SEND_TAG], [CHECK_TAG]]);
});

test('[W3] nothing depends on it: a browser may lack it, or refuse', async () => {
  for (const registration of [{}, undefined]) {
    browserWith(registration);
    await requestBackgroundSync();
  }
  vi.stubGlobal('navigator', {});
  await requestBackgroundSync();
  browserWith({ sync: { register: register.mockRejectedValue(new Error('denied')) } });
  await requestBackgroundSync();
  expect(register).toHaveBeenCalledOnce();
});
