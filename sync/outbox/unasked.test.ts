import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { ids, problem, SendingPhone } from '#tests/fixtures/outbox/sending-phone.ts';
import { followWaiting } from './lost-queue.ts';
import { leftBehind, nothingLeft } from '../account/left-behind.ts';
import { forgetAcked, receiptsOf } from '../receipts/receipts.ts';
import { askAgain } from '../receipts/after-restore.ts';
import { enqueue } from './enqueue.ts';
import { isAsked, type OutboxRecord } from './outbox.ts';
import { sendReady } from '../sending/sender.ts';

const stored = stubLocalStorage();
let phone: SendingPhone;
let team_id: string;
beforeEach(async () => {
  phone = new SendingPhone();
  team_id = phone.nextId();
  await phone.open();
});
afterEach(() => phone.close());

const read = (minute: number, channel: 'general' | 'events' = 'general'): Promise<OutboxRecord> =>
  enqueue(phone.db, {
    user_id: phone.ana,
    label: '',
    at: new Date(phone.now).toISOString(),
    id: phone.nextId(),
    name: 'mark_read@1',
    args: { team_id, channel, seen_at: `2026-11-21T11:0${minute}:00Z` },
  });
const seen = async () =>
  (await phone.all()).map(({ args }) => (args as { seen_at: string }).seen_at.slice(14, 16));

test('[U14] a later mark takes the place of the one that waits, also of one that is on its way', async () => {
  for (const minute of [1, 2, 3]) await read(minute);
  await read(4, 'events');
  expect(await seen()).toEqual(['03', '04']);
  await phone.db.outbox.toCollection().modify({ status: 'sending', since: phone.now });
  await read(5);
  expect(await seen()).toEqual(['04', '05']);
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes.flatMap(({ mutations }) => mutations).map(({ name }) => name)).toEqual([
    'mark_read@1',
    'mark_read@1',
  ]);
});

test('[U14] it waits for nothing else, and nothing waits for it', async () => {
  const asked = await phone.ask();
  const mark = await read(1);
  expect(new Set([asked.lane, mark.lane, (await read(1, 'events')).lane]).size).toBe(3);
});

test('[U14] nobody is told of it: not by the number of what waits, not before a sign-out', async () => {
  const stop = followWaiting(phone.db, () => undefined);
  await read(1);
  expect((await phone.all()).filter(isAsked)).toEqual([]);
  expect(await leftBehind(phone.db)).toEqual(nothingLeft);
  await phone.ask();
  const counted = () => JSON.parse([...stored.values()].at(-1) ?? '{}') as { waiting?: number };
  await expect.poll(() => counted().waiting).toBe(1);
  stop();
});

test('[U14] a refusal removes it; of what a person asked, the refusal stays', async () => {
  const asked = await phone.ask();
  await read(1);
  phone.answer = ({ mutations }) =>
    phone.answered(mutations.map(({ id }) => ({ id, status: 'rejected', code: 'not_allowed' })));
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(await phone.all()).toMatchObject([{ id: asked.id, status: 'rejected' }]);
});

test('[U14] a server that does not know it stops nothing, and is not reported', async () => {
  const mark = await read(1);
  const asked = await phone.ask();
  phone.answer = ({ mutations }) =>
    mutations.some(({ name }) => name === 'mark_read@1')
      ? problem(409, 'PT409', 'client_too_new')
      : phone.answered(mutations.map(({ id }) => ({ id, status: 'applied' })));
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(await phone.all()).toMatchObject([
    { id: mark.id, status: 'blocked' },
    { id: asked.id, status: 'acked' },
  ]);
  // the next one tries again
  const next = await read(2);
  expect(ids(await phone.all())).toEqual([asked.id, next.id]);
});

test('[U14] it leaves no receipt, and after a restore it is sent again, whatever came later', async () => {
  const mark = await read(1);
  await sendReady(phone.sender);
  await phone.db.outbox.add({ ...mark, seq: undefined!, id: phone.nextId(), open_sends: 1 });
  await askAgain(phone.db, 'another epoch');
  expect(await phone.statuses()).toEqual(['queued', 'queued']);
  await sendReady(phone.sender);
  await forgetAcked(phone.db, ids(await phone.all()));
  expect([await phone.all(), await receiptsOf(phone.db)]).toEqual([[], []]);
});
