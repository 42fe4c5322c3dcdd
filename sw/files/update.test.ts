import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { servedWorker } from '#tests/fixtures/browser/served-worker.ts';

const { served, requested, ...world } = servedWorker();
const SCREEN = (hash: string) => `import"./part0-${hash}.js"`;
const PARTS = Array.from({ length: 9 }, (_, i) => `/assets/part${i}-NNNNNNNN.js`);
vi.stubGlobal('__QG_PRECACHE__', [
  { url: '/index.html', revision: 'b2' },
  {
    url: '/assets/screen-NNNNNNNN.js',
    revision: null,
    digest: createHash('sha256').update(SCREEN('NNNNNNNN')).digest('base64').slice(0, 8),
  },
  ...PARTS.map((url) => ({ url, revision: null })),
]);
const { repairVersion } = await import('./precache.ts');
await import('../service-worker.ts');

let cache: Awaited<ReturnType<typeof caches.open>>;
beforeEach(async () => {
  cache = await caches.open('qg-app');
  for (const { url } of await cache.keys()) await cache.delete(url);
  for (const path of PARTS) served[path] = new Response('part');
  served['/assets/screen-NNNNNNNN.js'] = new Response(SCREEN('NNNNNNNN'));
});

test('[W5] an update writes by itself the file in which only names changed, and downloads the others', async () => {
  await cache.put('/assets/screen-OOOOOOOO.js', new Response(SCREEN('OOOOOOOO')));
  await world.tell('install');
  expect(requested).toEqual(['/index.html', ...PARTS]);
  const written = await cache.match('/assets/screen-NNNNNNNN.js');
  expect(await written?.text()).toBe(SCREEN('NNNNNNNN'));
});

test('an update downloads what it can not write', async () => {
  await cache.put('/assets/screen-OOOOOOOO.js', new Response(`${SCREEN('OOOOOOOO')};more()`));
  await world.tell('install');
  expect(requested).toHaveLength(2 + PARTS.length);
});

test('four files are downloaded at a time; where one finds no room, no other is tried', async () => {
  const asked = fetch;
  let [open, most] = [0, 0];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    return asked(...request);
  });
  expect(await repairVersion()).toBe('whole');
  expect(most).toBe(4);

  for (const { url } of await cache.keys()) await cache.delete(url);
  requested.length = 0;
  const { put } = cache;
  const full = vi.spyOn(cache, 'put').mockImplementation(async (key, response) => {
    if ((key as string).includes('index.html')) throw new DOMException('', 'QuotaExceededError');
    await put(key, response);
  });
  const { open: openAny } = caches;
  const opening = vi
    .spyOn(caches, 'open')
    .mockImplementation(async (name) => (name === 'qg-app' ? (cache as Cache) : openAny(name)));
  expect(await repairVersion()).toBe('full');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(requested).toHaveLength(4);
  opening.mockRestore();
  full.mockRestore();
});
