import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNotification } from './notifications.ts';

const ORIGIN = 'https://qg.example';
const opened = vi.fn();

beforeEach(() => {
  opened.mockReset();
  vi.stubGlobal('location', new URL(ORIGIN));
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a notification while these pages are open. @returns the pages that were focused */
async function click(path: unknown, pages: string[]): Promise<string[]> {
  const focused: string[] = [];
  const windows = pages.map((page) => ({
    url: ORIGIN + page,
    focus: async () => void focused.push(page),
  }));
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow: opened });
  await openNotification({ data: { path } } as Notification);
  return focused;
}

test.each([
  ['/event/1', '/event/1'],
  ['/event/1', '/event/1?tab=teams'],
  ['/event/1?tab=teams', '/event/1?tab=teams'],
  ['/event/1?tab=teams', '/event/1?tab=teams#list'],
  ['/event/1?tab=teams#list', '/event/1?tab=teams#list'],
])('[W6] a notification for %s focuses the open page %s', async (path, page) => {
  expect(await click(path, ['/auth', page])).toEqual([page]);
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['/event/1', '/event/12'],
  ['/event/1?tab=teams', '/event/1'],
  ['/event/1?tab=teams', '/event/1?tab=participants'],
])('[W6] a notification for %s opens a new page beside %s', async (path, page) => {
  expect(await click(path, [page])).toEqual([]);
  expect(opened).toHaveBeenCalledExactlyOnceWith(path);
});

test.each(['https://evil.example/', '//evil.example', '/..//evil.example', '/rest/v1/x', 7, null])(
  '[W6] a notification for %s opens the list of events',
  async (path) => {
    await click(path, []);
    expect(opened).toHaveBeenCalledExactlyOnceWith('/events');
  },
);
