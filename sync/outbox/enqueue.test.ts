import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AskingPhone, NOW, rejected } from '#tests/fixtures/outbox/asking-phone.ts';
import { enqueue } from './enqueue.ts';
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
