import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const workbox = vi.hoisted(() => ({
  register: vi.fn(),
  update: vi.fn(),
  told: new Map<string, () => void>(),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, listener: () => void) => workbox.told.set(type, listener);
    register = workbox.register;
    update = workbox.update;
  },
}));
const in_charge = vi.hoisted(() => vi.fn());
vi.mock('./worker-in-charge.ts', () => ({ workerInCharge: in_charge }));
vi.mock('../account/account-store.ts', () => ({ accountState: { get: () => ({}) } }));

const page = new EventTarget();
beforeEach(() =>
  vi.stubGlobal('addEventListener', (type: string, run: () => void) =>
    page.addEventListener(type, run),
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  workbox.register.mockReset();
});

test('a network failure while the worker is checked is no error: the current one continues, the next check tries again', async () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, ready: Promise.resolve() } });
  const { registerWorker } = await import('./register-worker.ts');
  const looked = () => document.dispatchEvent(new Event('visibilitychange'));

  workbox.register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
  await registerWorker();
  expect(in_charge).toHaveBeenCalledTimes(1);
  looked();
  await expect.poll(() => workbox.register).toHaveBeenCalledTimes(2);
  expect(workbox.update).not.toHaveBeenCalled();
  looked();
  await expect.poll(() => workbox.update).toHaveBeenCalledTimes(1);
  expect(workbox.register).toHaveBeenCalledTimes(2);
});

test('a first visit that lost the signal stores the app once it is back', async () => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, ready: Promise.resolve() } });
  const { registerWorker } = await import('./register-worker.ts');
  workbox.register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
  await registerWorker();
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => workbox.register).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('online'));
  expect(workbox.register).toHaveBeenCalledTimes(2); // later ones are checks, when the page is seen
});

test('an update that another tab accepted waits for an open dialog: a signature has no draft', async () => {
  vi.useFakeTimers();
  const page = { open: true };
  const querySelector = (selector: string) =>
    selector === 'dialog[open]' && page.open ? {} : null;
  const reload = vi.fn();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector }));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, ready: Promise.resolve() } });
  const { registerWorker } = await import('./register-worker.ts');
  await registerWorker();
  workbox.told.get('controlling')!();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  page.open = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
