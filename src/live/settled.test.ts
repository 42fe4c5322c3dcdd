import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { signalValue } from '#sync/device/signal-value.ts';
import { nextStatus, unsyncedStatus } from '#sync/sync-status.ts';
import { settled } from './settled.ts';

let db: DeviceDatabase;
beforeEach(() => {
  db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  db.close();
  vi.unstubAllGlobals();
});

const record = { id: 'm1', status: 'queued', lane: 'x' };

test('a waiting mutation says whether the session has expired, as it is when the waiting ends', async () => {
  await db.outbox.add(record as never);
  const status = signalValue(unsyncedStatus);
  const account = { engine: { db }, sync: { status } } as never;
  const outcome = settled(account, 'm1', 0);
  status.set(nextStatus(status.get(), { phase: 'needs_sign_in' })); // the round that it started
  expect(await outcome).toEqual({ kind: 'waiting', expired: true });
  status.set(nextStatus(status.get(), { phase: 'synced' }));
  expect(await settled(account, 'm1', 0)).toEqual({ kind: 'waiting', expired: false });
});
