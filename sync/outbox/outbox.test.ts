import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { enqueue } from './enqueue.ts';
import {
  block,
  claim,
  hurry,
  isWaiting,
  nextDue,
  release,
  SENDING_TIMEOUT_MS,
  settle,
  takeBackOrphans,
  unblock,
  type OutboxRecord,
} from './outbox.ts';
import { forgetAcked } from '../receipts/receipts.ts';
import { askAgain } from '../receipts/restored.ts';

const nextId = seededIds(3);
const [ana, event, other_event] = [nextId(), nextId(), nextId()];
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');

let phone: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let db: DeviceDatabase;
beforeEach(() => {
  phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  db = new DeviceDatabase(ana, phone);
});
afterEach(() => {
  db.close();
  vi.restoreAllMocks();
});

const asked = (at = NOW) => ({
  user_id: ana,
  label: 'Operação Falcão',
  at: new Date(at).toISOString(),
  id: nextId(),
});
const register = (event_id = event, { into = db, at = NOW } = {}) =>
  enqueue(into, {
    ...asked(at),
    name: 'register@1',
    args: { operator_id: nextId(), event_id, name: 'Ana', whatsapp: '5511900000000' },
  });
const cancel = (operator_id: string, event_id = event) =>
  enqueue(db, { ...asked(), name: 'cancel_registration@1', args: { operator_id, event_id } });
const operatorOf = ({ args }: OutboxRecord) => (args as { operator_id: string }).operator_id;
const all = () => db.outbox.orderBy('seq').toArray();
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const applied = (id: string) => ({ id, status: 'applied' as const, touched: [] });
const rejected = (id: string) => ({
  id,
  status: 'rejected' as const,
  touched: [],
  code: 'event_full',
});

describe('enqueue', () => {
  test('[U1] it is on disk when the promise resolves', async () => {
    const record = await register();
    db.close();
    const reopened = new DeviceDatabase(ana, phone);
    expect(await reopened.outbox.toArray()).toEqual([record]);
    expect(record).toMatchObject({ status: 'queued', seq: 1, user_id: ana, attempts: 0 });
    reopened.close();
  });

  test('[U1] [case 30] when it cannot be stored it throws, and nothing is shown', async () => {
    await db.open();
    vi.spyOn(db.outbox, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await expect(register()).rejects.toThrow('full');
    expect(await all()).toEqual([]);
  });

  test('bad arguments throw before anything is written', async () => {
    const bad = { operator_id: 'x', event_id: event, name: 'A', whatsapp: '1' };
    await expect(enqueue(db, { ...asked(), name: 'register@1', args: bad })).rejects.toThrow();
    expect(await all()).toEqual([]);
  });

  test('a second tap returns the waiting mutation', async () => {
    const [first, second] = [await register(), await register()];
    expect(second.id).toBe(first.id);
    await claim(db, NOW);
    expect((await register()).id).toBe(first.id);
    expect(await all()).toHaveLength(1);
  });

  test('two tabs at once store one mutation', async () => {
    const tab = new DeviceDatabase(ana, phone);
    const [here, there] = await Promise.all([register(), register(event, { into: tab })]);
    expect(here.id).toBe(there.id);
    expect(await all()).toHaveLength(1);
    tab.close();
  });

  test('register, cancel, register: the last one is stored too', async () => {
    const first = await register();
    await cancel(operatorOf(first));
    const last = await register();
    expect(last.id).not.toBe(first.id);
    expect((await all()).map(({ name }) => name)).toEqual([
      'register@1',
      'cancel_registration@1',
      'register@1',
    ]);
  });

  test('after a refusal the same mutation may be enqueued again', async () => {
    const first = await register();
    await settle(db, [rejected(first.id)]);
    expect((await register()).id).not.toBe(first.id);
  });

  test('[case 38] arguments come back unchanged: unicode, null and missing', async () => {
    const args = {
      operator_id: nextId(),
      event_id: event,
      name: 'Zoë 🪖 "aspas" \\ \u00e7',
      whatsapp: '5511900000000',
    };
    const fields = { patch: { max_op: 0, banner: null }, base: { banner: null } };
    await enqueue(db, { ...asked(), name: 'register@1', args });
    await enqueue(db, { ...asked(), name: 'update_event@1', args: { id: event, ...fields } });
    const [one, two] = await all();
    expect(one!.args).toStrictEqual(args);
    expect(two!.args).toStrictEqual({ id: event, ...fields });
    expect(JSON.parse(JSON.stringify(two!.args))).toStrictEqual(two!.args);
  });
});

describe('claim', () => {
  test('[U3] a lane waits for its first mutation, the other lanes do not', async () => {
    const first = await register();
    await claim(db, NOW);
    const second = await cancel(operatorOf(first));
    const elsewhere = await register(other_event);
    expect(ids(await claim(db, NOW))).toEqual([elsewhere.id]);
    await settle(db, [applied(first.id)]);
    expect(ids(await claim(db, NOW))).toEqual([second.id]);
  });

  test('[U3] the ready mutations of one lane are claimed together, in order', async () => {
    const first = await register();
    const second = await cancel(operatorOf(first));
    const third = await register();
    expect(ids(await claim(db, NOW))).toEqual(ids([first, second, third]));
  });

  test('[U3] a backoff of the first delays its lane, and only its lane', async () => {
    const first = await register();
    await cancel(operatorOf(first));
    const elsewhere = await register(other_event);
    const batch = await claim(db, NOW);
    await release(db, [batch[0]!], { next_at: NOW + 10_000, attempts: 1 });
    await release(db, batch.slice(1), { next_at: 0, attempts: 0 });
    expect(ids(await claim(db, NOW))).toEqual([elsewhere.id]);
    expect(await claim(db, NOW + 9_000)).toEqual([]);
    expect(await claim(db, NOW + 10_000)).toHaveLength(2);
  });

  test('[U5] [case 18] a refused mutation never delays the ones after it', async () => {
    const first = await register();
    const second = await cancel(operatorOf(first));
    const claimed = await claim(db, NOW);
    await settle(db, [rejected(first.id)]);
    await release(db, claimed, { next_at: 0, attempts: 0 });
    expect(ids(await claim(db, NOW))).toEqual([second.id]);
  });

  test('a blocked mutation holds its lane', async () => {
    const first = await register();
    await cancel(operatorOf(first));
    const elsewhere = await register(other_event);
    await block(db, [first.id], 'client_too_new');
    expect(ids(await claim(db, NOW))).toEqual([elsewhere.id]);
  });

  test('a blocked mutation is due at once under a newer app, whatever its backoff', async () => {
    const first = await register();
    await release(db, await claim(db, NOW), { next_at: NOW + 60_000, attempts: 1 });
    await block(db, [first.id], 'client_too_new');
    await unblock(db);
    expect(ids(await claim(db, NOW))).toEqual([first.id]);
  });

  test('[case 29] a name of a newer version is left alone, with its lane', async () => {
    const first = await register();
    await db.outbox.update(first.seq!, { name: 'register@2' });
    await cancel(operatorOf(first));
    const elsewhere = await register(other_event);
    expect(ids(await claim(db, NOW))).toEqual([elsewhere.id]);
    expect((await all())[0]).toMatchObject({ id: first.id, name: 'register@2', status: 'queued' });
  });

  test('two senders never claim the same mutation', async () => {
    for (let i = 0; i < 6; i++) await register(nextId());
    const worker = new DeviceDatabase(ana, phone);
    const [page, other] = await Promise.all([claim(db, NOW), claim(worker, NOW)]);
    expect([page.length, other.length].toSorted((a, b) => a - b)).toEqual([0, 6]);
    worker.close();
  });

  test('[U4] a send without an answer is claimed again after 60 s', async () => {
    const { id } = await register();
    await claim(db, NOW);
    expect(await claim(db, NOW + SENDING_TIMEOUT_MS)).toEqual([]);
    expect(ids(await claim(db, NOW + SENDING_TIMEOUT_MS + 1))).toEqual([id]);
  });

  test('[case 39] the order follows the counter, whatever the clock says', async () => {
    const later = await register(nextId(), { at: NOW + DAY_MS });
    const sooner = await register(nextId(), { at: NOW - DAY_MS });
    expect(ids(await claim(db, NOW - 2 * DAY_MS))).toEqual(ids([later, sooner]));
  });

  test('[case 39] a clock set back by a day delays nothing for a day', async () => {
    const [sending, waiting] = [await register(), await register(other_event)];
    const batch = await claim(db, NOW);
    await release(db, [batch[1]!], { next_at: NOW + 300_000, attempts: 1 });
    expect(ids(await claim(db, NOW - DAY_MS))).toEqual(ids([sending, waiting]));
  });

  test('at most 20 at once', async () => {
    for (let i = 0; i < 23; i++) await register(nextId());
    expect(await claim(db, NOW)).toHaveLength(20);
    expect(await claim(db, NOW)).toHaveLength(3);
  });

  test('[U5] what fails again and again is sent alone in the end, so that it cannot stop the rest', async () => {
    for (let i = 0; i < 20; i++) await register(nextId());
    const sizes: number[] = [];
    for (let attempts = 0; attempts < 8; attempts++) {
      await db.outbox.toCollection().modify({ status: 'queued', attempts });
      sizes.push((await claim(db, NOW)).length);
    }
    expect(sizes).toEqual([20, 20, 20, 10, 5, 2, 1, 1]);
  });
});

describe('outcomes', () => {
  test('an outcome is final: a late one changes nothing', async () => {
    const [done, refused] = [await register(), await register(other_event)];
    await claim(db, NOW);
    await settle(db, [applied(done.id), rejected(refused.id)]);
    const before = await all();
    await settle(db, [rejected(done.id), applied(refused.id)]);
    await release(db, [done, refused], { next_at: 0, attempts: 1 });
    await block(db, [done.id, refused.id], 'client_too_new');
    await unblock(db);
    await hurry(db);
    expect(await all()).toEqual(before);
    expect(await claim(db, NOW + DAY_MS)).toEqual([]);
  });

  test('[case 21] a refusal keeps its code and field over a reload', async () => {
    const { id } = await register();
    await settle(db, [{ ...rejected(id), code: 'invalid_args', field: 'whatsapp' }]);
    db.close();
    const reopened = new DeviceDatabase(ana, phone);
    expect(await reopened.outbox.toArray()).toMatchObject([
      { id, status: 'rejected', error: { code: 'invalid_args', field: 'whatsapp' } },
    ]);
    reopened.close();
  });

  test('an outcome for an id that is not here is ignored', async () => {
    await settle(db, [applied(nextId())]);
    expect(await all()).toEqual([]);
  });

  test('[O3] only what the server did is removed', async () => {
    const [queued, done] = [await register(), await register(other_event)];
    await settle(db, [applied(done.id)]);
    await forgetAcked(db, [queued.id, done.id]);
    expect(ids(await all())).toEqual([queued.id]);
  });

  test('[W2] a tab that lost the lock does not release what another tab is sending', async () => {
    await register();
    const stolen = await claim(db, NOW);
    await takeBackOrphans(db);
    await claim(db, NOW + 46_000);
    await release(db, stolen, { next_at: NOW + 300_000, attempts: 1 });
    expect(await all()).toMatchObject([{ status: 'sending', attempts: 0, next_at: 0 }]);
  });

  test('release counts only attempts that were made', async () => {
    const { id } = await register();
    await release(db, await claim(db, NOW), { next_at: 0, attempts: 0 });
    expect(await all()).toMatchObject([{ id, attempts: 0, status: 'queued' }]);
    await release(db, await claim(db, NOW), { next_at: 5, attempts: 1 });
    expect(await all()).toMatchObject([{ id, attempts: 1, next_at: 5 }]);
    expect((await all())[0]!.since).toBeUndefined();
  });

  test('what waits is queued, sending or blocked', async () => {
    const records = [await register(), await register(nextId()), await register(nextId())];
    await settle(db, [applied(records[0]!.id), rejected(records[1]!.id)]);
    expect(ids((await all()).filter(isWaiting))).toEqual([records[2]!.id]);
    await block(db, [records[2]!.id], 'client_too_new');
    expect((await all()).filter(isWaiting)).toHaveLength(1);
    await unblock(db);
    expect(ids(await claim(db, NOW))).toEqual([records[2]!.id]);
  });
});

describe('nextDue', () => {
  test('the earliest time among the first of each lane', async () => {
    expect(await nextDue(db)).toBeNull();
    const first = await register();
    await cancel(operatorOf(first));
    await register(other_event);
    expect(await nextDue(db)).toBe(0);
    const batch = await claim(db, NOW);
    expect(await nextDue(db)).toBe(NOW + SENDING_TIMEOUT_MS);
    await release(db, [batch[2]!], { next_at: NOW + 70_000, attempts: 1 });
    expect(await nextDue(db)).toBe(NOW + SENDING_TIMEOUT_MS);
    await settle(db, [applied(batch[0]!.id), applied(batch[1]!.id)]);
    expect(await nextDue(db)).toBe(NOW + 70_000);
  });

  test('what waits behind a blocked mutation, or is of a newer version, is not due', async () => {
    const first = await register();
    await cancel(operatorOf(first));
    const newer = await register(other_event);
    await db.outbox.update(newer.seq!, { name: 'register@2' });
    await block(db, [first.id], 'client_too_new');
    expect(await nextDue(db)).toBeNull();
  });
});

describe('[P11] the database was restored', () => {
  const [before, now] = ['before', 'now'];
  const done = async (record: OutboxRecord, epoch = before) => {
    await claim(db, NOW);
    await settle(db, [{ ...applied(record.id), xid: 7, rows: [] }], { epoch });
    return record;
  };
  const states = async () => (await all()).map(({ status, error }) => error?.code ?? status);

  test('what the server did, and is still in the outbox, is sent again by its id, without its old rows', async () => {
    const { id, args } = await done(await register());
    await askAgain(db, now);
    const [record] = await all();
    expect(record).toMatchObject({ id, args, status: 'queued', open_sends: 1 });
    for (const old of ['rows', 'touched', 'xid', 'epoch']) expect(record).not.toHaveProperty(old);
    expect(ids(await claim(db, NOW))).toEqual([id]);
  });

  test('what it did after the restore, what it refused and what was not sent are left as they are', async () => {
    await done(await register());
    await done(await register(nextId()), now);
    const refused = await register(nextId());
    await settle(db, [rejected(refused.id)], { epoch: before });
    await register(nextId());
    await askAgain(db, now);
    expect(await states()).toEqual(['queued', 'acked', 'event_full', 'queued']);
    await settle(db, [applied((await all())[0]!.id)], { epoch: now });
    await askAgain(db, now);
    expect(await states()).toEqual(['acked', 'acked', 'event_full', 'queued']);
  });

  test('[U3] what waits behind it in its lane is sent after it', async () => {
    const registered = await done(await register());
    const cancelled = await cancel(operatorOf(registered));
    await askAgain(db, now);
    expect(ids(await claim(db, NOW))).toEqual([registered.id, cancelled.id]);
  });

  const later: Record<string, (id: string) => Promise<unknown>> = {
    'was done since': (id) => settle(db, [applied(id)], { epoch: now }),
    'was refused since': (id) => settle(db, [rejected(id)], { epoch: now }),
    'may have been done since': async () => takeBackOrphans(db),
  };
  test.each(Object.keys(later))(
    'the person decides when something later of its lane %s: sending the old one would undo that',
    async (what) => {
      const registered = await done(await register());
      const { id } = await cancel(operatorOf(registered));
      await claim(db, NOW);
      await later[what]!(id);
      await askAgain(db, now);
      expect((await states())[0]).toBe('restored');
    },
  );

  test('a whole lane that was lost is sent again in order', async () => {
    const registered = await done(await register());
    const cancelled = await done(await cancel(operatorOf(registered)));
    await askAgain(db, now);
    expect(await states()).toEqual(['queued', 'queued']);
    expect(ids(await claim(db, NOW))).toEqual([registered.id, cancelled.id]);
  });
});
