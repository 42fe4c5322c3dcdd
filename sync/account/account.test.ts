import 'fake-indexeddb/auto';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { sessionOf } from '#tests/fixtures/samples/session.ts';
import { openAccount, removeLeftovers, shared, storedSession, type Account } from './account.ts';
import { DeviceDatabase, deviceDatabaseName } from '../device/device-database.ts';
import { beginLeaving } from './leave-device.ts';
import { rememberedPerson, rememberPerson } from '../identity/person.ts';
import { eraseSession, readConfig, writeSession } from '../identity/session.ts';
import { replicaLock, replicaName } from '../replica/replica.ts';

const sync = vi.hoisted(() => ({ start: vi.fn(), stop: vi.fn(() => Promise.resolve()) }));
vi.mock('./page-sync.ts', () => ({ startPageSync: sync.start }));
const storage = vi.hoisted(() => vi.fn());
vi.mock('../storage/open-storage.ts', () => ({ openStorage: storage }));
const made = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../storage/storage-thread.ts', () => ({ makeDatabases: made }));
const sweep = vi.hoisted(() => vi.fn());
vi.mock('../receipts/receipts.ts', () => ({ sweepReceipts: sweep }));

const server = { url: 'http://server', publishable_key: 'key' };
const nextId = seededIds(31);
let ana: { id: string; email: string; name: string };
const session = () => sessionOf(ana.id);
let opened: Account[] = [];
stubLocalStorage();
beforeEach(() => {
  vi.clearAllMocks();
  ana = { id: nextId(), email: 'ana@exemplo.com', name: 'Ana' };
  storage.mockImplementation(() => getRxStorageMemory());
  sync.start.mockResolvedValue({ stop: sync.stop });
  vi.stubGlobal('sessionStorage', { removeItem: vi.fn() });
});
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  opened = [];
});
async function open(person: typeof ana | null): Promise<Account> {
  const account = await openAccount(server, person);
  opened.push(account);
  return account;
}
/** Whether a page marks the replica of this user as shown. */
const isHeld = async (user: string) =>
  ((await navigator.locks.query()).held ?? []).some(
    ({ name }) => name === replicaLock(replicaName(user)),
  );

test('opening an account opens its databases, starts its sync, and tells the worker where the server is', async () => {
  await writeSession(shared, session());
  const account = await open(ana);
  expect(account.person).toEqual(ana);
  expect(account.replica.name).toBe(replicaName(ana.id));
  expect(account.local.db.name).toBe(deviceDatabaseName(ana.id));
  expect([account.local.user_id, account.local.source.server]).toEqual([ana.id, server]);
  expect(account.local.source.shared).toBe(shared);
  expect(await account.local.store.id()).toBe(await account.replica.storageToken);
  expect(sync.start.mock.calls).toEqual([[account.local]]);
  expect(await isHeld(ana.id)).toBe(true);
  const names = [deviceDatabaseName(ana.id), shared.name];
  expect(made).toHaveBeenCalledWith(names.map((name) => expect.objectContaining({ name })));
  await expect.poll(() => readConfig(shared)).toEqual(server);
  expect(await storedSession()).toMatchObject({ user: ana });
});

test('what an older version could not send is tried again', async () => {
  const queue = new DeviceDatabase(ana.id);
  await queue.outbox.add({ id: nextId(), status: 'blocked', lane: 'x' } as never);
  queue.close();
  const { local } = await open(ana);
  const statuses = async () => (await local.db.outbox.toArray()).map(({ status }) => status);
  await expect.poll(statuses).toEqual(['queued']);
});

test('a browser that was killed right after the sign-in forgot who is here, and the session knows', async () => {
  await writeSession(shared, { ...session(), user: ana });
  const account = await open(null);
  expect([account.person, rememberedPerson()]).toEqual([ana, ana]);
  expect(account.local.db.name).toBe(deviceDatabaseName(ana.id));
  await eraseSession(shared);
});

test('a visitor has databases of their own, and no person', async () => {
  await eraseSession(shared);
  const account = await open(null);
  expect([account.person, account.local.user_id]).toEqual([null, null]);
  expect(account.replica.name).toBe(replicaName('anon'));
  expect(account.local.db.name).toBe(deviceDatabaseName('anon'));
});

test('[S4] a person whose sign-out was not finished counts as signed out', async () => {
  rememberPerson(ana);
  await beginLeaving(shared, ana, { keep_queue: false });
  const account = await open(ana);
  expect([account.person, rememberedPerson()]).toEqual([null, null]);
  expect(account.replica.name).toBe(replicaName('anon'));
  expect(await isHeld(ana.id)).toBe(false);
});

test('closing stops the sync first, and then frees databases and names', async () => {
  const account = await openAccount(server, ana);
  sync.stop.mockImplementationOnce(async () => {
    expect([account.replica.closed, account.local.db.isOpen()]).toEqual([false, true]);
  });
  await account.close();
  expect(sync.stop).toHaveBeenCalledOnce();
  expect([account.replica.closed, account.local.db.isOpen()]).toEqual([true, false]);
  expect(await isHeld(ana.id)).toBe(false);
});

test.each(['its replica', 'its sync'])('when %s fails nothing stays in use', async (what) => {
  const full = new DOMException('full', 'QuotaExceededError');
  vi.stubGlobal('reportError', vi.fn());
  if (what === 'its sync') sync.start.mockRejectedValueOnce(full);
  else
    storage.mockImplementationOnce(() => ({
      ...getRxStorageMemory(),
      createStorageInstance: () => Promise.reject(full),
    }));
  await expect(openAccount(server, ana)).rejects.toThrow('full');
  expect(await isHeld(ana.id)).toBe(false);
  expect((await open(ana)).replica.name).toBe(replicaName(ana.id)); // the name is free
});

test('[S4] [P9] what others and older versions left is removed, and old receipts', async () => {
  const bia = { ...ana, id: nextId() };
  const left = new DeviceDatabase(bia.id);
  await left.meta.put('x', 'y');
  left.close();
  await beginLeaving(shared, bia, { keep_queue: false });
  const old = indexedDB.open(`rxdb-dexie-qg-${ana.id}-rold--0--teams`);
  await new Promise((resolve) => (old.onsuccess = resolve));
  old.result.close();
  const account = await open(ana);
  const { db } = account.local;
  await db.meta.put(500, 'clock_offset_ms');
  await db.scopes.put({ scope: 'public', synced_at: 7_000 } as never);
  await removeLeftovers(account);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(left.name);
  expect(names).not.toContain(`rxdb-dexie-qg-${ana.id}-rold--0--teams`);
  expect(sweep).toHaveBeenCalledExactlyOnceWith(db, expect.any(Number), 7_500);
});

test('a device that never synced has seen nothing of the server', async () => {
  const account = await open(null);
  await account.local.db.scopes.clear();
  await removeLeftovers(account);
  expect(sweep.mock.lastCall?.[2]).toBe(0);
});

test('an account that is closed while leftovers are removed is no fault', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const account = await open(ana);
  sweep.mockImplementationOnce(async (db: DeviceDatabase) => {
    await account.close();
    await db.meta.get('clock_offset_ms');
  });
  await removeLeftovers(account);
  expect(told).not.toHaveBeenCalled();

  const again = await open(ana);
  sweep.mockRejectedValueOnce(new Error('a bug'));
  await removeLeftovers(again);
  expect(told).toHaveBeenCalledOnce(); // control
});
