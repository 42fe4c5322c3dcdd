import { expect, test, vi } from 'vitest';
import { beginToLeave, isBeingLeft, staysHere } from './leaving.ts';

test('[S8] a page that began to leave counts as being left for ten seconds', async () => {
  vi.useFakeTimers();
  expect(isBeingLeft()).toBe(false);
  await staysHere(); // at once
  beginToLeave();
  const stays = vi.fn<() => void>();
  void staysHere().then(stays);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([isBeingLeft(), stays.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isBeingLeft(), stays.mock.calls.length]).toEqual([false, 1]);
  vi.useRealTimers();
});
