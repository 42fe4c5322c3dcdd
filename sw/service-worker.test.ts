import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHECK_TAG, SEND_TAG } from '#sync/device/background-sync.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { eraseSession } from '#sync/identity/session.ts';
import { registerPushDevice } from '#sync/device/push-device.ts';
import { pushSubscription } from '#tests/fixtures/push-subscription.ts';
import { signInWorker } from '#tests/fixtures/signed-in-worker.ts';
import { ORIGIN, workerWorld } from '#tests/fixtures/worker-world.ts';

const ME = 'aaaaaaaa-0000-7000-8000-000000000001';
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
const { shared } = await import('./device.ts');

let served: Record<string, Response>;
let asked: string[];
let db: DeviceDatabase;
beforeEach(async () => {
  vi.clearAllMocks();
  asked = [];
  const page = (build: string) =>
    new Response(`<meta name="qg-build" content="${build}">`, {
      headers: { 'content-type': 'text/html' },
    });
  served = { '/index.html': page('b2'), '/assets/app-b2.js': new Response('code') };
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
  await signInWorker(ME);
  db = new DeviceDatabase(ME);
  await db.open();
});
afterEach(async () => {
  await db.delete();
  await eraseSession(shared);
});

/** Puts a mutation into the queue. */
const queue = () =>
  db.outbox.add({
    id: 'm1',
    user_id: ME,
    device_id: 'd1',
    lane: 'x',
    once: 'm1',
    name: 'cancel_registration@1',
    args: { event_id: 'e1' },
    label: 'Serra',
    created_at: '2026-11-21T12:00:00.000Z',
    status: 'queued',
    attempts: 0,
    next_at: 0,
  });
const PUSH = '/rest/v1/rpc/sync_push';
const PULL = '/rest/v1/rpc/sync_pull';

test('it is installed completely, and answers without a network from then on', async () => {
  await world.tell('install');
  expect(world.files('qg-app')).toHaveLength(2);
  served = {};
  const get = (path: string) => world.tell('fetch', { request: new Request(ORIGIN + path) });
  const navigation = { mode: 'navigate' };
  const request = {
    method: 'GET',
    url: `${ORIGIN}/event/1`,
    headers: new Headers(),
    ...navigation,
  };
  const page = await world.tell('fetch', { request });
  expect(await page?.text()).toContain('content="b2"');
  expect(await (await get('/assets/app-b2.js'))?.text()).toBe('code');
  expect(await get('/rest/v1/airsoft_events')).toBeUndefined();
  expect(await get('/robots.txt')).toBeUndefined();
});

test.each([
  ['a page of another build', '/index.html', '<meta name="qg-build" content="b1">', 200],
  ['a portal that answers for a file', '/assets/app-b2.js', '<html>Wi-Fi</html>', 200],
  ['a file that is not there', '/assets/app-b2.js', '', 404],
])('%s is not installed', async (_, path, text, status) => {
  const cache = await caches.open('qg-app');
  for (const { url } of await cache.keys()) await cache.delete(url);
  served[path] = new Response(text, { status, headers: { 'content-type': 'text/html' } });
  await expect(world.tell('install')).rejects.toMatchObject({ name: 'bad-precaching-response' });
});

test('when it takes over, files that no version needs are deleted, and it claims the uncontrolled pages', async () => {
  await world.tell('install');
  const cache = await caches.open('qg-app');
  await cache.put(`${ORIGIN}/assets/app-b0.js`, new Response('old'));
  await world.tell('activate');
  expect(world.files('qg-app')).not.toContain('/assets/app-b0.js');
  expect(world.files('qg-app')).toHaveLength(2);
  expect(world.claimed).toHaveBeenCalledOnce();
});

test('a record of versions by an older worker that cannot be read is no obstacle', async () => {
  const kept = await caches.open('qg-versions');
  await kept.put('/versions.json', Response.json([{ build: 7 }]));
  await world.tell('install');
  expect(await (await kept.match('/versions.json'))?.json()).toMatchObject([{ build: 'b2' }]);
});

test('[W3] a sync event sends what waits, and fails while something waits; our other tag looks for news', async () => {
  await queue();
  await expect(world.tell('sync', { tag: SEND_TAG })).rejects.toThrow('1 still to send');
  expect(asked).toEqual([PUSH]);
  asked = [];
  await world.tell('sync', { tag: 'of somebody else' });
  expect(asked).toEqual([]);
  await complete();
  await world.tell('sync', { tag: CHECK_TAG });
  expect(asked).toEqual([PULL]);
});

const complete = () =>
  db.scopes.put({ scope: 'me', c: {}, epoch: 'e', complete: true, synced_at: 1 } as never);

test('[W7] the periodic event looks for news and sends; a failed send does not fail the event', async () => {
  await queue();
  await complete();
  await world.tell('periodicsync', { tag: 'of somebody else' });
  expect(asked).toEqual([]);
  await world.tell('periodicsync', { tag: CHECK_TAG });
  expect(asked.toSorted()).toEqual([PULL, PUSH]);
});

test('a push is shown, and then it sends what waits', async () => {
  await queue();
  await world.tell('push', { data: { json: () => ({ title: 'Serra', body: 'Adiada' }) } });
  expect(world.shown).toHaveBeenCalledOnce();
  expect(asked).toEqual([PUSH]);
});

test('a pressed notification closes and opens its page, and what waits is sent', async () => {
  await queue();
  const close = vi.fn();
  await world.tell('notificationclick', { notification: { close, data: { path: '/event/1' } } });
  expect(close).toHaveBeenCalledOnce();
  expect(world.opened).toHaveBeenCalledWith('/event/1');
  expect(asked).toEqual([PUSH]);
});

const say = (type: string, source: unknown = new WindowClient(`${ORIGIN}/events`)) =>
  world.tell('message', { data: { type }, source });

test('[W4] one of our pages decides when it takes over, and claims it', async () => {
  await say('SKIP_WAITING');
  expect(world.skipped).toHaveBeenCalledOnce();
  await say('CLAIM');
  expect(world.claimed).toHaveBeenCalledOnce();
});

test.each([
  ['another origin', new WindowClient('https://evil.example/')],
  ['no page', { url: `${ORIGIN}/events` }],
  ['nobody', null],
])('a message from %s has no effect, nor has an unknown one', async (_, source) => {
  await say('SKIP_WAITING', source);
  await say('CLAIM', source);
  await say('SELL');
  expect(world.skipped).not.toHaveBeenCalled();
  expect(world.claimed).not.toHaveBeenCalled();
});

test('[W4] it waits for the round of a page before it takes over', async () => {
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request(`sync:${ME}`, () => page.promise);
  const taking = say('SKIP_WAITING');
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  expect(world.skipped).not.toHaveBeenCalled();
  page.resolve();
  await Promise.all([held, taking]);
  expect(world.skipped).toHaveBeenCalledOnce();
});

test('[W4] a page that keeps the line is not pushed aside: the worker gives up, and takes over when it is asked again', async () => {
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request(`sync:${ME}`, () => page.promise);
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  const taking = say('SKIP_WAITING');
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  over.abort(new DOMException('60 s are over', 'TimeoutError'));
  await taking; // no failure of the worker: the page counts the time itself
  expect(world.skipped).not.toHaveBeenCalled();
  timeout.mockRestore();
  page.resolve();
  await held;
  await say('SKIP_WAITING');
  expect(world.skipped).toHaveBeenCalledOnce();
});

test('[W4] nobody is signed in: it takes over all the same', async () => {
  await eraseSession(shared);
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request('sync:anon', () => page.promise);
  const taking = say('SKIP_WAITING');
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  page.resolve();
  await Promise.all([held, taking]);
  expect(world.skipped).toHaveBeenCalledOnce();
});

test('[W6] a subscription that the browser replaced is registered again and sent', async () => {
  const at = '2026-11-21T12:00:00.000Z';
  const oldSubscription = pushSubscription('https://push.exemplo.test/old');
  const asked_for = { user_id: ME, language: 'es', id: crypto.randomUUID(), at } as const;
  await registerPushDevice(db, { ...asked_for, subscription: oldSubscription });
  const newSubscription = pushSubscription('https://push.exemplo.test/new');
  const told = world.tell('pushsubscriptionchange', { oldSubscription, newSubscription });
  await expect(told).rejects.toThrow('2 still to send'); // there is no network
  expect((await db.outbox.toArray()).at(-1)?.args).toMatchObject({
    endpoint: 'https://push.exemplo.test/new',
  });
  expect(asked).toEqual([PUSH]);
});

test('STOP ends the current send', async () => {
  await queue();
  const sending = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    sending.resolve();
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  const sync = world.tell('sync', { tag: SEND_TAG });
  await sending.promise;
  await say('STOP');
  await sync;
  expect((await db.outbox.toArray())[0]).toMatchObject({ status: 'queued' });
});
