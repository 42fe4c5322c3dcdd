import 'fake-indexeddb/auto'; // without a global one, dexie's liveQuery never looks
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { signalValue } from '#sync/wire/signal-value.ts';
import { nextStatus, unsyncedStatus } from '#sync/wire/sync-status.ts';
import { forgetAcked } from '#sync/receipts/receipts.ts';
import { settled, takenLater } from './settled.ts';

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

test('a waiting mutation says what it waits for, as it is when the waiting ends', async () => {
  await db.outbox.add(record as never);
  const status = signalValue(unsyncedStatus);
  const account = { local: { db }, sync: { status } } as never;
  const outcome = settled(account, 'm1', 0);
  status.set(nextStatus(status.get(), { phase: 'needs_sign_in' })); // the status of the round that storing it started
  expect(await outcome).toEqual({ kind: 'waiting', way: 'needs_sign_in' });
  status.set(nextStatus(status.get(), { phase: 'synced' }));
  expect(await settled(account, 'm1', 0)).toEqual({ kind: 'waiting', way: 'sending' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await settled(account, 'm1', 0)).toEqual({ kind: 'waiting', way: 'no_signal' });
});

test('after a sign-out nothing is said of what was asked for before', async () => {
  await db.outbox.add(record as never);
  const account = { local: { db }, sync: { status: signalValue(unsyncedStatus) } } as never;
  const outcome = settled(account, 'm1', 50);
  await db.outbox.count();
  db.close();
  expect(await outcome).toEqual({ kind: 'withdrawn' });
});

test('a refusal comes with its code, and with the argument that the server named', async () => {
  await db.outbox.add({
    ...record,
    status: 'rejected',
    error: { code: 'invalid_args', field: 'time' },
  } as never);
  const account = { local: { db }, sync: { status: signalValue(unsyncedStatus) } } as never;
  const refused = { kind: 'refused', code: 'invalid_args', field: 'time' };
  expect(await settled(account, 'm1')).toEqual(refused);
  await db.outbox.where('id').equals('m1').modify({ error: undefined });
  expect(await settled(account, 'm1')).toEqual({ kind: 'refused', code: 'internal' });
});

test('what was taken back while it waited is not told as done', async () => {
  const account = { local: { db }, sync: { status: signalValue(unsyncedStatus) } } as never;
  const seq = await db.outbox.add({ ...record, name: 'cancel_event@1', args: {} } as never);
  const outcome = settled(account, 'm1');
  await db.outbox.delete(seq);
  expect(await outcome).toEqual({ kind: 'withdrawn' });
  // one that the server did leaves a receipt
  await db.outbox.add({
    ...record,
    seq,
    status: 'acked',
    epoch: 'e',
    name: 'x@1',
    args: {},
  } as never);
  await forgetAcked(db, ['m1']);
  expect(await settled(account, 'm1')).toEqual({ kind: 'applied' });
});

test('what the server did comes with how many rows it touched', async () => {
  const touched = Array.from({ length: 3 }, () => ['patches', 'p1']);
  await db.outbox.add({ ...record, status: 'acked', touched } as never);
  const account = { local: { db }, sync: { status: signalValue(unsyncedStatus) } } as never;
  expect(await settled(account, 'm1')).toEqual({ kind: 'applied', touched: 3 });
});

test.each(['acked', 'forgotten', 'rejected', 'discarded', 'queued'] as const)(
  'a mutation that took longer than the patience, %s later, is told as done only if it is',
  async (later) => {
    const asked = {
      ...record,
      name: 'cancel_event@1',
      args: {},
      created_at: '2026-01-01T00:00:00Z',
    };
    const seq = await db.outbox.add(asked as never);
    const taken = takenLater({ local: { db } } as never, ['m1'], later === 'queued' ? 50 : 15_000);
    if (later === 'discarded') await db.outbox.delete(seq);
    else if (later === 'forgotten') {
      await db.outbox.update(seq, { status: 'acked', epoch: 'e' });
      await forgetAcked(db, ['m1']);
    } else await db.outbox.update(seq, { status: later });
    expect(await taken).toBe(later === 'acked' || later === 'forgotten');
  },
);
