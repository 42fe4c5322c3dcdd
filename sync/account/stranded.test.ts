import 'fake-indexeddb/auto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { sessionOf } from '#tests/fixtures/samples/session.ts';
import { DeviceDatabase, deviceDatabaseName } from '../device/device-database.ts';
import { beginLeaving } from './leave-device.ts';
import { isLeaving, SharedDatabase, writeSession } from '../identity/session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { claim, settle } from '../outbox/outbox.ts';
import { forgetAcked } from '../receipts/receipts.ts';
import { discardStranded, findStranded } from './stranded.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const stored = stubLocalStorage();
const nextId = seededIds(31);
const shared = new SharedDatabase();
/** Accounts that no longer exist; undefined while there is no signal. */
let gone: string[] | undefined;
const asked = vi.fn<(accounts: string[]) => void>();

beforeEach(async () => {
  for (const { name } of await indexedDB.databases())
    if (name!.endsWith(':q')) indexedDB.deleteDatabase(name!);
  await shared.values.clear();
  asked.mockClear();
  gone = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    if (!gone) return Promise.reject(new TypeError('no signal'));
    const { p } = JSON.parse(body) as { p: { accounts: string[] } };
    asked(p.accounts);
    return Promise.resolve(Response.json({ gone: gone.filter((id) => p.accounts.includes(id)) }));
  });
});

const server = { url: 'https://server', publishable_key: 'key' };
const device = { source: { shared, server }, user_id: null } as never;
const found = async () => (await findStranded(device)).map(({ user_id }) => user_id);

const person = (id: string) => ({ id, email: 'ana@exemplo.com', name: 'Ana' });
const signIn = (id: string, more: object = {}) => writeSession(shared, sessionOf(id, more));

/** An account with a queue on this device: one action that the server did, one that waits. */
async function queueOf(): Promise<string> {
  const user_id = nextId();
  using db = opened(user_id);
  const ask = () =>
    enqueue(db.queue, {
      user_id,
      name: 'leave_team@1',
      args: { team_id: nextId(), member_id: nextId() },
      label: '',
      at: NOW,
      id: nextId(),
    });
  const { id } = await ask();
  await claim(db.queue, Date.parse(NOW));
  const done = { id, status: 'applied' as const, touched: [] };
  await settle(db.queue, [done], { epoch: 'e', server_now: NOW });
  await forgetAcked(db.queue, [id]);
  await ask();
  return user_id;
}
function opened(user_id: string) {
  const queue = new DeviceDatabase(user_id);
  return { queue, [Symbol.dispose]: () => queue.close() };
}

test('[S7] the queue of a deleted account is shown: what waits, and what was done', async () => {
  const [left, other] = [await queueOf(), await queueOf()];
  gone = [left];
  const [stranded, ...more] = await findStranded(device);
  expect(more).toEqual([]);
  expect(stranded).toMatchObject({
    user_id: left,
    who: undefined,
    waiting: [{ name: 'leave_team@1', status: 'queued' }],
    confirmed: [{ name: 'leave_team@1', acked_at: NOW }],
  });
  expect(new Set(asked.mock.lastCall![0])).toEqual(new Set([left, other]));
});

test('[S7] without a signal the server’s last answer counts, until it gives another one', async () => {
  const left = await queueOf();
  gone = undefined;
  expect(await found()).toEqual([]); // the server has not said it yet
  gone = [left];
  expect(await found()).toEqual([left]);
  gone = undefined;
  expect(await found()).toEqual([left]);
  gone = [];
  expect(await found()).toEqual([]);
  gone = undefined;
  expect(await found()).toEqual([]);
});

test('[S7] the queue of the person who is signed in is not asked about, unless the server rejected them', async () => {
  const me = await queueOf();
  gone = [me];
  await signIn(me);
  expect(await found()).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  await signIn(me, { needs_sign_in: true });
  const [stranded] = await findStranded(device);
  expect(stranded).toMatchObject({ user_id: me, who: person(me) });
});

test('[S7] a queue that was kept at a sign-out says whose it is; an empty one says nothing', async () => {
  const left = await queueOf();
  const empty = nextId();
  using db = opened(empty);
  await db.queue.meta.put(true, 'x');
  await signIn(left);
  await beginLeaving(shared, person(left), { keep_queue: true });
  gone = [left, empty];
  const { id: _, ...who } = person(left);
  expect(await findStranded(device)).toMatchObject([{ user_id: left, who }]);
});

test('[S7] no more accounts are asked about at once than the server answers', async () => {
  for (let n = 0; n < 21; n += 1) {
    using db = opened(nextId());
    await db.queue.meta.put(true, 'x');
  }
  await found();
  expect(asked.mock.lastCall![0]).toHaveLength(20);
});

test('[S7] discarded, it leaves the device, now or when the tab that holds it closes', async () => {
  const [left, held, other] = [await queueOf(), await queueOf(), await queueOf()];
  for (const user of [left, held, other])
    stored.set(`qg.waiting.${deviceDatabaseName(user)}`, '{"waiting":1,"lost":0}');
  gone = [left, held];
  expect(new Set(await found())).toEqual(new Set([left, held]));
  const holding = new DeviceDatabase(held);
  onTestFinished(() => holding.close());
  holding.on('versionchange', () => false); // a tab that does not close it
  await holding.open();

  await discardStranded(device, left);
  expect(await isLeaving(shared, left)).toBe(false);
  await discardStranded(device, held);
  expect(await isLeaving(shared, held)).toBe(true); // a later start deletes it
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(deviceDatabaseName(left));
  expect(names).toContain(deviceDatabaseName(other));
  expect([...stored.keys()]).toEqual([`qg.waiting.${deviceDatabaseName(other)}`]);
  gone = undefined;
  expect(await found()).toEqual([]); // what the server said about them is forgotten too
});
