// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import ReloadLater from './reload-later.tsx';

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const silent = new Error('the storage does not answer');
const show = (error: Error) => showForm(createElement(ReloadLater, { error }));

test('[W8] while the screen stays the page loads again by itself, later each time', () => {
  for (const [times, wait_s] of [8, 16, 32, 64, 120, 120].entries()) {
    const page = show(silent);
    vi.advanceTimersByTime(wait_s * 1_000 - 1);
    expect(reload).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(times + 1);
    page.leave();
  }
});

test('[W8] nobody is interrupted by it: who reads below, in another tab, without a signal, once it has ended', () => {
  const page = show(silent);
  vi.stubGlobal('scrollY', 300);
  vi.advanceTimersByTime(8_000);
  vi.stubGlobal('scrollY', 0);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(8_000);
  hidden.mockRestore();
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(8_000);
  signal.mockRestore();
  vi.advanceTimersByTime(7_000);
  expect(reload).not.toHaveBeenCalled();
  page.leave();
  vi.advanceTimersByTime(600_000);
  expect(reload).not.toHaveBeenCalled();
});

test('[case 32] a full phone gets no room by loading again', () => {
  const page = show(new DOMException('', 'QuotaExceededError'));
  vi.advanceTimersByTime(600_000);
  expect(reload).not.toHaveBeenCalled();
  page.leave();
});
