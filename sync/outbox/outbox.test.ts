import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applied, AskingPhone, ids, NOW, rejected } from '#tests/fixtures/outbox/asking-phone.ts';
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
} from './outbox.ts';
import { forgetAcked } from '../receipts/receipts.ts';

const DAY_MS = 86_400_000;

let phone: AskingPhone;
beforeEach(() => {
  phone = new AskingPhone();
});
afterEach(() => phone.close());

describe('claim', () => {
  test('[U3] a lane waits for its first mutation, the other lanes do not', async () => {
    const first = await phone.register();
    await claim(phone.db, NOW);
    const second = await phone.cancel(first);
    const elsewhere = await phone.register(phone.other_event);
    expect(ids(await claim(phone.db, NOW))).toEqual([elsewhere.id]);
    await settle(phone.db, [applied(first.id)]);
    expect(ids(await claim(phone.db, NOW))).toEqual([second.id]);
  });

  test('[U3] the ready mutations of one lane are claimed together, in order', async () => {
    const first = await phone.register();
    const second = await phone.cancel(first);
    const third = await phone.register();
    expect(ids(await claim(phone.db, NOW))).toEqual(ids([first, second, third]));
  });

  test('[U3] a backoff of the first delays its lane, and only its lane', async () => {
    const first = await phone.register();
    await phone.cancel(first);
    const elsewhere = await phone.register(phone.other_event);
    const batch = await claim(phone.db, NOW);
    await release(phone.db, [batch[0]!], { next_at: NOW + 10_000, attempts: 1 });
    await release(phone.db, batch.slice(1), { next_at: 0, attempts: 0 });
    expect(ids(await claim(phone.db, NOW))).toEqual([elsewhere.id]);
    expect(await claim(phone.db, NOW + 9_000)).toEqual([]);
    expect(await claim(phone.db, NOW + 10_000)).toHaveLength(2);
  });

  test('[U5] [case 18] a refused mutation never delays the ones after it', async () => {
    const first = await phone.register();
    const second = await phone.cancel(first);
    const claimed = await claim(phone.db, NOW);
    await settle(phone.db, [rejected(first.id)]);
    await release(phone.db, claimed, { next_at: 0, attempts: 0 });
    expect(ids(await claim(phone.db, NOW))).toEqual([second.id]);
  });

  test('a blocked mutation stops its lane', async () => {
    const first = await phone.register();
    await phone.cancel(first);
    const elsewhere = await phone.register(phone.other_event);
    await block(phone.db, [first.id], 'client_too_new');
    expect(ids(await claim(phone.db, NOW))).toEqual([elsewhere.id]);
  });

  test('a blocked mutation is due at once under a newer app, whatever its backoff', async () => {
    const first = await phone.register();
    await release(phone.db, await claim(phone.db, NOW), { next_at: NOW + 60_000, attempts: 1 });
    await block(phone.db, [first.id], 'client_too_new');
    await unblock(phone.db);
    expect(ids(await claim(phone.db, NOW))).toEqual([first.id]);
  });

  test('[case 29] a name of a newer version is left alone, with its lane', async () => {
    const first = await phone.register();
    await phone.db.outbox.update(first.seq!, { name: 'register@2' });
    await phone.cancel(first);
    const elsewhere = await phone.register(phone.other_event);
    expect(ids(await claim(phone.db, NOW))).toEqual([elsewhere.id]);
    expect((await phone.all())[0]).toMatchObject({
      id: first.id,
      name: 'register@2',
      status: 'queued',
    });
  });

  test('two senders never claim the same mutation', async () => {
    for (let i = 0; i < 6; i++) await phone.register(phone.nextId());
    const worker = phone.openTab();
    const [page, other] = await Promise.all([claim(phone.db, NOW), claim(worker, NOW)]);
    expect([page.length, other.length].toSorted((a, b) => a - b)).toEqual([0, 6]);
  });

  test('[U4] a send without an answer is claimed again after 60 s', async () => {
    const { id } = await phone.register();
    await claim(phone.db, NOW);
    expect(await claim(phone.db, NOW + SENDING_TIMEOUT_MS)).toEqual([]);
    expect(ids(await claim(phone.db, NOW + SENDING_TIMEOUT_MS + 1))).toEqual([id]);
  });

  test('[case 39] the order follows the counter, whatever the clock says', async () => {
    const later = await phone.register(phone.nextId(), { at: NOW + DAY_MS });
    const sooner = await phone.register(phone.nextId(), { at: NOW - DAY_MS });
    expect(ids(await claim(phone.db, NOW - 2 * DAY_MS))).toEqual(ids([later, sooner]));
  });

  test('[case 39] a clock set back by a day delays nothing for a day', async () => {
    const [sending, waiting] = [await phone.register(), await phone.register(phone.other_event)];
    const batch = await claim(phone.db, NOW);
    await release(phone.db, [batch[1]!], { next_at: NOW + 300_000, attempts: 1 });
    expect(await claim(phone.db, NOW)).toEqual([]); // the longest backoff is kept
    expect(ids(await claim(phone.db, NOW - DAY_MS))).toEqual(ids([sending, waiting]));
  });

  test('at most 20 at once', async () => {
    for (let i = 0; i < 23; i++) await phone.register(phone.nextId());
    expect(await claim(phone.db, NOW)).toHaveLength(20);
    expect(await claim(phone.db, NOW)).toHaveLength(3);
  });

  test('[U5] what fails again and again is sent alone in the end, so that it cannot stop the rest', async () => {
    for (let i = 0; i < 20; i++) await phone.register(phone.nextId());
    const sizes: number[] = [];
    for (let attempts = 0; attempts < 8; attempts++) {
      await phone.db.outbox.toCollection().modify({ status: 'queued', attempts });
      sizes.push((await claim(phone.db, NOW)).length);
    }
    expect(sizes).toEqual([20, 20, 20, 10, 5, 2, 1, 1]);
  });
});

describe('outcomes', () => {
  test('an outcome is final: a late one changes nothing', async () => {
    const [done, refused] = [await phone.register(), await phone.register(phone.other_event)];
    await claim(phone.db, NOW);
    await settle(phone.db, [applied(done.id), rejected(refused.id)]);
    const before = await phone.all();
    await settle(phone.db, [rejected(done.id), applied(refused.id)]);
    await release(phone.db, [done, refused], { next_at: 0, attempts: 1 });
    await block(phone.db, [done.id, refused.id], 'client_too_new');
    await unblock(phone.db);
    await hurry(phone.db);
    expect(await phone.all()).toEqual(before);
    expect(await claim(phone.db, NOW + DAY_MS)).toEqual([]);
  });

  test('[case 21] a refusal keeps its code and field over a reload', async () => {
    const { id } = await phone.register();
    await settle(phone.db, [{ ...rejected(id), code: 'invalid_args', field: 'whatsapp' }]);
    phone.db.close();
    const reopened = phone.openTab();
    expect(await reopened.outbox.toArray()).toMatchObject([
      { id, status: 'rejected', error: { code: 'invalid_args', field: 'whatsapp' } },
    ]);
  });

  test('a refusal without a code counts as a fault of the server', async () => {
    const { id } = await phone.register();
    await settle(phone.db, [{ id, status: 'rejected', touched: [] }]);
    expect(await phone.all()).toMatchObject([{ id, error: { code: 'internal' } }]);
  });

  test('an outcome for an id that is not here is ignored', async () => {
    await settle(phone.db, [applied(phone.nextId())]);
    expect(await phone.all()).toEqual([]);
  });

  test('[O3] only what the server did is removed', async () => {
    const [queued, done] = [await phone.register(), await phone.register(phone.other_event)];
    await settle(phone.db, [applied(done.id)]);
    await forgetAcked(phone.db, [queued.id, done.id]);
    expect(ids(await phone.all())).toEqual([queued.id]);
  });

  test('[W2] a tab that lost the lock does not release what another tab is sending', async () => {
    await phone.register();
    const stolen = await claim(phone.db, NOW);
    await takeBackOrphans(phone.db);
    await claim(phone.db, NOW + 46_000);
    await release(phone.db, stolen, { next_at: NOW + 300_000, attempts: 1 });
    expect(await phone.all()).toMatchObject([{ status: 'sending', attempts: 0, next_at: 0 }]);
  });

  test('returning a mutation to the queue counts only attempts that were made', async () => {
    const { id } = await phone.register();
    await release(phone.db, await claim(phone.db, NOW), { next_at: 0, attempts: 0 });
    expect(await phone.all()).toMatchObject([{ id, attempts: 0, status: 'queued' }]);
    await release(phone.db, await claim(phone.db, NOW), { next_at: 5, attempts: 1 });
    expect(await phone.all()).toMatchObject([{ id, attempts: 1, next_at: 5 }]);
    expect((await phone.all())[0]!.since).toBeUndefined();
  });

  test('what waits is queued, sending or blocked', async () => {
    const records = [
      await phone.register(),
      await phone.register(phone.nextId()),
      await phone.register(phone.nextId()),
    ];
    await settle(phone.db, [applied(records[0]!.id), rejected(records[1]!.id)]);
    expect(ids((await phone.all()).filter(isWaiting))).toEqual([records[2]!.id]);
    await block(phone.db, [records[2]!.id], 'client_too_new');
    expect((await phone.all()).filter(isWaiting)).toHaveLength(1);
    await unblock(phone.db);
    expect(ids(await claim(phone.db, NOW))).toEqual([records[2]!.id]);
  });
});

describe('nextDue', () => {
  test('the earliest time among the first of each lane', async () => {
    expect(await nextDue(phone.db)).toBeNull();
    const first = await phone.register();
    await phone.cancel(first);
    await phone.register(phone.other_event);
    expect(await nextDue(phone.db)).toBe(0);
    const batch = await claim(phone.db, NOW);
    expect(await nextDue(phone.db)).toBe(NOW + SENDING_TIMEOUT_MS);
    await release(phone.db, [batch[2]!], { next_at: NOW + 70_000, attempts: 1 });
    expect(await nextDue(phone.db)).toBe(NOW + SENDING_TIMEOUT_MS);
    await settle(phone.db, [applied(batch[0]!.id), applied(batch[1]!.id)]);
    expect(await nextDue(phone.db)).toBe(NOW + 70_000);
  });

  test('what waits behind a blocked mutation, or is of a newer version, is not due', async () => {
    const first = await phone.register();
    await phone.cancel(first);
    const newer = await phone.register(phone.other_event);
    await phone.db.outbox.update(newer.seq!, { name: 'register@2' });
    await block(phone.db, [first.id], 'client_too_new');
    expect(await nextDue(phone.db)).toBeNull();
  });
});
