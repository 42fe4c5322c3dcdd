// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useUpdateOffer } from './update-offer.ts';

const registerWorker = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn());
vi.mock('./register-worker.ts', () => ({ registerWorker }));
vi.mock('./notification-words.ts', () => ({ keepNotificationWords: () => undefined }));
vi.mock('../account/push-language.ts', () => ({ keepPushLanguage: () => undefined }));
vi.mock('../account/account-store.ts', () => ({
  accountState: { get: () => ({ phase: 'open' }), watch: () => () => undefined },
}));
vi.mock('#platform/when-idle.ts', () => ({
  whenIdle: (run: () => void) => {
    run();
    return () => undefined;
  },
}));
vi.mock('#sync/device/report.ts', () => ({ report }));

function Shell() {
  useUpdateOffer();
  return null;
}

test('where the part that stores the app could not be loaded, it is loaded with the signal', async () => {
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  registerWorker.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  showForm(<Shell />);
  await expect.poll(() => report).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  await expect.poll(() => registerWorker).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(registerWorker).toHaveBeenCalledTimes(2);
});
