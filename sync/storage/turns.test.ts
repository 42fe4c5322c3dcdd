import 'fake-indexeddb/auto';
import { fillWithDefaultSettings, type RxStorageInstance } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterEach, expect, test, vi } from 'vitest';

type Row = { id: string; n: number };
const { transaction } = IDBDatabase.prototype;
afterEach(() => {
  IDBDatabase.prototype.transaction = transaction;
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** How many transactions of one database were on their way at once. */
async function atOnce(work: (rows: Rows) => Promise<unknown>, turns: boolean) {
  const { followTransactions } = await import('./transactions.ts');
  const { takeTurns } = await import('./turns.ts');
  followTransactions();
  const follows = IDBDatabase.prototype.transaction;
  let now = 0;
  let most = 0;
  IDBDatabase.prototype.transaction = function (...args) {
    const one = follows.apply(this, args);
    most = Math.max(most, (now += 1));
    for (const end of ['complete', 'abort']) one.addEventListener(end, () => (now -= 1));
    return one;
  };
  const dexie = getRxStorageDexie();
  if (turns) takeTurns(dexie);
  const rows = await dexie.createStorageInstance<Row>({
    databaseInstanceToken: 'token',
    databaseName: crypto.randomUUID(),
    collectionName: 'rows',
    schema: fillWithDefaultSettings<Row>({
      version: 0,
      primaryKey: 'id',
      type: 'object',
      properties: { id: { type: 'string', maxLength: 10 }, n: { type: 'integer' } },
    }),
    options: {},
    multiInstance: false,
    devMode: false,
  });
  await work(rows as never);
  return most;
}

const row = (id: string) => ({
  document: { id, n: 1, _deleted: false, _attachments: {}, _rev: '1-a', _meta: { lwt: 1 } },
});
type Rows = RxStorageInstance<Row, unknown, unknown>;
/** What a start asks for at once: Dexie's own transaction as it opens comes before these. */
const asksAtOnce = (rows: Rows) =>
  Promise.all([
    rows.bulkWrite([row('a')], 'test'),
    rows.findDocumentsById(['a'], false),
    rows.findDocumentsById(['b'], false),
  ]);

test('[S8] a database does one thing after the other, also as it opens', async () => {
  expect(await atOnce(asksAtOnce, true)).toBe(1);
  expect(await atOnce(asksAtOnce, false)).toBeGreaterThan(1); // so the one above tells something
});

test('[S8] what fails holds up nothing, what is asked is answered, and a collection can be closed', async () => {
  await atOnce(async (rows) => {
    const fails = rows.getAttachmentData('nobody', 'picture', 'md5');
    const writes = rows.bulkWrite([row('a')], 'test');
    const reads = rows.findDocumentsById(['a'], false);
    await expect(fails).rejects.toThrow('attachment missing');
    expect((await writes).error).toEqual([]);
    expect(await reads).toMatchObject([{ id: 'a' }]);
    const [last] = await Promise.all([rows.findDocumentsById(['a'], false), rows.close()]);
    expect(last).toHaveLength(1);
  }, true);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', false],
])('[S8] which browsers need it: %s', async (userAgent, needed) => {
  vi.stubGlobal('navigator', { userAgent });
  expect((await import('./turns.ts')).NEEDS_TURNS).toBe(needed);
});
