import { expect, test, vi } from 'vitest';
import { workerWorld } from '#tests/fixtures/browser/worker-world.ts';
import { forgetLastRows, keepLastRows, lastRows } from './last-rows.ts';

const world = workerWorld();
const kept = () => world.files('qg-last-rows');

test('the latest value is kept, and null forgets it', async () => {
  expect(await lastRows('qg.seen.a')).toBeNull();
  for (const n of [1, 2, 3]) keepLastRows('qg.seen.a', { n });
  keepLastRows('qg.seen.b', { n: 9 });
  await expect.poll(kept).toEqual(['/qg.seen.a', '/qg.seen.b']);
  expect(await lastRows('qg.seen.a')).toEqual({ n: 3 });
  keepLastRows('qg.seen.a', null);
  await expect.poll(kept).toEqual(['/qg.seen.b']);
});

test('the same value is written once', async () => {
  keepLastRows('qg.seen.c', { n: 1 });
  await expect.poll(() => lastRows('qg.seen.c')).toEqual({ n: 1 });
  const cache = await caches.open('qg-last-rows');
  await cache.delete('/qg.seen.c');
  keepLastRows('qg.seen.c', { n: 1 });
  keepLastRows('qg.seen.d', { n: 2 });
  await expect.poll(() => lastRows('qg.seen.d')).toEqual({ n: 2 });
  expect(kept()).not.toContain('/qg.seen.c');
});

test('a sign-out deletes every value, also one that is being written; later values are written again', async () => {
  keepLastRows('qg.seen.e', { n: 1 });
  await forgetLastRows();
  expect(kept()).toEqual([]);
  keepLastRows('qg.seen.e', { n: 1 });
  await expect.poll(kept).toEqual(['/qg.seen.e']);
});

test('a value for which there was no room is written when it is kept again', async () => {
  const { open } = caches;
  vi.spyOn(caches, 'open').mockImplementation(() => Promise.reject(new DOMException('no room')));
  keepLastRows('qg.seen.f', { n: 1 });
  await expect.poll(() => vi.mocked(caches.open).mock.calls.length).toBe(1);
  vi.mocked(caches.open).mockImplementation(open);
  await expect
    .poll(() => {
      keepLastRows('qg.seen.f', { n: 1 });
      return kept();
    })
    .toContain('/qg.seen.f');
});
