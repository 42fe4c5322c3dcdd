import { beforeEach, expect, test, vi } from 'vitest';
import { firstFit } from './first-fit.ts';

const fit = vi.fn<() => boolean>();
beforeEach(() => {
  vi.useFakeTimers();
  fit.mockReset().mockReturnValue(true);
});

test('the places are shown once, a second after more than one is known', () => {
  const first = firstFit(fit);
  first.known(2);
  vi.advanceTimersByTime(999);
  expect(fit).not.toHaveBeenCalled();
  expect(first.isOver()).toBe(false);
  first.known(3);
  vi.advanceTimersByTime(1);
  expect(fit).toHaveBeenCalledOnce();
  first.known(4);
  vi.advanceTimersByTime(5000);
  expect(fit).toHaveBeenCalledOnce();
  expect(first.isOver()).toBe(true);
});

test('one place alone moves nothing, until there is another', () => {
  const first = firstFit(fit);
  first.known(0);
  first.known(1);
  vi.advanceTimersByTime(5000);
  expect(fit).not.toHaveBeenCalled();
  first.known(2);
  vi.advanceTimersByTime(1000);
  expect(fit).toHaveBeenCalledOnce();
});

test('a map that is not laid out yet shows them when it is, and not before the second', () => {
  fit.mockReturnValue(false);
  const first = firstFit(fit);
  first.known(2);
  first.tryAgain();
  expect(fit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  fit.mockReturnValue(true);
  first.tryAgain();
  first.tryAgain();
  expect(fit).toHaveBeenCalledTimes(2);
});

test('whoever has moved the map keeps what it shows', () => {
  const first = firstFit(fit);
  first.known(2);
  first.end();
  vi.advanceTimersByTime(5000);
  first.known(3);
  first.tryAgain();
  expect(fit).not.toHaveBeenCalled();
});
