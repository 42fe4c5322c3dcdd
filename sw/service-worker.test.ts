import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHECK_TAG, SEND_TAG } from '#sync/device/background-sync.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { eraseSession } from '#sync/identity/session.ts';
import { registerPushDevice } from '#sync/account/push-device.ts';
import { waitingRecords } from '#tests/fixtures/outbox/waiting-records.ts';
import { pushSubscription } from '#tests/fixtures/samples/push-subscription.ts';
import { signInWorker } from '#tests/fixtures/browser/signed-in-worker.ts';
import { servedWorker } from '#tests/fixtures/browser/served-worker.ts';
import { ORIGIN } from '#tests/fixtures/browser/worker-world.ts';

const ME = 'aaaaaaaa-0000-7000-8000-000000000001';
const { WindowClient, served, requested, ...world } = servedWorker();
await import('./service-worker.ts');
const { shared } = await import('./owner.ts');

let db: DeviceDatabase;
beforeEach(async () => {
  vi.clearAllMocks();
  await signInWorker(ME);
  db = new DeviceDatabase(ME);
  await db.open();
});
afterEach(async () => {
  await db.delete();
  await eraseSession(shared);
});

const record = waitingRecords(ME, () => crypto.randomUUID());
const [operator_id, event_id] = [crypto.randomUUID(), crypto.randomUUID()];
/** Puts a mutation into the queue. */
const queue = () => db.outbox.add(record('cancel_registration@1', { operator_id, event_id }));
const PUSH = '/rest/v1/rpc/sync_push';
const PULL = '/rest/v1/rpc/sync_pull';

test('the worker is installed completely, and answers without a network from then on', async () => {
  await world.tell('install');
  expect(world.files('qg-app')).toHaveLength(2);
  for (const path of Object.keys(served)) delete served[path];
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

test('when the worker takes over, it deletes files that no version needs, and claims the uncontrolled pages', async () => {
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

test('[W3] a sync event sends what waits, and fails while something waits; our other tag makes it look for news', async () => {
  await queue();
  await expect(world.tell('sync', { tag: SEND_TAG })).rejects.toThrow('1 still to send');
  expect(requested).toEqual([PUSH]);
  requested.length = 0;
  await world.tell('sync', { tag: 'of somebody else' });
  expect(requested).toEqual([]);
  await complete();
  await world.tell('sync', { tag: CHECK_TAG });
  expect(requested).toEqual([PULL]);
});

const complete = () =>
  db.scopes.put({ scope: 'me', c: {}, epoch: 'e', complete: true, synced_at: 1 } as never);

test('[W7] the periodic event looks for news and sends; a failed send does not fail the event', async () => {
  await queue();
  await complete();
  await world.tell('periodicsync', { tag: 'of somebody else' });
  expect(requested).toEqual([]);
  await world.tell('periodicsync', { tag: CHECK_TAG });
  expect(requested.toSorted()).toEqual([PULL, PUSH]);
});

test('a push is shown, and then it sends what waits', async () => {
  await queue();
  await world.tell('push', { data: { json: () => ({ title: 'Serra', body: 'Adiada' }) } });
  expect(world.shown).toHaveBeenCalledOnce();
  expect(requested).toEqual([PUSH]);
});

test('a pressed notification closes and opens its page, and what waits is sent', async () => {
  await queue();
  const close = vi.fn();
  await world.tell('notificationclick', { notification: { close, data: { path: '/event/1' } } });
  expect(close).toHaveBeenCalledOnce();
  expect(world.opened).toHaveBeenCalledWith('/event/1');
  expect(requested).toEqual([PUSH]);
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

test('[W4] the worker waits for the round of a page before it takes over', async () => {
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request(`sync:${ME}`, () => page.promise);
  const taking = say('SKIP_WAITING');
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  expect(world.skipped).not.toHaveBeenCalled();
  page.resolve();
  await Promise.all([held, taking]);
  expect(world.skipped).toHaveBeenCalledOnce();
});

test('[W4] a page that keeps the sync lock is not interrupted: the worker gives up, and takes over when it is asked again', async () => {
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request(`sync:${ME}`, () => page.promise);
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  const taking = say('SKIP_WAITING');
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  over.abort(new DOMException('60 s are over', 'TimeoutError'));
  await taking; // not an error of the worker: the page measures the time itself
  expect(world.skipped).not.toHaveBeenCalled();
  timeout.mockRestore();
  page.resolve();
  await held;
  await say('SKIP_WAITING');
  expect(world.skipped).toHaveBeenCalledOnce();
});

test('[W4] with nobody signed in it takes over too', async () => {
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
  const asked_for = { user_id: ME, language: 'es', at } as const;
  await registerPushDevice(db, { ...asked_for, subscription: oldSubscription });
  const newSubscription = pushSubscription('https://push.exemplo.test/new');
  const told = world.tell('pushsubscriptionchange', { oldSubscription, newSubscription });
  await expect(told).rejects.toThrow('2 still to send'); // there is no network
  expect((await db.outbox.toArray()).at(-1)?.args).toMatchObject({
    endpoint: 'https://push.exemplo.test/new',
  });
  expect(requested).toEqual([PUSH]);
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
