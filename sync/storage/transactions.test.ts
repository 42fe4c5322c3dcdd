import { forceCloseDatabase, IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
const { transaction } = IDBDatabase.prototype;
const { open } = IDBFactory.prototype;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  IDBDatabase.prototype.transaction = transaction;
  IDBFactory.prototype.open = open;
});

const opened = (factory: IDBFactory, name: string) =>
  new Promise<IDBDatabase>((resolve) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('s');
    request.onsuccess = () => resolve(request.result);
  });

/** A page or worker, and a database with one store. */
async function follow() {
  vi.stubGlobal('IDBDatabase', IDBDatabase);
  vi.stubGlobal('IDBFactory', IDBFactory);
  const storage = await import('./transactions.ts');
  const { storageLoss } = await import('./storage-failure.ts');
  storage.followTransactions();
  const factory = new IDBFactory();
  const db = await opened(factory, 'd');
  return { ...storage, storageLoss, factory, db };
}
const seconds = (n: number) => vi.advanceTimersByTime(n * 1_000);
const ended = (one: IDBTransaction) =>
  new Promise<string>((resolve) => {
    one.addEventListener('complete', () => resolve('complete'));
    one.addEventListener('abort', () => resolve('abort'));
  });
/** Asks again and again, so that its transaction never ends, and every other one waits. */
function neverEnding(db: IDBDatabase): IDBTransaction {
  const one = db.transaction('s', 'readwrite');
  const ask = () => (one.objectStore('s').get('k').onsuccess = ask);
  ask();
  return one;
}

test('[S8] a page that is left ends what is open, what waits and what it begins afterwards', async () => {
  const { db, factory, endTransactions } = await follow();
  const idle = await opened(factory, 'idle');
  const begun = ended(neverEnding(db));
  const waits = ended(db.transaction('s', 'readwrite'));
  const upgrade = new Promise<string>((resolve) => {
    factory.open('late', 1).onupgradeneeded = ({ target }) =>
      void ended((target as IDBOpenDBRequest).transaction!).then(resolve);
  });
  endTransactions({ forever: true });
  const later = ended(idle.transaction('s', 'readwrite'));
  expect(() => factory.open('another', 1)).toThrow('this page was left');
  expect(await Promise.all([begun, waits, upgrade, later])).toEqual(
    Array.from({ length: 4 }, () => 'abort'),
  );
});

test('[W8] eight seconds without any answer count as a lost storage, one answer begins them anew', async () => {
  const { db, factory, storageLoss } = await follow();
  const stuck = neverEnding(db);
  seconds(7);
  expect(storageLoss.get()).toBeNull();
  await opened(factory, 'another');
  seconds(7);
  expect(storageLoss.get()).toBeNull();
  seconds(1);
  expect(storageLoss.get()).toBe('server');
  await opened(factory, 'late');
  expect(storageLoss.get()).toBe('answers');
  stuck.abort();
});

test('[W8] a long transaction whose requests are answered is not silent', async () => {
  const { db, storageLoss } = await follow();
  const long = db.transaction('s', 'readwrite');
  seconds(7);
  await new Promise((resolve) => (long.objectStore('s').get('k').onsuccess = resolve));
  seconds(7);
  expect(storageLoss.get()).toBeNull();
  long.abort();
});

test('[W8] a storage of which nothing is asked may be silent', async () => {
  const { db, storageLoss } = await follow();
  await ended(db.transaction('s', 'readwrite'));
  seconds(60);
  expect(storageLoss.get()).toBeNull();
});

test('[W8] databases that the browser closes by itself are lost at once', async () => {
  const { db, storageLoss } = await follow();
  forceCloseDatabase(db as never);
  expect(storageLoss.get()).toBe('server');
});
