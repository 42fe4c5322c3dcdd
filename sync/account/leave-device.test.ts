import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { sessionOf } from '#tests/fixtures/samples/session.ts';
import { PASSES_KEY } from '../calls/event-passes.ts';
import { DeviceDatabase, deviceDatabaseName } from '../device/device-database.ts';
import { beginLeaving, finishLeaving, forgetInBrowser, writeReturned } from './leave-device.ts';
import { isLeaving, readSession, SharedDatabase, writeSession } from '../identity/session.ts';

const stored = stubLocalStorage();
const nextId = seededIds(21);
let ana: string;
let shared: SharedDatabase;

const session = () => sessionOf(ana);
const replica = () => `rxdb-dexie-qg-${ana}-r1abc--0--operators`;
const names = async () =>
  (await indexedDB.databases())
    .map(({ name }) => name ?? '')
    .filter((name) => name.includes(ana))
    .toSorted();

beforeEach(async () => {
  ana = nextId();
  shared = new SharedDatabase();
  stored.set(`qg.waiting.${deviceDatabaseName(ana)}`, '{"waiting":1,"lost":0}');
  await writeSession(shared, session());
  const queue = new DeviceDatabase(ana);
  await queue.meta.put({ title: 'Op' }, 'draft:event:new');
  await queue.meta.put({ passes: [], asked_for: [], at: 0 }, PASSES_KEY);
  await queue.scopes.put({ scope: 'me' } as never);
  queue.close();
  const rows = new Dexie(replica());
  rows.version(1).stores({ docs: 'id' });
  await rows.open();
  rows.close();
});
afterEach(() => {
  shared.close();
});

test('[S4] when a page ended in the middle of a sign-out, the next one removes the rest', async () => {
  await beginLeaving(shared, session().user, { keep_queue: false }); // and the tab is closed
  expect(await readSession(shared)).toBeNull();
  expect(await names()).toHaveLength(2);
  await finishLeaving(shared);
  expect(await names()).toEqual([]);
  expect([...stored.keys()]).toEqual([]); // the stored count contains the user id too
  expect(await isLeaving(shared, ana)).toBe(false);
});

test('[S4] the next one also ends the messages and forgets the last rows and what was shared, once: later ones are another person’s', async () => {
  const { navigator } = globalThis;
  const unsubscribe = vi.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal('navigator', { locks: navigator.locks, serviceWorker });
  const forgotten = vi.fn(async (_cache: string) => true);
  vi.stubGlobal('caches', { delete: forgotten });
  const held = new Dexie(replica());
  held.version(1).stores({ docs: 'id' });
  held.on('versionchange', () => false);
  await held.open();
  await beginLeaving(shared, session().user, { keep_queue: false });
  await finishLeaving(shared);
  await expect.poll(() => unsubscribe).toHaveBeenCalledOnce();
  const caches_gone = [['qg-last-rows'], ['qg-shared']];
  expect(forgotten.mock.calls).toEqual(caches_gone);
  held.close();
  expect(await isLeaving(shared, ana)).toBe(true); // a database is left, and nothing else
  await finishLeaving(shared);
  expect(await isLeaving(shared, ana)).toBe(false);
  expect(forgotten.mock.calls).toEqual(caches_gone);
  expect(unsubscribe).toHaveBeenCalledOnce();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('caches', undefined);
});

test('[S4] a queue that was to be kept is kept, with the drafts, without the cursors and without the passes', async () => {
  await beginLeaving(shared, session().user, { keep_queue: true });
  await finishLeaving(shared);
  expect(await names()).toEqual([deviceDatabaseName(ana)]);
  expect(stored.size).toBe(1);
  const queue = new DeviceDatabase(ana);
  expect(await queue.scopes.count()).toBe(0);
  expect(await queue.meta.toCollection().keys()).toEqual(['draft:event:new']);
  queue.close();
});

test('[S4] a database that another page holds open is removed by a later start', async () => {
  const held = new Dexie(replica());
  held.version(1).stores({ docs: 'id' });
  held.on('versionchange', () => false); // frozen: it does not close the database
  await held.open();
  await beginLeaving(shared, session().user, { keep_queue: false });
  await finishLeaving(shared);
  expect(await isLeaving(shared, ana)).toBe(true);
  held.close();
  await finishLeaving(shared);
  expect(await names()).toEqual([]);
  expect(await isLeaving(shared, ana)).toBe(false);
});

test('[S5] a person who signs in again loses nothing', async () => {
  await beginLeaving(shared, session().user, { keep_queue: false });
  await writeReturned(shared, session());
  await finishLeaving(shared);
  expect(await names()).toHaveLength(2);
  expect(await readSession(shared)).toMatchObject({ user: { id: ana } });
});

test('[S4] a tab forgets the person, and keeps what is not about them', async () => {
  const storage = (...keys: string[]) =>
    Object.defineProperty(Object.fromEntries(keys.map((key) => [key, 'x'])), 'removeItem', {
      value(key: string) {
        Reflect.deleteProperty(this, key);
      },
    });
  vi.stubGlobal('sessionStorage', storage('qg.draft', 'scroll'));
  const marks = ['verifiedWhatsappNumbers', 'viewed_patches', 'qg.salt'];
  vi.stubGlobal('localStorage', storage('qg.seen.events', 'qg.language', 'theme', ...marks));
  await forgetInBrowser();
  expect(Object.keys(sessionStorage)).toEqual(['scroll']);
  expect(Object.keys(localStorage)).toEqual(['qg.language', 'theme', ...marks]);
});
