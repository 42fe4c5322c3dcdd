import { afterEach, beforeEach, expect, test } from 'vitest';
import { applied, ids, SendingPhone } from '#tests/fixtures/outbox/sending-phone.ts';
import { sendReady } from './sender.ts';

let phone: SendingPhone;
beforeEach(async () => {
  phone = new SendingPhone();
  await phone.open();
});
afterEach(() => phone.close());

test('[U3] what waits is sent in order, by its owner, and is done', async () => {
  const records = [await phone.ask(phone.event), await phone.ask(phone.event), await phone.ask()];
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes).toMatchObject([
    { v: 1, user_id: phone.ana, device_id: records[0]!.device_id },
  ]);
  expect(phone.pushes[0]!.mutations).toEqual(
    records.map(({ id, seq, name, args }) => ({ id, seq, name, args })),
  );
  expect(phone.tokens).toEqual(['Bearer access-1']);
  expect(await phone.all()).toMatchObject(
    records.map(({ id }) => ({ id, status: 'acked', xid: 7, epoch: 'e' })),
  );
});

test('nothing waits: no request', async () => {
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes).toEqual([]);
});

test('batch after batch, until nothing is ready', async () => {
  await phone.askMany(45);
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes.map(({ mutations }) => mutations.length)).toEqual([20, 20, 5]);
});

test('when the answer is only about the first few, the others are sent at once, each of them once', async () => {
  const records = await phone.askMany(20);
  phone.answer = ({ mutations }) => phone.answered(mutations.slice(0, 8).map(applied));
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes.map(({ mutations }) => mutations.length)).toEqual([20, 12, 4]);
  expect(phone.pushes.flatMap(({ mutations }) => ids(mutations.slice(0, 8)))).toEqual(ids(records));
  expect(new Set(await phone.statuses())).toEqual(new Set(['acked']));
});

test('when the answer is about none of them, they are not sent again at once', async () => {
  await phone.askMany(3);
  phone.answer = () => phone.answered([]);
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes).toHaveLength(1);
  expect(await phone.all()).toMatchObject(Array(3).fill({ status: 'queued', attempts: 1 }));
});

test('[case 15] [U2] page and worker send at once despite the lock: one outcome for both', async () => {
  const records = await phone.askMany(30);
  const done = new Set<string>();
  phone.answer = ({ mutations }) =>
    phone.answered(
      mutations.map((m) => {
        const dup = done.has(m.id);
        done.add(m.id);
        return { ...applied(m), dup };
      }),
    );
  const both = await Promise.all([sendReady(phone.sender), sendReady(phone.context())]);
  expect(both).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
  expect([...done].toSorted()).toEqual(ids(records).toSorted());
  expect(new Set(await phone.statuses())).toEqual(new Set(['acked']));
});

test('[case 16] the reply is lost after commit: the same id is sent again, and answered', async () => {
  const { id } = await phone.ask();
  phone.answer = () => Promise.reject(new TypeError('fetch failed'));
  expect(await sendReady(phone.sender)).toEqual({ kind: 'unreachable' });
  expect(await phone.all()).toMatchObject([{ id, status: 'queued', attempts: 1 }]);
  phone.now += 2_000;
  phone.answer = ({ mutations }) =>
    phone.answered(mutations.map((m) => ({ ...applied(m), dup: true })));
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes.map(({ mutations }) => ids(mutations))).toEqual([[id], [id]]);
  expect(await phone.statuses()).toEqual(['acked']);
});

test('[U4] a worker was killed while sending: whoever sends next repeats it, by the same id', async () => {
  const { id } = await phone.ask();
  let arrived: () => void = () => undefined;
  const under_way = new Promise<void>((resolve) => (arrived = resolve));
  phone.answer = () => {
    arrived();
    return new Promise<Response>(() => undefined);
  };
  void sendReady(phone.context());
  await under_way;
  expect(await phone.statuses()).toEqual(['sending']);
  phone.answer = ({ mutations }) => phone.answered(mutations.map(applied));
  expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
  expect(phone.pushes.map(({ mutations }) => ids(mutations))).toEqual([[id], [id]]);
  expect(await phone.statuses()).toEqual(['acked']);
});

test('[W2] stopped in the middle: back into the queue, and the signal’s reason is thrown', async () => {
  await phone.ask();
  const round = new AbortController();
  phone.answer = () => {
    round.abort(new DOMException('stolen', 'AbortError'));
    throw round.signal.reason as Error;
  };
  await expect(sendReady({ ...phone.sender, signal: round.signal })).rejects.toThrow('stolen');
  expect(await phone.all()).toMatchObject([{ status: 'queued', attempts: 0, open_sends: 1 }]);
});
