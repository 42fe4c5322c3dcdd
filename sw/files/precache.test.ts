import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeNotificationWords } from '#sync/identity/notification-words.ts';
import { servedWorker } from '#tests/fixtures/browser/served-worker.ts';
import { ORIGIN } from '#tests/fixtures/browser/worker-world.ts';

const { WindowClient, page: pageOf, served, requested, ...world } = servedWorker();
await import('../service-worker.ts');
const { repairVersion } = await import('./precache.ts');
const { shared } = await import('../owner.ts');

const say = (type: string, source: unknown) => world.tell('message', { data: { type }, source });

const answers: unknown[] = [];
const pageThatListens = () =>
  Object.assign(new WindowClient(`${ORIGIN}/events`), {
    postMessage: (message: unknown) => answers.push(message),
  });

/** The cache after somebody emptied it. */
async function emptied(): Promise<Awaited<ReturnType<typeof caches.open>>> {
  answers.length = 0;
  await world.tell('install');
  for (const name of ['qg-app', 'qg-versions']) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) await cache.delete(url);
  }
  requested.length = 0;
  return caches.open('qg-app');
}

test('[W9] an emptied cache is filled again, with the list of versions; the next check requests nothing', async () => {
  await emptied();
  await say('REPAIR', pageThatListens());
  expect(world.files('qg-app').map((file) => file.split('?')[0])).toEqual(
    expect.arrayContaining(['/index.html', '/assets/app-b2.js']),
  );
  const versions = await (await (await caches.open('qg-versions')).match('/versions.json'))?.json();
  expect(versions).toMatchObject([{ build: 'b2', activated: true }]);
  expect(requested).toEqual(['/index.html', '/assets/app-b2.js']);
  await say('REPAIR', pageThatListens());
  expect(requested).toHaveLength(2);
  expect(answers).toEqual([]);
});

test('[W9] without a network, or with files of another build, the repair stays incomplete', async () => {
  await emptied();
  served['/index.html'] = pageOf('b3');
  delete served['/assets/app-b2.js'];
  expect(await repairVersion()).toBe('unreachable');
  expect(world.files('qg-app')).toEqual([]);
  served['/assets/app-b2.js'] = new Response('code');
  expect(await repairVersion()).toBe('unreachable'); // only one of two files
  expect(world.files('qg-app')).toEqual(['/assets/app-b2.js']);
});

test('[hole M4] a file that fails does not stop the others, and the next installation asks only for it', async () => {
  await emptied();
  const page = served['/index.html']!;
  delete served['/index.html'];
  await expect(world.tell('install')).rejects.toThrow();
  expect(world.files('qg-app')).toEqual(['/assets/app-b2.js']);
  served['/index.html'] = page;
  requested.length = 0;
  await world.tell('install');
  expect(requested).toEqual(['/index.html']);
  expect(world.files('qg-app')).toHaveLength(2);
});

test('[W9] once every file is back, the cache is complete', async () => {
  await emptied();
  expect(await repairVersion()).toBe('whole');
  expect(await repairVersion()).toBe('whole');
});

describe('the texts of other languages', () => {
  const reads = (lang: string) =>
    writeNotificationWords(shared, {
      lang,
      event_changed: '',
      registrations: '',
      event_gone: '',
      something_new: '',
    });
  afterEach(() => reads('pt-BR'));

  test('a phone downloads the language of its person, and no other', async () => {
    await emptied();
    served['/assets/en-b2.js'] = new Response('texts');
    served['/assets/es-b2.js'] = new Response('textos');
    await world.tell('install');
    expect(world.files('qg-app')).toHaveLength(2);
    await reads('en');
    expect(await repairVersion()).toBe('whole');
    expect(world.files('qg-app')).toContain('/assets/en-b2.js');
    expect(requested).not.toContain('/assets/es-b2.js');
  });

  test('a version whose texts did not arrive is not installed, and keeps what did', async () => {
    await emptied();
    await reads('es');
    await expect(world.tell('install')).rejects.toThrow('language');
    served['/assets/es-b2.js'] = new Response('textos');
    requested.length = 0;
    await world.tell('install');
    expect(requested).toEqual(['/assets/es-b2.js']);
  });

  test('a version whose file arrives at the second try is installed at once', async () => {
    await emptied();
    const page = served['/index.html']!;
    delete served['/index.html'];
    const fetched = fetch;
    vi.stubGlobal('fetch', (request: RequestInfo | URL) => {
      const answer = fetched(request);
      served['/index.html'] = page;
      return answer;
    });
    await world.tell('install');
    expect(requested).toEqual(['/index.html', '/assets/app-b2.js', '/index.html']);
    expect(world.files('qg-app')).toHaveLength(2);
  });

  test('who chooses a language while a version is installed finds its texts in it', async () => {
    await emptied();
    served['/assets/es-b2.js'] = new Response('textos');
    const fetched = fetch;
    vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
      await reads('es');
      return fetched(request);
    });
    await world.tell('install');
    expect(world.files('qg-app')).toContain('/assets/es-b2.js');
  });

  test('a phone without room for them keeps its version', async () => {
    const cache = await emptied();
    served['/assets/es-b2.js'] = new Response('textos');
    await reads('es');
    const put = vi.fn(async (...args: [RequestInfo | URL, Response]) => {
      if ((args[0] instanceof Request ? args[0].url : args[0].toString()).includes('/es-'))
        throw new DOMException('', 'QuotaExceededError');
      return cache.put(...args);
    });
    const open = vi
      .spyOn(caches, 'open')
      .mockImplementation(async () => Object.assign(Object.create(cache), { put }) as Cache);
    await expect(world.tell('install')).rejects.toThrow(DOMException);
    open.mockRestore();
  });

  test('a language that was read before stays with its version', async () => {
    const cache = await emptied();
    await cache.put('/assets/en-b2.js', new Response('texts'));
    await world.tell('install');
    await world.tell('activate');
    expect(world.files('qg-app')).toContain('/assets/en-b2.js');
  });
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
  for (const other of [new TypeError('broken'), new DOMException('broken', 'InvalidStateError')]) {
    full.mockRejectedValue(other);
    await expect(repairVersion()).rejects.toBe(other);
  }
  opening.mockRestore();
});

test('[W9] a cache that lost the page opens the app from the network', async () => {
  await emptied();
  served['/auth'] = new Response('the page of the server');
  const request = Object.defineProperty(new Request(`${ORIGIN}/auth`), 'mode', {
    value: 'navigate',
  });
  expect(await (await world.tell('fetch', { request }))?.text()).toBe('the page of the server');
});

test('[W4] a page of the previous version still gets its files from the cache', async () => {
  const cache = await emptied();
  await cache.put('/assets/app-b1.js', new Response('code of b1'));
  const request = (path: string) => ({ request: new Request(`${ORIGIN}${path}`) });
  const answer = await world.tell('fetch', request('/assets/app-b1.js'));
  expect(await answer?.text()).toBe('code of b1');
  expect(requested).toEqual([]);
  served['/assets/app-b0.js'] = new Response('code of b0');
  const other = await world.tell('fetch', request('/assets/app-b0.js'));
  expect(await other?.text()).toBe('code of b0');
  expect(requested).toEqual(['/assets/app-b0.js']);
});
