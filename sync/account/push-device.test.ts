import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { pushSubscription } from '#tests/fixtures/samples/push-subscription.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { pushDevice, registerPushDevice } from './push-device.ts';

const nextId = seededIds(5);
const ana = nextId();
const openDevice = () => new DeviceDatabase(ana, { indexedDB: new IDBFactory(), IDBKeyRange });
const asked = (endpoint: string) => ({
  user_id: ana,
  subscription: pushSubscription(endpoint),
  language: 'pt-BR' as const,
  at: '2026-11-21T12:00:00.000Z',
});

test('a browser is one device however often its subscription changes', async () => {
  const db = openDevice();
  expect(await pushDevice(db)).toBeNull();
  const first = await registerPushDevice(db, asked('https://push.exemplo.test/1'));
  const second = await registerPushDevice(db, {
    ...asked('https://push.exemplo.test/2'),
    language: 'es',
  });
  const { id, language } = (await pushDevice(db))!;
  expect(language).toBe('es');
  expect([first.args, second.args]).toEqual([
    expect.objectContaining({ id, endpoint: 'https://push.exemplo.test/1' }),
    expect.objectContaining({ id, endpoint: 'https://push.exemplo.test/2' }),
  ]);
  expect(second).toMatchObject({ name: 'register_device@1', lane: 'device', status: 'queued' });
  db.close();
});

test('a subscription without keys is not registered', async () => {
  const db = openDevice();
  const subscription = { toJSON: () => ({ endpoint: 'https://push.exemplo.test/1' }) };
  await expect(
    registerPushDevice(db, { ...asked(''), subscription: subscription as PushSubscription }),
  ).rejects.toThrow();
  expect([await db.outbox.count(), await pushDevice(db)]).toEqual([0, null]);
  db.close();
});
