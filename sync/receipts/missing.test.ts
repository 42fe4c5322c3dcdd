import { beforeEach, describe, expect, test } from 'vitest';
import { AFTER, DAY_MS, daysAgo, NOW, SettledPhone } from '#tests/fixtures/outbox/settled-phone.ts';
import { settle } from '../outbox/outbox.ts';
import { dropMissing, missingLanes, sendMissing } from './missing.ts';
import { forgetAcked, sweepReceipts } from './receipts.ts';

let phone: SettledPhone;
beforeEach(() => {
  phone = new SettledPhone();
});

describe('[hole H3] [P13] what is missing', () => {
  test('is sent again with one tap, by the same id, and once from two tabs', async () => {
    const id = await phone.done('register@1', { ...phone.person(), event_id: phone.event });
    await phone.heed(AFTER, phone.ledger([]));
    const [lane] = await missingLanes(phone.db);
    await Promise.all([sendMissing(phone.db, lane!.missing), sendMissing(phone.db, lane!.missing)]);
    expect(await phone.names()).toEqual([]);
    const [record, ...more] = await phone.db.outbox.toArray();
    expect(more).toEqual([]);
    expect(record).toMatchObject({ id, status: 'queued', open_sends: 1, name: 'register@1' });
    expect(Object.keys(record!)).not.toContain('missed_in');
    await settle(phone.db, [{ id, status: 'applied', touched: [] }], {
      epoch: AFTER,
      server_now: NOW,
    });
    await forgetAcked(phone.db, [id]);
    await phone.heed(AFTER, phone.ledger([]));
    expect(await phone.names()).toEqual([]);
  });

  test('says that another mutation about the same thing was made since', async () => {
    await phone.done('register@1', { ...phone.person(), event_id: phone.event });
    await phone.done('register@1', { ...phone.person(), event_id: phone.nextId() });
    await phone.heed(AFTER, phone.ledger([]));
    const overtaken = async () => (await missingLanes(phone.db)).map((lane) => lane.overtaken);
    expect(await overtaken()).toEqual([false, false]);
    await phone.asked('register@1', { ...phone.person(), event_id: phone.event });
    expect(await overtaken()).toEqual([true, false]);
  });

  test('a squad whose numbers this device no longer has is not sent: it waits for its form', async () => {
    const operators = [phone.person(), phone.person('Bia Lima', '5511888880000')];
    await phone.done(
      'register_squad@1',
      { event_id: phone.event, operators },
      { acked_at: daysAgo(8) },
    );
    await phone.heed(AFTER, phone.ledger([]));
    await sweepReceipts(phone.db, Date.parse(NOW));
    const [lane] = await missingLanes(phone.db);
    expect(lane).toMatchObject({ partial: true });
    await sendMissing(phone.db, lane!.missing);
    expect(await phone.db.outbox.toArray()).toMatchObject([
      { status: 'rejected', error: { code: 'numbers_gone' }, name: 'register_squad@1' },
    ]);
  });

  test('opens a form also when only one mutation of its lane lacks numbers', async () => {
    const walkIn = { ...phone.person('Davi'), event_id: phone.event, came_at: NOW };
    await phone.done('walk_in@1', walkIn, { acked_at: daysAgo(8) });
    const team = { id: phone.nextId(), event_id: phone.event, name: 'Alfa' };
    await phone.done('create_event_team@1', team);
    await phone.heed(AFTER, phone.ledger([]));
    await sweepReceipts(phone.db, Date.parse(NOW));
    const [lane, ...others] = await missingLanes(phone.db);
    expect([lane!.missing.length, lane!.partial, others]).toEqual([2, true, []]);
  });

  test('stays until the person discards it', async () => {
    await phone.done('register@1', { ...phone.person(), event_id: phone.event });
    await phone.heed(AFTER, phone.ledger([]));
    await sweepReceipts(phone.db, Date.parse(NOW) + 60 * DAY_MS);
    const [lane] = await missingLanes(phone.db);
    expect(lane?.missing).toHaveLength(1);
    await dropMissing(phone.db, lane!.missing);
    expect(await phone.names()).toEqual([]);
  });
});
