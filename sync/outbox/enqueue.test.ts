import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AskingPhone, ids, NOW, rejected } from '#tests/fixtures/outbox/asking-phone.ts';
import { enqueue, enqueueAll } from './enqueue.ts';
import { retry } from './outbox-decisions.ts';
import { claim, settle } from './outbox.ts';

let phone: AskingPhone;
beforeEach(() => {
  phone = new AskingPhone();
});
afterEach(() => phone.close());

describe('enqueue', () => {
  test('[U1] it is on disk when the promise resolves', async () => {
    const record = await phone.register();
    phone.db.close();
    const reopened = phone.openTab();
    expect(await reopened.outbox.toArray()).toEqual([record]);
    expect(record).toMatchObject({ status: 'queued', seq: 1, user_id: phone.ana, attempts: 0 });
  });

  test('[U1] [case 30] when it cannot be stored it throws, and nothing is shown', async () => {
    await phone.db.open();
    vi.spyOn(phone.db.outbox, 'add').mockRejectedValue(
      new DOMException('full', 'QuotaExceededError'),
    );
    await expect(phone.register()).rejects.toThrow('full');
    expect(await phone.all()).toEqual([]);
  });

  test('bad arguments throw before anything is written', async () => {
    const bad = { operator_id: 'x', event_id: phone.event, name: 'A', whatsapp: '1' };
    await expect(
      enqueue(phone.db, { ...phone.asked(), name: 'register@1', args: bad }),
    ).rejects.toThrow();
    expect(await phone.all()).toEqual([]);
  });

  test('a second tap returns the waiting mutation', async () => {
    const [first, second] = [await phone.register(), await phone.register()];
    expect(second.id).toBe(first.id);
    await claim(phone.db, NOW);
    expect((await phone.register()).id).toBe(first.id);
    expect(await phone.all()).toHaveLength(1);
  });

  test('two tabs at once store one mutation', async () => {
    const tab = phone.openTab();
    const [here, there] = await Promise.all([
      phone.register(),
      phone.register(phone.event, { into: tab }),
    ]);
    expect(here.id).toBe(there.id);
    expect(await phone.all()).toHaveLength(1);
  });

  test('register, cancel, register: the last one is stored too', async () => {
    const first = await phone.register();
    await phone.cancel(first);
    const last = await phone.register();
    expect(last.id).not.toBe(first.id);
    expect((await phone.all()).map(({ name }) => name)).toEqual([
      'register@1',
      'cancel_registration@1',
      'register@1',
    ]);
  });

  test('after a refusal the same mutation may be enqueued again', async () => {
    const first = await phone.register();
    await settle(phone.db, [rejected(first.id)]);
    expect((await phone.register()).id).not.toBe(first.id);
  });

  test('[case 38] arguments come back unchanged: unicode, null and missing', async () => {
    const args = {
      operator_id: phone.nextId(),
      event_id: phone.event,
      name: 'Zoë 🪖 "aspas" \\ \u00e7',
      whatsapp: '5511900000000',
    };
    const fields = { patch: { max_op: 0, banner: null }, base: { banner: null } };
    await enqueue(phone.db, { ...phone.asked(), name: 'register@1', args });
    await enqueue(phone.db, {
      ...phone.asked(),
      name: 'update_event@1',
      args: { id: phone.event, ...fields },
    });
    const [one, two] = await phone.all();
    expect(one!.args).toStrictEqual(args);
    expect(two!.args).toStrictEqual({ id: phone.event, ...fields });
    expect(JSON.parse(JSON.stringify(two!.args))).toStrictEqual(two!.args);
  });
});

describe('enqueueAll', () => {
  const asked = (count: number) =>
    Array.from({ length: count }, () => ({
      ...phone.asked(),
      name: 'delete_event@1' as const,
      args: { id: phone.nextId() },
    }));

  test('[U1] several are on disk together, in the order of asking', async () => {
    const three = asked(3);
    const stored = await enqueueAll(phone.db, three);
    expect(ids(stored)).toEqual(ids(three));
    phone.db.close();
    expect(await phone.openTab().outbox.orderBy('seq').toArray()).toEqual(stored);
  });

  test('[U1] when one of them cannot be stored, none is', async () => {
    await phone.db.open();
    const add = phone.db.outbox.add.bind(phone.db.outbox);
    let count = 0;
    vi.spyOn(phone.db.outbox, 'add').mockImplementation((record) => {
      count += 1;
      if (count === 3) throw new DOMException('full', 'QuotaExceededError');
      return add(record);
    });
    await expect(enqueueAll(phone.db, asked(4))).rejects.toThrow('full');
    expect(count).toBe(3);
    expect(await phone.all()).toEqual([]);
  });
});

describe('what enqueue fills in', () => {
  const mark = () => ({
    ...phone.asked(),
    name: 'check_in@1' as const,
    args: { event_id: phone.event, operator_id: phone.ana, mark: 'in' as const },
  });

  test('a mark has the id, the device and the moment of its mutation', async () => {
    const { id, device_id, created_at, args } = await enqueue(phone.db, mark());
    expect(args).toEqual({
      ...mark().args,
      id,
      device_id,
      scanned_at: created_at,
      clock_offset_ms: 0,
      data_version: null,
    });
  });

  test('it says how far the clock is from the server, and on which list it was decided', async () => {
    await phone.db.meta.put(61_000.4, 'clock_offset_ms');
    await phone.db.scopes.put({
      scope: `event:${phone.event}`,
      epoch: 'e',
      replica_id: 'r',
      c: {},
      departed: [0, ''],
      complete: true,
      synced_at: NOW - 5000,
      opened_at: NOW,
    });
    const { args } = await enqueue(phone.db, mark());
    expect(args).toMatchObject({
      clock_offset_ms: 61_000,
      data_version: '2026-11-21T11:59:55.000Z',
    });
    const person = { operator_id: phone.nextId(), name: 'Bia', whatsapp: '5511900000000' };
    const came = { ...phone.asked(), name: 'walk_in@1' as const };
    const walkIn = await enqueue(phone.db, {
      ...came,
      args: { ...person, event_id: phone.event },
    });
    expect(walkIn.args).toMatchObject({ came_at: '2026-11-21T12:01:01.000Z' });
  });

  test('each of several has an id of its own, made here', async () => {
    const { id: _id, ...asked } = mark();
    const records = await enqueueAll(phone.db, [asked, asked]);
    const made = new Set(records.flatMap(({ id, args }) => [id, (args as { id: string }).id]));
    expect([records.length, made.size]).toEqual([2, 2]);
  });

  test('what is given stays: the row that a form has begun, the id of an earlier choice', async () => {
    const given = phone.nextId();
    const args = { id: given, event_id: phone.event, name: 'Ana' };
    const record = await enqueue(phone.db, { ...phone.asked(), name: 'join_waiting_list@1', args });
    expect(record.args).toEqual(args);
    expect(record.id).not.toBe(given);
  });

  test('[U2] sent again after a refusal it is the same row, under a new id', async () => {
    const first = await enqueue(phone.db, mark());
    await settle(phone.db, [rejected(first.id)]);
    await retry(phone.db, first.id, {
      id: phone.nextId(),
      at: new Date(NOW + 60_000).toISOString(),
    });
    const [again] = await phone.all();
    expect(again!.id).not.toBe(first.id);
    expect(again!.args).toEqual(first.args);
  });
});
