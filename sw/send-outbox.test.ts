import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { eraseSession } from '#sync/identity/session.ts';
import { signInWorker } from '#tests/fixtures/browser/signed-in-worker.ts';
import { shared } from './owner.ts';
import { sendOutbox, stopSending } from './send-outbox.ts';

const ME = 'aaaaaaaa-0000-7000-8000-000000000001';
const MUTATION = 'bbbbbbbb-0000-7000-8000-000000000001';
const EVENT = 'eeeeeeee-0000-7000-8000-000000000001';

let db: DeviceDatabase;

beforeEach(async () => {
  await signInWorker(ME);
  db = new DeviceDatabase(ME);
  await db.outbox.add({
    id: MUTATION,
    user_id: ME,
    device_id: 'cccccccc-0000-7000-8000-000000000001',
    lane: `event:${EVENT}`,
    once: MUTATION,
    name: 'cancel_registration@1',
    args: { event_id: EVENT },
    label: 'Operação Serra',
    created_at: '2026-11-21T12:00:00.000Z',
    status: 'queued',
    attempts: 3,
    next_at: Date.now() + 300_000, // in backoff after earlier failures
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
  await eraseSession(shared);
});

const answer = (body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body))),
  );
const applied = {
  v: 1,
  as_user: ME,
  epoch: '5d3c8e2a-0000-4000-8000-000000000000',
  server_now: '2026-11-21T12:00:00Z',
  results: [{ id: MUTATION, status: 'applied' }],
  rows: [],
};
const status = async () => (await db.outbox.where('id').equals(MUTATION).first())?.status;

test('[W3] sends what waits at once, and resolves when nothing is left', async () => {
  answer(applied);
  await sendOutbox();
  expect(await status()).toBe('acked');
  expect(fetch).toHaveBeenCalledOnce();
});

test('[U7] throws while something waits, so that the browser tries again; the record stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(sendOutbox()).rejects.toThrow('1 still to send');
  expect(await status()).toBe('queued');
});

test('a captive portal counts as a network failure', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Wi-Fi</html>')));
  await expect(sendOutbox()).rejects.toThrow('1 still to send');
  expect(await status()).toBe('queued');
});

test('[U6] an answer for another person settles nothing', async () => {
  answer({ ...applied, as_user: 'aaaaaaaa-0000-7000-8000-000000000002' });
  await expect(sendOutbox()).rejects.toThrow('1 still to send');
  expect(await status()).toBe('queued');
});

test('[S5] with nobody signed in a kept queue is not touched, and no request is sent', async () => {
  answer(applied);
  await eraseSession(shared);
  await sendOutbox();
  expect(await status()).toBe('queued');
  expect(fetch).not.toHaveBeenCalled();
});

test('[S4] a database that the sign-out deleted is not created again', async () => {
  answer(applied);
  await db.delete();
  await sendOutbox();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(db.name);
});

test('STOP ends a request that hangs; the record stays and the event does not fail', async () => {
  const asked = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      resolve();
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
  });
  const sending = sendOutbox();
  await asked;
  stopSending();
  await sending;
  expect(await status()).toBe('queued');
});

test('[W2] while a page holds the lock it waits, and sends afterwards', async () => {
  answer(applied);
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request(`sync:${ME}`, () => page.promise);
  const sending = sendOutbox();
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  expect(fetch).not.toHaveBeenCalled();
  page.resolve();
  await Promise.all([held, sending]);
  expect(await status()).toBe('acked');
});

test('[W2] it waits and sends within the three minutes that a browser gives', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer(applied);
  await sendOutbox();
  const [[wait_ms] = [0], [work_ms] = [0]] = timeout.mock.calls;
  timeout.mockRestore();
  expect([wait_ms, work_ms]).toEqual([30_000, 120_000]);
});

test('STOP when everything is sent is no failure', async () => {
  vi.stubGlobal('fetch', async () => {
    stopSending();
    return Response.json(applied);
  });
  await sendOutbox();
});

test('STOP while it waits for the lock: once it gets the lock, the queue is not touched', async () => {
  answer(applied);
  const [before] = await db.outbox.toArray();
  const page = Promise.withResolvers<void>();
  const held = navigator.locks.request(`sync:${ME}`, () => page.promise);
  const sending = sendOutbox();
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  stopSending();
  page.resolve();
  await Promise.all([held, sending]);
  expect(await db.outbox.toArray()).toEqual([before]);
  expect(fetch).not.toHaveBeenCalled();
});

test('[S4] a database that is deleted while a request hangs does not come back', async () => {
  const asked = Promise.withResolvers<() => void>();
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    asked.resolve(() => answer.resolve(Response.json(applied)));
    return answer.promise;
  });
  const sending = sendOutbox().catch(() => 'not sent');
  const reply = await asked.promise;
  db.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(db.name).addEventListener('success', resolve);
  });
  reply();
  await sending;
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(db.name);
});
