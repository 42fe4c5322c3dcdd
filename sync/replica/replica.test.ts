import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, expect, test, vi } from 'vitest';
import { mapDisk, mapStore } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { replicaContract } from '#tests/fixtures/replica/replica-contract.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { applyRows } from './apply.ts';
import { collectionNames } from '../wire/protocol.ts';
import { openReplica, replicaMade, replicaName, replicaStore, type Replica } from './replica.ts';

// as in a browser, where replicas talk over its BroadcastChannel: in Node RxDB talks over files, and
// waits for 200 ms as it closes
vi.stubGlobal('self', globalThis);

const nextId = seededIds(12);
const epoch = nextId();

async function open(storage: Parameters<typeof openReplica>[0]['storage'], name = `t-${nextId()}`) {
  const replica = await openReplica({ name, storage });
  return { replica, store: replicaStore(replica), close: async () => void (await replica.close()) };
}
const dexie = (indexedDB = new IDBFactory()) => getRxStorageDexie({ indexedDB, IDBKeyRange });

replicaContract('maps', async () => ({ store: mapStore(mapDisk()), close: async () => undefined }));
replicaContract('RxDB in memory', () => open(getRxStorageMemory()));
replicaContract('RxDB on IndexedDB', () => open(dexie()));

let opened: Replica | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
const arenas = (count: number) => Array.from({ length: count }, () => arenaRow({ id: nextId() }));
const apply = (replica: Replica, rows: ReturnType<typeof arenas>) =>
  applyRows(replicaStore(replica), { collection: 'arenas', scopes: ['public'], epoch, rows });

test('a page of rows is one change to every live query', async () => {
  const { replica } = await open(getRxStorageMemory());
  opened = replica;
  const counts: number[] = [];
  const query = replica.arenas.find().$.subscribe((docs) => void counts.push(docs.length));
  await replica.arenas.find().exec();
  await apply(replica, arenas(30));
  const [row] = arenas(1);
  await apply(replica, [row!]);
  await expect.poll(() => counts, { interval: 5 }).toEqual([0, 30, 31]);
  query.unsubscribe();
});

test('[S8] a replica says when each of its databases is made', async () => {
  const indexedDB = new IDBFactory();
  const { replica } = await open(dexie(indexedDB), 'made');
  opened = replica;
  await replicaMade(replica);
  const names = (await indexedDB.databases()).map(({ name }) => name!);
  for (const collection of collectionNames) {
    expect(names.filter((name) => name.includes(`--${collection}`))).toHaveLength(1);
  }
});

test('a scope is found by an index, not by a full scan', async () => {
  const { replica, store } = await open(getRxStorageMemory());
  opened = replica;
  const query = vi.spyOn(replica.operators.storageInstance, 'query');
  await store.inScope('operators', 'me');
  await store.inScope('operators', `event:${nextId()}`);
  const plans = query.mock.calls.map(([{ queryPlan }]) => queryPlan);
  expect(plans).toMatchObject([
    { index: ['_deleted', 'me', 'id'], selectorSatisfiedByIndex: true },
    { index: ['_deleted', 'event_id', 'id'], selectorSatisfiedByIndex: true },
  ]);
});

test('all rows of a collection are read in parts, so that a page answers a tap between them', async () => {
  const { replica, store } = await open(getRxStorageMemory());
  opened = replica;
  const rows = arenas(1_001);
  await apply(replica, rows);
  const mine = rows.slice(0, 2);
  const what = { collection: 'arenas', scopes: ['me'], epoch, rows: mine } as const;
  await applyRows(store, what);
  const query = vi.spyOn(replica.arenas.storageInstance, 'query');
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted();
  expect(ids(await store.inScope('arenas', 'public'))).toEqual(ids(rows));
  const parts = await Promise.all(query.mock.results.map(({ value }) => value));
  expect(parts.map(({ documents }) => documents.length)).toEqual([500, 499, 2]);
  for (const [{ queryPlan }] of query.mock.calls) {
    expect(queryPlan).toMatchObject({
      index: ['_deleted', 'me', 'id'],
      selectorSatisfiedByIndex: true,
      sortSatisfiedByIndex: true,
    });
  }
});

test('[P4] [case 31] closed and opened again it has the same id and rows; lost, another id', async () => {
  const disk = new IDBFactory();
  const name = `t-${nextId()}`;
  const first = await open(dexie(disk), name);
  const id = await first.store.id();
  const [row] = arenas(1);
  await apply(first.replica, [row!]);
  await first.close();

  const again = await open(dexie(disk), name);
  expect(await again.store.id()).toBe(id);
  expect((await again.store.read('arenas', [row!.id])).get(row!.id)).toMatchObject({ row });
  await again.close();

  const lost = await open(dexie(new IDBFactory()), name);
  opened = lost.replica;
  expect(await lost.store.id()).not.toBe(id);
});

test('[P9] [S5] a database name for each person and each shape of the rows', () => {
  expect(replicaName('ana')).toMatch(/^qg-ana-r[0-9a-z]+$/);
  expect(replicaName('ana')).toBe(replicaName('ana'));
  expect(replicaName('bia')).not.toBe(replicaName('ana'));
});

test('[hole M3] a replica that half opened on a full phone is closed: once there is room, the same name opens, at each step', async () => {
  const name = `t-${nextId()}`;
  const full = new DOMException('full', 'QuotaExceededError');
  let failures = 0;
  for (let step = 1; ; step++) {
    const storage = getRxStorageMemory();
    const { createStorageInstance } = storage;
    let asked = 0;
    storage.createStorageInstance = ((params: Parameters<typeof createStorageInstance>[0]) =>
      ++asked === step
        ? Promise.reject(full)
        : createStorageInstance.call(storage, params)) as typeof createStorageInstance;
    const failed = await openReplica({ name, storage }).then(
      (replica) => replica.close().then(() => false),
      () => true,
    );
    const { close } = await open(getRxStorageMemory(), name); // throws DB8 while the name is in use
    await close();
    if (!failed) break;
    failures += 1;
  }
  expect(failures).toBeGreaterThan(collectionNames.length);
});
