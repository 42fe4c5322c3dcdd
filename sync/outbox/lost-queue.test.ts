import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { enqueue } from './enqueue.ts';
import { claim, settle } from './outbox.ts';
import { followWaiting, forgetWaiting, understoodLoss } from './lost-queue.ts';

const stored = stubLocalStorage();
const nextId = seededIds(11);
const user = nextId();
const KEY = `qg.waiting.qg:${user}:q`;
const newDevice = () => new DeviceDatabase(user, { indexedDB: new IDBFactory(), IDBKeyRange });

let db: DeviceDatabase;
let stop = () => {};
beforeEach(() => {
  db = newDevice();
});
afterEach(() => stop());

const ask = (on = db) =>
  enqueue(on, {
    user_id: user,
    name: 'join_waiting_list@1',
    args: { id: nextId(), event_id: nextId(), name: 'Ana Souza' },
    label: 'Operação Cerrado',
    at: '2026-11-22T12:00:00.000Z',
    id: nextId(),
  });

/**
 * Follows the count like an open page.
 * @returns what it was told
 */
function follow(on = db): { lost: number | undefined } {
  stop();
  const told: { lost: number | undefined } = { lost: undefined };
  stop = followWaiting(on, (lost) => (told.lost = lost));
  return told;
}

const waiting = () => (JSON.parse(stored.get(KEY) ?? '{}') as { waiting?: number }).waiting;

test('[U11] what waits is counted outside of IndexedDB too, up and down', async () => {
  const told = follow();
  await expect.poll(() => waiting()).toBe(0);
  await ask();
  await ask();
  await expect.poll(() => waiting()).toBe(2);
  const [first, second] = await claim(db, Date.now());
  await settle(db, [{ id: first!.id, status: 'applied', touched: [] }]);
  await settle(db, [{ id: second!.id, status: 'rejected', code: 'event_full', touched: [] }]);
  await expect.poll(() => waiting()).toBe(0);
  expect(told.lost).toBe(0);
});

test('[U11] when IndexedDB is cleared while two mutations wait, it says two until the person has seen it', async () => {
  follow();
  await ask();
  await ask();
  await expect.poll(() => waiting()).toBe(2);

  const cleared = newDevice();
  const told = follow(cleared);
  await expect.poll(() => told.lost).toBe(2);
  expect(waiting()).toBe(0);
  await ask(cleared); // the person continues, and nothing is counted twice
  await expect.poll(() => waiting()).toBe(1);
  expect(told.lost).toBe(2);
  expect(follow(cleared).lost).toBeUndefined();

  const again = follow(cleared); // the next start
  await expect.poll(() => again.lost).toBe(2);
  understoodLoss(cleared);
  expect(again.lost).toBe(0);
  expect(waiting()).toBe(1);
});

test('[U11] cleared again before the person has seen it: both losses are added up', async () => {
  follow();
  await ask();
  await expect.poll(() => waiting()).toBe(1);
  const second = newDevice();
  follow(second);
  await ask(second);
  await ask(second);
  await expect.poll(() => waiting()).toBe(2);
  const told = follow(newDevice());
  await expect.poll(() => told.lost).toBe(3);
});

test('[U11] when nothing waited, or the queue was discarded on purpose, nothing is said', async () => {
  follow();
  const { id } = await ask();
  await expect.poll(() => waiting()).toBe(1);
  forgetWaiting(user);
  expect(stored.size).toBe(0);
  const told = follow(newDevice());
  await expect.poll(() => told.lost).toBe(0);

  follow();
  await expect.poll(() => waiting()).toBe(1);
  await settle(db, [{ id, status: 'applied', touched: [] }]);
  await expect.poll(() => waiting()).toBe(0);
  const later = follow(newDevice());
  await expect.poll(() => later.lost).toBe(0);
});

test('[U11] a storage that is forbidden, or holds foreign content, causes no error', async () => {
  stored.set(KEY, 'not JSON');
  const told = follow();
  await expect.poll(() => told.lost).toBe(0);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await ask();
  expect(await db.outbox.count()).toBe(1);
});
