import { beforeEach, describe, expect, test } from 'vitest';
import {
  AFTER,
  BEFORE,
  DAY_MS,
  daysAgo,
  NOW,
  SettledPhone,
} from '#tests/fixtures/outbox/settled-phone.ts';
import { COMPARED } from './heed-epoch.ts';
import { hasReceipt, receiptsOf, sweepReceipts } from './receipts.ts';

let phone: SettledPhone;
beforeEach(() => {
  phone = new SettledPhone();
});

describe('[hole H3] [P13] a receipt', () => {
  test('replaces the rows that the replica has, and keeps what sending again needs', async () => {
    const args = { ...phone.person(), event_id: phone.event };
    const id = await phone.done('register@1', args);
    expect(await phone.db.outbox.count()).toBe(0);
    expect(await receiptsOf(phone.db)).toMatchObject([
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

  test('says that the server did the mutation, and nothing about another', async () => {
    const id = await phone.done('register@1', { ...phone.person(), event_id: phone.event });
    expect(await hasReceipt(phone.db, id)).toBe(true);
    expect(await hasReceipt(phone.db, phone.nextId())).toBe(false);
  });

  test('is not kept for mutations whose loss does not matter', async () => {
    await phone.done('read_notification@1', { id: phone.nextId() });
    expect(await receiptsOf(phone.db)).toEqual([]);
  });

  test('is deleted after 35 days; numbers of other people after seven, names and my own number stay', async () => {
    const old = { acked_at: daysAgo(36) };
    await phone.done('register@1', { ...phone.person(), event_id: phone.event }, old);
    const week = { acked_at: daysAgo(8) };
    const operators = [
      phone.person('Ana Souza', '5511999990000'),
      phone.person('Bia Lima', '5511888880000'),
    ];
    await phone.done('register_squad@1', { event_id: phone.event, operators }, week);
    await phone.done(
      'add_participant@1',
      { ...phone.person('Caio', '5511777770000'), event_id: phone.event },
      week,
    );
    await phone.done(
      'walk_in@1',
      { ...phone.person('Davi'), event_id: phone.event, came_at: NOW },
      { acked_at: daysAgo(6) },
    );
    await sweepReceipts(phone.db, Date.parse(NOW));
    const left = await receiptsOf(phone.db);
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

  test('of a person who came to the gate loses the number too', async () => {
    const person = phone.person('Davi');
    const args = { ...person, event_id: phone.event, came_at: NOW };
    await phone.done('walk_in@1', args, { acked_at: daysAgo(8) });
    await sweepReceipts(phone.db, Date.parse(NOW));
    const { whatsapp: _, ...kept } = args;
    expect((await receiptsOf(phone.db)).map((one) => one.args)).toEqual([kept]);
  });

  test('of very long arguments names only what it was', async () => {
    const team = () => ({ id: phone.nextId(), name: 'x', operator_ids: [] });
    const args = { event_id: phone.event, seed: 1, base_split_rev: 0, teams: [team()] };
    const each = JSON.stringify(team()).length + 1; // and a comma
    const fits = Math.floor((65_536 - JSON.stringify(args).length) / each);
    const of = (more: number) => ({ ...args, teams: Array.from({ length: 1 + more }, team) });
    const [short, long] = [of(fits), of(fits + 1)];
    await phone.done('save_event_teams@1', short);
    await phone.done('save_event_teams@1', long);
    const kept = (await receiptsOf(phone.db)).map((one) => ({ partial: false, ...one }));
    expect(kept.map(({ args, partial }) => ({ args, partial }))).toEqual(
      expect.arrayContaining([
        { args: short, partial: false },
        { args: {}, partial: true },
      ]),
    );
  });

  test('[case 39] [U13] outlives a device whose clock is set forward by years; numbers in it do not', async () => {
    const operators = [phone.person(), phone.person('Bia Lima', '5511888880000')];
    await phone.done(
      'register_squad@1',
      { event_id: phone.event, operators },
      { acked_at: daysAgo(6) },
    );
    const years = Date.parse(NOW) + 900 * DAY_MS;
    await sweepReceipts(phone.db, years, Date.parse(NOW));
    const [left] = await receiptsOf(phone.db);
    expect(left).toMatchObject({ name: 'register_squad@1', partial: true });
    expect(JSON.stringify(left)).not.toContain('5511888880000');
    await sweepReceipts(phone.db, years, years);
    expect(await receiptsOf(phone.db)).toEqual([]);
  });

  test('is one of at most five hundred: the oldest is deleted', async () => {
    const receipts = Array.from({ length: 500 }, (_, n) => ({ id: `${n}`, acked_at: daysAgo(9) }));
    await phone.db.meta.bulkPut(
      receipts,
      receipts.map(({ id, acked_at }) => `receipt:${acked_at}:${id.padStart(3, '0')}`),
    );
    const id = await phone.done('register@1', { ...phone.person(), event_id: phone.event });
    const left = await receiptsOf(phone.db);
    expect(left).toHaveLength(500);
    expect(left.at(-1)?.id).toBe(id);
    expect(left[0]?.id).toBe('1');
  });
});

describe('[hole H3] [P13] a new epoch', () => {
  test('what its ledger does not know is missing, by name; what it knows is not', async () => {
    const known = await phone.done('register@1', { ...phone.person(), event_id: phone.event });
    await phone.done('register@1', { ...phone.person(), event_id: phone.nextId() });
    expect(await phone.heed(AFTER, phone.ledger([known]))).toBe(true);
    expect(await phone.names()).toEqual([['register@1']]);
    expect((await receiptsOf(phone.db)).map(({ id }) => id)).toEqual([known]);
  });

  test('is compared once; after a network failure, or an answer for another person, the next round compares', async () => {
    await phone.done('register@1', { ...phone.person(), event_id: phone.event });
    const broken = { rpc: (() => Promise.resolve({ kind: 'transient' })) as never };
    await phone.heed(AFTER, broken);
    await phone.heed(AFTER, phone.ledger([], { as_user: phone.nextId() }));
    expect(await phone.names()).toEqual([]);
    expect(await phone.db.meta.get(COMPARED)).toBe(BEFORE);
    const server = phone.ledger([]);
    await phone.heed(AFTER, server);
    await phone.heed(AFTER, server);
    expect(server.batches).toEqual([1]);
    expect(await phone.names()).toEqual([['register@1']]);
  });

  test('is compared in batches of two hundred', async () => {
    for (let n = 0; n < 201; n++)
      await phone.done('register@1', { ...phone.person(), event_id: phone.nextId() });
    const server = phone.ledger([]);
    await phone.heed(AFTER, server);
    expect(server.batches).toEqual([200, 1]);
    expect(await phone.names()).toHaveLength(201);
  });

  test('what the ledger expires is no loss, unless it is newer than the backup', async () => {
    const old = { acked_at: daysAgo(31) };
    await phone.done('register@1', { ...phone.person(), event_id: phone.event }, old);
    await phone.heed(AFTER, phone.ledger([], { restored_to: daysAgo(2) }));
    expect(await phone.names()).toEqual([]);
    await phone.heed('a third', phone.ledger([], { restored_to: daysAgo(33) }));
    expect(await phone.names()).toEqual([['register@1']]);
  });

  test('what was cancelled before the restore counts as never asked', async () => {
    const { operator_id, ...me } = phone.person();
    await phone.done('register@1', { operator_id, ...me, event_id: phone.event });
    await phone.done('cancel_registration@1', { operator_id, event_id: phone.event });
    await phone.heed(AFTER, phone.ledger([]));
    expect(await phone.names()).toEqual([]);
  });

  test('a cancellation of something that the backup holds is missing alone', async () => {
    const { operator_id, ...me } = phone.person();
    const known = await phone.done('register@1', { operator_id, ...me, event_id: phone.event });
    await phone.done('cancel_registration@1', { operator_id, event_id: phone.event });
    await phone.heed(AFTER, phone.ledger([known]));
    expect(await phone.names()).toEqual([['cancel_registration@1']]);
  });

  test('what left other effects is sent again together with what undid a part of it, in order', async () => {
    const { operator_id, ...me } = phone.person();
    const new_team = { id: phone.nextId(), name: 'Trio' };
    await phone.done('register@1', { operator_id, ...me, event_id: phone.event, new_team });
    await phone.done('cancel_registration@1', { operator_id, event_id: phone.event });
    await phone.heed(AFTER, phone.ledger([]));
    expect(await phone.names()).toEqual([['register@1', 'cancel_registration@1']]);
  });

  test('a push subscription is sent again without asking', async () => {
    await phone.done('register_device@1', { id: phone.nextId(), onesignal_id: 'abcdefgh-1' });
    await phone.heed(AFTER, phone.ledger([]));
    expect(await phone.names()).toEqual([]);
    expect((await phone.db.outbox.toArray()).map(({ name, status }) => [name, status])).toEqual([
      ['register_device@1', 'queued'],
    ]);
  });

  test('nothing is compared for an anonymous visitor, nor where nothing was ever done', async () => {
    const server = phone.ledger([]);
    await phone.heed(AFTER, server);
    await phone.db.meta.put(BEFORE, COMPARED);
    await phone.heed(AFTER, server, null);
    expect(server.batches).toEqual([]);
  });
});
