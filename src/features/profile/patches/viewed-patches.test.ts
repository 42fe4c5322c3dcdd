// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isRecent, takeUnviewed } from './viewed-patches.ts';

const ana = { id: 'ana', email: 'ana@exemplo.com' };
const bia = { id: 'bia', email: 'bia@exemplo.com' };

beforeAll(() => {
  const request = <T>(_name: string, run: () => T) => Promise.resolve(run());
  vi.stubGlobal('navigator', { locks: { request } });
});
beforeEach(() => localStorage.clear());

test('several new patches are one celebration, and none of them comes again', async () => {
  expect(await takeUnviewed(ana, ['a', 'b'])).toEqual(['a', 'b']);
  expect(await takeUnviewed(ana, ['c', 'a', 'b'])).toEqual(['c']);
  expect(await takeUnviewed(ana, ['c', 'a', 'b'])).toEqual([]);
});

test('each account of this device has its own, and finds it again after the other', async () => {
  await takeUnviewed(ana, ['a']);
  expect(await takeUnviewed(bia, ['a', 'b'])).toEqual(['a', 'b']);
  expect(await takeUnviewed(ana, ['a', 'b'])).toEqual(['b']);
  expect(await takeUnviewed(bia, ['a', 'b'])).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toMatch(/ana|bia/);
});

test('a patch is news for two weeks', () => {
  const now_ms = Date.parse('2026-11-23T12:00:00Z');
  expect(isRecent('2026-11-10T12:00:00Z', now_ms)).toBe(true);
  expect(isRecent('2026-11-09T11:59:59Z', now_ms)).toBe(false);
});
