import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applied, AskingPhone, ids, NOW, rejected } from '#tests/fixtures/outbox/asking-phone.ts';
import { claim, settle, takeBackOrphans, type OutboxRecord } from '../outbox/outbox.ts';
import { askAgain } from './after-restore.ts';

let phone: AskingPhone;
beforeEach(() => {
  phone = new AskingPhone();
});
afterEach(() => phone.close());

describe('[P11] the database was restored', () => {
  const [before, now] = ['before', 'now'];
  const done = async (record: OutboxRecord, epoch = before) => {
    await claim(phone.db, NOW);
    await settle(phone.db, [{ ...applied(record.id), xid: 7 }], { epoch });
    return record;
  };
  const states = async () => (await phone.all()).map(({ status, error }) => error?.code ?? status);

  test('what the server did, and is still in the outbox, is sent again by its id, without its old rows', async () => {
    const { id, args } = await done(await phone.register());
    await askAgain(phone.db, now);
    const [record] = await phone.all();
    expect(record).toMatchObject({ id, args, status: 'queued', open_sends: 1 });
    for (const old of ['rows', 'touched', 'xid', 'epoch']) expect(record).not.toHaveProperty(old);
    expect(ids(await claim(phone.db, NOW))).toEqual([id]);
  });

  test('what the server did after the restore, what it refused and what was not sent are left as they are', async () => {
    await done(await phone.register());
    await done(await phone.register(phone.nextId()), now);
    const refused = await phone.register(phone.nextId());
    await settle(phone.db, [rejected(refused.id)], { epoch: before });
    await phone.register(phone.nextId());
    await askAgain(phone.db, now);
    expect(await states()).toEqual(['queued', 'acked', 'event_full', 'queued']);
    await settle(phone.db, [applied((await phone.all())[0]!.id)], { epoch: now });
    await askAgain(phone.db, now);
    expect(await states()).toEqual(['acked', 'acked', 'event_full', 'queued']);
  });

  test('[U3] what waits behind it in its lane is sent after it', async () => {
    const registered = await done(await phone.register());
    const cancelled = await phone.cancel(registered);
    await askAgain(phone.db, now);
    expect(ids(await claim(phone.db, NOW))).toEqual([registered.id, cancelled.id]);
  });

  const later: Record<string, (id: string) => Promise<unknown>> = {
    'was done since': (id) => settle(phone.db, [applied(id)], { epoch: now }),
    'was refused since': (id) => settle(phone.db, [rejected(id)], { epoch: now }),
    'may have been done since': async () => takeBackOrphans(phone.db),
  };
  test.each(Object.keys(later))(
    'the person decides when something later of its lane %s: sending the old one would undo that',
    async (what) => {
      const registered = await done(await phone.register());
      const { id } = await phone.cancel(registered);
      await claim(phone.db, NOW);
      await later[what]!(id);
      await askAgain(phone.db, now);
      expect((await states())[0]).toBe('restored');
    },
  );

  test('a whole lane that was lost is sent again in order', async () => {
    const registered = await done(await phone.register());
    const cancelled = await done(await phone.cancel(registered));
    await askAgain(phone.db, now);
    expect(await states()).toEqual(['queued', 'queued']);
    expect(ids(await claim(phone.db, NOW))).toEqual([registered.id, cancelled.id]);
  });
});
