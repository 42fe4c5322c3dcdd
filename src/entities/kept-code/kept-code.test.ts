// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetCode, keptCodePath, keepCode, keptCode, watchCode } from './kept-code.ts';

const T1 = '/team/join/t1';
const T2 = '/event/t2/staff';
const DAY_MS = 86_400_000;
afterEach(() => {
  vi.restoreAllMocks();
  forgetCode();
});

test('a code is kept for its screen, for a day', () => {
  keepCode(T1, 'CODE', 1_000);
  expect(keptCode(T1, 1_000 + DAY_MS)).toBe('CODE');
  expect(keptCode(T1, 1_001 + DAY_MS)).toBeUndefined();
  expect(keptCode(T2, 1_000)).toBeUndefined();
  // a clock that was set back must not keep it for ever
  expect(keptCode(T1, 999 - DAY_MS)).toBeUndefined();
});

test('the last one replaces the one before, and it can be forgotten', () => {
  keepCode(T1, 'CODE', 1_000);
  keepCode(T2, 'OTHER', 2_000);
  expect(keptCode(T1, 2_000)).toBeUndefined();
  forgetCode();
  expect(keptCode(T2, 2_000)).toBeUndefined();
});

test('where it is used is known without the code, and who watches is told of a change', () => {
  const changed = vi.fn<() => void>();
  const stop = watchCode(changed);
  expect(keptCodePath(1_000)).toBeUndefined();
  keepCode(T1, 'CODE', 1_000);
  expect(keptCodePath(1_000)).toBe(T1);
  expect(keptCodePath(1_001 + DAY_MS)).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(1);
  forgetCode();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  keepCode(T1, 'CODE', 1_000);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a sign-out removes it, by its name', () => {
  keepCode(T1, 'CODE', 1_000);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('qg.seen.'))).toHaveLength(1);
});

test('where storage is forbidden it lasts until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepCode(T1, 'CODE', 1_000);
  expect(keptCode(T1, 1_000)).toBe('CODE');
  forgetCode();
  expect(keptCode(T1, 1_000)).toBeUndefined();
});
