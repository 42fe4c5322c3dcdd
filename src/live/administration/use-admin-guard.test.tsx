// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signalValue } from '#sync/wire/signal-value.ts';
import { useAdminGuard } from './use-admin-guard.ts';

const device = vi.hoisted(() => ({
  known: undefined as boolean | undefined,
  mine: null as object | null,
}));
const hasAdminRole = vi.hoisted(() => vi.fn());
const round = signalValue({ synced_at: null as number | null });
const account = { local: { source: {} }, person: { id: 'me' }, sync: { status: round } };
vi.mock('../account-context.ts', () => ({ useAccount: () => account }));
vi.mock('../freshness/use-scope-state.ts', () => ({ useScopeState: () => device.mine }));
vi.mock('./use-known-admin.ts', () => ({ useKnownAdmin: () => device.known }));
vi.mock('#sync/calls/administration.ts', () => ({ hasAdminRole }));

const seen: string[] = [];
function Guard() {
  const { guard, ask } = useAdminGuard();
  seen.push(guard);
  return <button onClick={ask}>{guard}</button>;
}

async function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  const show = (known: boolean | undefined) =>
    act(async () => {
      device.known = known;
      root.render(<Guard key="one" />);
    });
  return { box, show };
}

const NO_SIGNAL = { kind: 'transient' };
const says = (has: boolean) => ({ kind: 'ok', data: has });
beforeEach(() => {
  seen.length = 0;
  device.mine = null;
  hasAdminRole.mockReset().mockResolvedValue(NO_SIGNAL);
});

test('a device that never had my rows says that it could not ask, and asks again', async () => {
  const { box, show } = await open();
  await show(undefined);
  await show(false);
  expect(box.textContent).toBe('unreached');
  hasAdminRole.mockResolvedValue(says(true));
  await act(async () => box.querySelector('button')!.click());
  expect(box.textContent).toBe('admin');
  expect(seen).not.toContain('denied');
});

test('a round that reaches the server asks again: with one bar the browser never was offline', async () => {
  const { box, show } = await open();
  await show(false);
  expect(box.textContent).toBe('unreached');
  hasAdminRole.mockResolvedValue(says(true));
  await act(async () => round.set({ synced_at: 1 }));
  expect(box.textContent).toBe('admin');
});

test('a device that has them denies without a signal', async () => {
  device.mine = {};
  const { box, show } = await open();
  await show(false);
  expect(box.textContent).toBe('denied');
});

test('the role in the replica is enough; one that it loses is asked for anew', async () => {
  device.mine = {};
  hasAdminRole.mockResolvedValue(says(false));
  const { box, show } = await open();
  await show(true);
  expect([box.textContent, hasAdminRole.mock.calls.length]).toEqual(['admin', 0]);
  expect(seen).not.toContain('denied');
  await show(false);
  expect([box.textContent, hasAdminRole.mock.calls.length]).toEqual(['denied', 1]);
});
