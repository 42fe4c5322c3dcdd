import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushSubscription } from '#tests/fixtures/samples/push-subscription.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { registerPushDevice } from '#sync/account/push-device.ts';
import { eraseSession } from '#sync/identity/session.ts';
import { signInWorker } from '#tests/fixtures/browser/signed-in-worker.ts';
import { shared } from '../owner.ts';
import { renewSubscription } from './push-subscription.ts';

const ME = 'aaaaaaaa-0000-7000-8000-000000000001';
const old = pushSubscription('https://push.exemplo.test/old');
const fresh = pushSubscription('https://push.exemplo.test/new');
const subscribe = vi.fn();

let db: DeviceDatabase;
beforeEach(async () => {
  subscribe.mockReset().mockResolvedValue(fresh);
  vi.stubGlobal('registration', { pushManager: { subscribe } });
  await signInWorker(ME);
  db = new DeviceDatabase(ME);
  await db.open();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
  await eraseSession(shared);
});

const register = () =>
  registerPushDevice(db, {
    user_id: ME,
    subscription: old,
    language: 'es',
    at: '2026-11-21T12:00:00.000Z',
  });
const endpoints = async () =>
  (await db.outbox.toArray()).map(({ args }) => (args as { endpoint: string }).endpoint);

test('the server receives the new address, under the same device', async () => {
  await register();
  await renewSubscription({ oldSubscription: old, newSubscription: fresh });
  expect(await endpoints()).toEqual([old.endpoint, fresh.endpoint]);
  const [first, renewed] = (await db.outbox.toArray()).map(({ args }) => args);
  expect(renewed).toEqual({ ...first, endpoint: fresh.endpoint }); // id and language stay the same
  expect(subscribe).not.toHaveBeenCalled();
});

test('an expired subscription is renewed with the key of the old one', async () => {
  await register();
  await renewSubscription({ oldSubscription: old, newSubscription: null });
  expect(await endpoints()).toEqual([old.endpoint, fresh.endpoint]);
  const { applicationServerKey } = old.options;
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
});

test('nothing is renewed where the browser needs the person’s consent, or forgot the old subscription', async () => {
  await register();
  subscribe.mockRejectedValue(new DOMException('permission denied', 'NotAllowedError'));
  await renewSubscription({ oldSubscription: old, newSubscription: null });
  await renewSubscription({ oldSubscription: null, newSubscription: null });
  const keyless = { options: { applicationServerKey: null } } as unknown as PushSubscription;
  await renewSubscription({ oldSubscription: keyless, newSubscription: null });
  expect(subscribe).toHaveBeenCalledOnce(); // a browser is not asked without a key
  expect(await endpoints()).toEqual([old.endpoint]);
});

test('[S5] a person who did not ask for messages gets none here', async () => {
  await renewSubscription({ oldSubscription: old, newSubscription: fresh });
  expect(await endpoints()).toEqual([]);
  await register();
  await eraseSession(shared);
  await renewSubscription({ oldSubscription: old, newSubscription: fresh });
  expect(await endpoints()).toEqual([old.endpoint]);
});
