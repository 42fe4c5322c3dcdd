import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { COMPARED, heedEpoch } from '../pull/heed-epoch.ts';
import { dropMissing, missingLanes, sendMissing } from './missing.ts';
import type { MutationArgs, MutationName } from '../mutations/registry.ts';
import { claim, settle } from '../outbox/outbox.ts';
import { forgetAcked, receiptsOf, sweepReceipts } from './receipts.ts';
import type { Outcome } from '../transport/transport.ts';

const BEFORE = 'the epoch before';
const AFTER = 'the epoch after';
const NOW = '2026-11-22T12:00:00.000Z';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS).toISOString();

let db: DeviceDatabase;
let nextId: () => string;
let user: string;
let event: string;
beforeEach(() => {
  db = new DeviceDatabase('u', { indexedDB: new IDBFactory(), IDBKeyRange });
  nextId = seededIds(7);
  user = nextId();
  event = nextId();
});

/** Asked, sent, done by the server and removed from the outbox. */
async function done<Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  { epoch = BEFORE, acked_at = daysAgo(1) }: { epoch?: string; acked_at?: string } = {},
): Promise<string> {
  const { id } = await asked(name, args);
  await claim(db, Date.parse(NOW));
  const result = { id, status: 'applied' as const, touched: [] };
  await settle(db, [result], { epoch, server_now: acked_at });
  await forgetAcked(db, [id]);
  return id;
}
const asked = <Name extends MutationName>(name: Name, args: MutationArgs<Name>) =>
  enqueue(db, { user_id: user, name, args, label: 'Operação Cerrado', at: NOW, id: nextId() });

const person = (name = 'Ana Souza', whatsapp = '5511999990000') => ({
  operator_id: nextId(),
  name,
  whatsapp,
});

/** A server whose ledger knows these ids. */
function ledger(known: readonly string[], about: { restored_to?: string; as_user?: string } = {}) {
  const batches: number[] = [];
  const rpc = (_name: string, body: object): Promise<Outcome<never>> => {
    const { unsettled, epoch } = body as { unsettled: string[]; epoch: string };
    batches.push(unsettled.length);
    const acks = unsettled
      .filter((id) => known.includes(id))
      .map((id) => ({ id, status: 'applied', touched: [] }));
    const answer = { v: 1, as_user: user, epoch, server_now: NOW, horizon: 1, scopes: {}, acks };
    return Promise.resolve({ kind: 'ok', data: { ...answer, ...about } as never });
  };
  return { rpc: rpc as never, batches };
}
const heed = (epoch: string, server: { rpc: never }) =>
  heedEpoch({ db, user_id: user, signal: new AbortController().signal, rpc: server.rpc }, epoch);
const names = async () => (await missingLanes(db)).map(({ missing }) => missing.map((m) => m.name));

describe('[H3] [P13] a receipt', () => {
  test('replaces the rows that the replica has, and keeps what sending again needs', async () => {
    const args = { ...person(), event_id: event };
    const id = await done('register@1', args);
    expect(await db.outbox.count()).toBe(0);
    expect(await receiptsOf(db)).toMatchObject([
      {
        id,
        name: 'register@1',
        args,
        label: 'Operação Cerrado',
        epoch: BEFORE,
        acked_at: daysAgo(1),
      },
    ]);
  });

  test('is not kept for mutations whose loss does not matter', async () => {
    await done('read_notification@1', { id: nextId() });
    expect(await receiptsOf(db)).toEqual([]);
  });

  test('is deleted after 35 days; numbers of other people after seven, names and my own number stay', async () => {
    const old = { acked_at: daysAgo(36) };
    await done('register@1', { ...person(), event_id: event }, old);
    const week = { acked_at: daysAgo(8) };
    const operators = [person('Ana Souza', '5511999990000'), person('Bia Lima', '5511888880000')];
    await done('register_squad@1', { event_id: event, operators }, week);
    await done('add_participant@1', { ...person('Caio', '5511777770000'), event_id: event }, week);
    await done(
      'walk_in@1',
      { ...person('Davi'), event_id: event, came_at: NOW },
      { acked_at: daysAgo(6) },
    );
    await sweepReceipts(db, Date.parse(NOW));
    const left = await receiptsOf(db);
    expect(left.map(({ name, partial = false }) => [name, partial])).toEqual([
      ['register_squad@1', true],
      ['add_participant@1', true],
      ['walk_in@1', false],
    ]);
    const text = JSON.stringify(left);
    expect(text).toContain('Bia Lima');
    expect(text).toContain('5511999990000');
    expect(text).not.toContain('5511888880000');
    expect(text).not.toContain('5511777770000');
  });

  test('[case 39] [U13] outlives a device whose clock is set forward by years; numbers in it do not', async () => {
    const operators = [person(), person('Bia Lima', '5511888880000')];
    await done('register_squad@1', { event_id: event, operators }, { acked_at: daysAgo(6) });
    const years = Date.parse(NOW) + 900 * DAY_MS;
    await sweepReceipts(db, years, Date.parse(NOW));
    const [left] = await receiptsOf(db);
    expect(left).toMatchObject({ name: 'register_squad@1', partial: true });
    expect(JSON.stringify(left)).not.toContain('5511888880000');
    await sweepReceipts(db, years, years);
    expect(await receiptsOf(db)).toEqual([]);
  });

  test('is one of at most five hundred: the oldest is deleted', async () => {
    const receipts = Array.from({ length: 500 }, (_, n) => ({ id: `${n}`, acked_at: daysAgo(9) }));
    await db.meta.bulkPut(
      receipts,
      receipts.map(({ id, acked_at }) => `receipt:${acked_at}:${id.padStart(3, '0')}`),
    );
    const id = await done('register@1', { ...person(), event_id: event });
    const left = await receiptsOf(db);
    expect(left).toHaveLength(500);
    expect(left.at(-1)?.id).toBe(id);
    expect(left[0]?.id).toBe('1');
  });
});

describe('[H3] [P13] a new epoch', () => {
  test('what its ledger does not know is missing, by name; what it knows is not', async () => {
    const known = await done('register@1', { ...person(), event_id: event });
    await done('register@1', { ...person(), event_id: nextId() });
    expect(await heed(AFTER, ledger([known]))).toBe(true);
    expect(await names()).toEqual([['register@1']]);
    expect((await receiptsOf(db)).map(({ id }) => id)).toEqual([known]);
  });

  test('is compared once; after a network failure, or an answer for another person, the next round compares', async () => {
    await done('register@1', { ...person(), event_id: event });
    const broken = { rpc: (() => Promise.resolve({ kind: 'transient' })) as never };
    await heed(AFTER, broken);
    await heed(AFTER, ledger([], { as_user: nextId() }));
    expect(await names()).toEqual([]);
    expect(await db.meta.get(COMPARED)).toBe(BEFORE);
    const server = ledger([]);
    await heed(AFTER, server);
    await heed(AFTER, server);
    expect(server.batches).toEqual([1]);
    expect(await names()).toEqual([['register@1']]);
  });

  test('is compared in batches of two hundred', async () => {
    for (let n = 0; n < 201; n++) await done('register@1', { ...person(), event_id: nextId() });
    const server = ledger([]);
    await heed(AFTER, server);
    expect(server.batches).toEqual([200, 1]);
    expect(await names()).toHaveLength(201);
  });

  test('what the ledger expires is no loss, unless it is newer than the backup', async () => {
    const old = { acked_at: daysAgo(31) };
    await done('register@1', { ...person(), event_id: event }, old);
    await heed(AFTER, ledger([], { restored_to: daysAgo(2) }));
    expect(await names()).toEqual([]);
    await heed('a third', ledger([], { restored_to: daysAgo(33) }));
    expect(await names()).toEqual([['register@1']]);
  });

  test('what was cancelled before the restore counts as never asked', async () => {
    const { operator_id, ...me } = person();
    await done('register@1', { operator_id, ...me, event_id: event });
    await done('cancel_registration@1', { operator_id, event_id: event });
    await heed(AFTER, ledger([]));
    expect(await names()).toEqual([]);
  });

  test('a cancellation of something that the backup holds is missing alone', async () => {
    const { operator_id, ...me } = person();
    const known = await done('register@1', { operator_id, ...me, event_id: event });
    await done('cancel_registration@1', { operator_id, event_id: event });
    await heed(AFTER, ledger([known]));
    expect(await names()).toEqual([['cancel_registration@1']]);
  });

  test('what left other effects is sent again together with what undid a part of it, in order', async () => {
    const { operator_id, ...me } = person();
    const new_team = { id: nextId(), name: 'Trio' };
    await done('register@1', { operator_id, ...me, event_id: event, new_team });
    await done('cancel_registration@1', { operator_id, event_id: event });
    await heed(AFTER, ledger([]));
    expect(await names()).toEqual([['register@1', 'cancel_registration@1']]);
  });

  test('a push subscription is sent again without asking', async () => {
    await done('register_device@1', { id: nextId(), onesignal_id: 'abcdefgh-1' });
    await heed(AFTER, ledger([]));
    expect(await names()).toEqual([]);
    expect((await db.outbox.toArray()).map(({ name, status }) => [name, status])).toEqual([
      ['register_device@1', 'queued'],
    ]);
  });

  test('nothing is compared for an anonymous visitor, nor where nothing was ever done', async () => {
    const server = ledger([]);
    await heed(AFTER, server);
    await db.meta.put(BEFORE, COMPARED);
    await heedEpoch(
      { db, user_id: null, signal: new AbortController().signal, rpc: server.rpc },
      AFTER,
    );
    expect(server.batches).toEqual([]);
  });
});

describe('[H3] [P13] what is missing', () => {
  test('is sent again with one tap, by the same id, and once from two tabs', async () => {
    const id = await done('register@1', { ...person(), event_id: event });
    await heed(AFTER, ledger([]));
    const [lane] = await missingLanes(db);
    await Promise.all([sendMissing(db, lane!.missing), sendMissing(db, lane!.missing)]);
    expect(await names()).toEqual([]);
    const [record, ...more] = await db.outbox.toArray();
    expect(more).toEqual([]);
    expect(record).toMatchObject({ id, status: 'queued', open_sends: 1, name: 'register@1' });
    expect(Object.keys(record!)).not.toContain('missed_in');
    await settle(db, [{ id, status: 'applied', touched: [] }], { epoch: AFTER, server_now: NOW });
    await forgetAcked(db, [id]);
    await heed(AFTER, ledger([]));
    expect(await names()).toEqual([]);
  });

  test('says that something was asked about the same since', async () => {
    await done('register@1', { ...person(), event_id: event });
    await done('register@1', { ...person(), event_id: nextId() });
    await heed(AFTER, ledger([]));
    const overtaken = async () => (await missingLanes(db)).map((lane) => lane.overtaken);
    expect(await overtaken()).toEqual([false, false]);
    await asked('register@1', { ...person(), event_id: event });
    expect(await overtaken()).toEqual([true, false]);
  });

  test('without its numbers it opens its form', async () => {
    const operators = [person(), person('Bia Lima', '5511888880000')];
    await done('register_squad@1', { event_id: event, operators }, { acked_at: daysAgo(8) });
    await heed(AFTER, ledger([]));
    await sweepReceipts(db, Date.parse(NOW));
    const [lane] = await missingLanes(db);
    expect(lane).toMatchObject({ partial: true });
    await sendMissing(db, lane!.missing);
    expect(await db.outbox.toArray()).toMatchObject([
      { status: 'rejected', error: { code: 'numbers_gone' }, name: 'register_squad@1' },
    ]);
  });

  test('stays until the person discards it', async () => {
    await done('register@1', { ...person(), event_id: event });
    await heed(AFTER, ledger([]));
    await sweepReceipts(db, Date.parse(NOW) + 60 * DAY_MS);
    const [lane] = await missingLanes(db);
    expect(lane?.missing).toHaveLength(1);
    await dropMissing(db, lane!.missing);
    expect(await names()).toEqual([]);
  });
});
