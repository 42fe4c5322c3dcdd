// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useMutateAll } from './use-mutate-all.ts';

const broken = () => Promise.reject(new DOMException('closed', 'InvalidStateError'));
vi.mock('#live/account-context.ts', () => ({
  useAccount: () => ({
    person: { id: 'ana' },
    local: { source: { now: () => 0 }, db: { meta: { get: broken }, scopes: { get: broken } } },
  }),
}));

test('a device that can’t be read answers a tap', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let mutateAll!: ReturnType<typeof useMutateAll>;
  function Gate() {
    mutateAll = useMutateAll();
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Gate />));
  const args = { event_id: 'e', operator_id: 'ana', mark: 'in' as const };
  const kept = await mutateAll([{ name: 'check_in@1', args, label: 'Serra (Ana)' }]);
  expect(kept).toEqual({ ok: false, code: 'storage_failed' });
  vi.unstubAllGlobals();
});
