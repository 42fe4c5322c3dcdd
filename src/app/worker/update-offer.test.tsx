// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useUpdateOffer } from './update-offer.ts';

const afterList = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn());
vi.mock('./after-list.ts', () => ({ afterList }));
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

test('where the part that stores the app could not be loaded, the app is stored with the signal', async () => {
  vi.stubEnv('PROD', true);
  const register = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  afterList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  showForm(<Shell />);
  await expect.poll(() => report).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', {
    updateViaCache: 'imports',
  });
});
