import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN, workerWorld } from '#tests/fixtures/worker-world.ts';

const world = workerWorld();
class WindowClient {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
}
vi.stubGlobal('WindowClient', WindowClient);
vi.stubGlobal('__QG_BUILD__', 'b2');
vi.stubGlobal('__QG_PRECACHE__', [
  { url: '/index.html', revision: 'b2' },
  { url: '/assets/app-b2.js', revision: null },
]);
await import('./service-worker.ts');
const { repairVersion } = await import('./precache.ts');

let served: Record<string, Response>;
let asked: string[];
beforeEach(() => {
  const html = { headers: { 'content-type': 'text/html' } };
  served = {
    '/index.html': new Response('<meta name="qg-build" content="b2">', html),
    '/assets/app-b2.js': new Response('code'),
  };
  vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
    const { pathname } = new URL(
      request instanceof Request ? request.url : String(request),
      ORIGIN,
    );
    asked.push(pathname);
    const reply = served[pathname]?.clone();
    if (!reply) throw new TypeError(`no network for ${pathname}`);
    return reply;
  });
});

const say = (type: string, source: unknown) => world.tell('message', { data: { type }, source });

const answers: unknown[] = [];
const pageThatListens = () =>
  Object.assign(new WindowClient(`${ORIGIN}/events`), {
    postMessage: (message: unknown) => answers.push(message),
  });

/** The cache as somebody emptied it. */
async function emptied(): Promise<Awaited<ReturnType<typeof caches.open>>> {
  [asked, answers.length] = [[], 0];
  await world.tell('install');
  for (const name of ['qg-app', 'qg-versions']) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) await cache.delete(url);
  }
  asked = [];
  return caches.open('qg-app');
}

test('[W9] an emptied cache is filled again, the list of versions with it, and then nothing is asked', async () => {
  await emptied();
  await say('REPAIR', pageThatListens());
  expect(world.files('qg-app').map((file) => file.split('?')[0])).toEqual([
    '/index.html',
    '/assets/app-b2.js',
  ]);
  const versions = await (await (await caches.open('qg-versions')).match('/versions.json'))?.json();
  expect(versions).toMatchObject([{ build: 'b2', activated: true }]);
  expect(asked).toEqual(['/index.html', '/assets/app-b2.js']);
  await say('REPAIR', pageThatListens());
  expect(asked).toHaveLength(2);
  expect(answers).toEqual([]);
});

test('[W9] without a network, or with files of another build, it waits for a better time', async () => {
  await emptied();
  served['/index.html'] = new Response('<meta name="qg-build" content="b3">', {
    headers: { 'content-type': 'text/html' },
  });
  delete served['/assets/app-b2.js'];
  expect(await repairVersion()).toBe('unreachable');
  expect(world.files('qg-app')).toEqual([]);
  served['/assets/app-b2.js'] = new Response('code');
  expect(await repairVersion()).toBe('unreachable'); // one of two
  expect(world.files('qg-app')).toEqual(['/assets/app-b2.js']);
});

test('[W9] all of it brought back is whole', async () => {
  await emptied();
  expect(await repairVersion()).toBe('whole');
  expect(await repairVersion()).toBe('whole');
});

test('[W9] a phone without room for the app says so to the page that asked', async () => {
  const cache = await emptied();
  const full = vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  const { open } = caches;
  const opening = vi
    .spyOn(caches, 'open')
    .mockImplementation(async (name) => (name === 'qg-app' ? cache : open(name)));
  await say('REPAIR', pageThatListens());
  expect(answers).toEqual([{ type: 'APP_FULL' }]);
  full.mockRejectedValue(new TypeError('broken'));
  await expect(repairVersion()).rejects.toThrow('broken');
  opening.mockRestore();
});
