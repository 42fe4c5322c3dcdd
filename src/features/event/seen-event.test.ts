import { beforeEach, expect, test, vi } from 'vitest';
import { seenEvent } from '#domain/event/seen-rows.ts';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { rememberEvent } from './seen-event.ts';

const kept = vi.hoisted(() => new Map<string, object>());
vi.mock('#sync/device/keep-for-next-start.ts', () => ({
  keepForNextStart: (name: string, value: object | null) =>
    value ? kept.set(name, value) : kept.delete(name),
}));
stubLocalStorage();
beforeEach(() => kept.clear());

const show = (id: string, change = {}) => rememberEvent(id, eventRow({ id, ...change }));

test('the eight events that were opened last are kept', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a', 'i']) show(id);
  expect([...kept.keys()].toSorted()).toEqual(
    ['a', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(seenEvent),
  );
});

test('an event that became private, or that is not found, is forgotten', () => {
  for (const id of ['a', 'b', 'c']) show(id);
  show('a', { is_public: false });
  rememberEvent('b', null);
  expect([...kept.keys()]).toEqual([seenEvent('c')]);
});

test('only what its screen shows first is kept', () => {
  show('a', { created_by: 'somebody' });
  expect(JSON.stringify([...kept.values()])).not.toContain('somebody');
});
