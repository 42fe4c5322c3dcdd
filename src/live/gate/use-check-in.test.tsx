// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useCheckIn } from './use-check-in.ts';

const broken = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
vi.mock('../account-context.ts', () => ({
  useAccount: () => ({
    local: { source: { now: () => 0 }, db: { meta: { get: broken }, scopes: { get: broken } } },
    sync: { status: { get: () => ({ clock_offset_ms: 0 }) } },
  }),
}));

test('a device that can’t be read answers a tap', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let checkIn!: ReturnType<typeof useCheckIn>;
  function Gate() {
    checkIn = useCheckIn('e');
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Gate />));
  const kept = await checkIn({ operator_id: 'ana', mark: 'in', label: 'Serra (Ana)' });
  expect(kept).toEqual({ ok: false, code: 'device_full' });
  vi.unstubAllGlobals();
});
