// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { hasRoom, rememberFull } from './free-space.ts';

const script = readFileSync('public/before-paint.js', 'utf8');
/** Runs what every page runs first. @returns how many files it preloads */
function preloads(): number {
  document.head.innerHTML = '<meta name="theme-color">';
  // oxlint-disable-next-line no-implied-eval
  new Function(script)();
  return document.querySelectorAll('link[rel=preload]').length;
}

test('[hole L4] a phone that is known to be full preloads nothing', () => {
  expect(preloads()).toBe(1);
  rememberFull(true);
  expect(preloads()).toBe(0);
  rememberFull(false);
  expect(preloads()).toBe(1);
});

test('there is room if as much can be written, and then it is removed', async () => {
  const meta = { put: vi.fn(async (_value: Uint8Array, key: string) => key), delete: vi.fn() };
  expect(await hasRoom({ meta } as never)).toBe(true);
  expect(meta.put.mock.lastCall![0]).toHaveLength(2 ** 20);
  expect(meta.delete).toHaveBeenCalledWith(meta.put.mock.lastCall![1]);
  meta.put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect(await hasRoom({ meta } as never)).toBe(false);
  meta.put.mockRejectedValueOnce(new DOMException('gone', 'UnknownError'));
  await expect(hasRoom({ meta } as never)).rejects.toThrow('gone');
});
