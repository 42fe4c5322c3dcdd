// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAskAfter } from './use-ask-after.ts';

const world = vi.hoisted(() => ({ outbox: undefined as object[] | undefined }));
vi.mock('../outbox/use-outbox.ts', () => ({ useOutbox: () => world.outbox }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ask = vi.fn();
const NAMES = ['assign_role@1', 'remove_role@1'];
const record = (id: string, status: string, name = 'assign_role@1') => ({ id, name, status });
let show: (outbox: object[] | undefined) => Promise<number>;
beforeEach(() => {
  ask.mockClear();
  const root = createRoot(document.createElement('div'));
  function Screen() {
    useAskAfter(NAMES, ask);
    return null;
  }
  show = async (outbox) => {
    world.outbox = outbox;
    await act(async () => root.render(<Screen />));
    return ask.mock.calls.length;
  };
});

test.each([
  ['the server took it', record('m1', 'acked')],
  ['the server refused it', record('m1', 'rejected')],
  ['it was taken back', undefined],
])('asks again once when one of mine does not wait any more: %s', async (_, after) => {
  expect(await show(undefined)).toBe(0);
  expect(await show([record('m1', 'queued')])).toBe(0);
  expect(await show([record('m1', 'sending')])).toBe(0);
  const rest = after ? [after] : [];
  expect(await show(rest)).toBe(1);
  expect(await show([...rest])).toBe(1);
});

test('one of several is enough, and a later one asks again', async () => {
  await show([record('m1', 'queued'), record('m2', 'queued', 'remove_role@1')]);
  expect(await show([record('m2', 'queued', 'remove_role@1')])).toBe(1);
  expect(await show([])).toBe(2);
});

test('what waited before stays known while the outbox is read anew', async () => {
  await show([record('m1', 'queued')]);
  expect(await show(undefined)).toBe(0);
  expect(await show([])).toBe(1);
});

test('mutations of other names, and those that had an outcome before, ask nothing', async () => {
  await show([record('m1', 'queued', 'create_team@1'), record('m2', 'rejected')]);
  expect(await show([])).toBe(0);
});
