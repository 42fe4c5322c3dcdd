import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applied, ids, problem, SendingPhone } from '#tests/fixtures/outbox/sending-phone.ts';
import { backoff, sendReady } from './sender.ts';

let phone: SendingPhone;
beforeEach(async () => {
  phone = new SendingPhone();
  await phone.open();
});
afterEach(() => phone.close());

describe('[U5] refusals', () => {
  test('[case 18] one of a batch is refused and recorded, the others are done', async () => {
    const records = [await phone.ask(phone.event), await phone.ask(phone.event), await phone.ask()];
    phone.answer = ({ mutations }) =>
      phone.answered(
        mutations.map((m) =>
          m.id === records[0]!.id
            ? { ...m, status: 'rejected', code: 'event_started' }
            : applied(m),
        ),
      );
    expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
    expect(await phone.all()).toMatchObject([
      { status: 'rejected', error: { code: 'event_started' } },
      { status: 'acked' },
      { status: 'acked' },
    ]);
  });

  test('[U10] where the session ends while a batch is halved, nothing of it is in doubt', async () => {
    await phone.askMany(3);
    phone.answer = async () => {
      await phone.signIn(phone.bia);
      return new Response('<html>', { status: 413 });
    };
    expect(await sendReady(phone.sender)).toEqual({ kind: 'unreachable' });
    expect(await phone.all()).toMatchObject(Array(3).fill({ status: 'queued', open_sends: 0 }));
  });

  test.each([
    ['too large', () => new Response('<html>', { status: 413 }), 'invalid_args'],
    ['not readable', () => problem(400, '22P02'), 'invalid_args'],
    ['refused', () => problem(409, 'PT409', 'invalid_args'), 'invalid_args'],
  ])(
    '[case 37] a batch %s as a whole is halved until the culprit stands alone',
    async (_, no, code) => {
      const records = await phone.askMany(7);
      const culprit = records[4]!.id;
      phone.answer = ({ mutations }) =>
        ids(mutations).includes(culprit) ? no() : phone.answered(mutations.map(applied));
      expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
      const outcome = await phone.all();
      expect(outcome.filter(({ status }) => status === 'acked')).toHaveLength(6);
      expect(outcome[4]).toMatchObject({ id: culprit, status: 'rejected', error: { code } });
      expect(phone.pushes.length).toBeLessThan(12);
    },
  );

  test('[case 37] the larger half of what was refused as a whole is sent first', async () => {
    await phone.askMany(3);
    phone.answer = ({ mutations }) =>
      mutations.length === 3
        ? problem(409, 'PT409', 'invalid_args')
        : phone.answered(mutations.map(applied));
    expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
    expect(phone.pushes.map(({ mutations }) => mutations.length)).toEqual([3, 2, 1]);
  });

  test('an older server that does not know the name loses nothing: the mutation is blocked, visibly', async () => {
    const [one, two] = [await phone.ask(), await phone.ask()];
    phone.answer = ({ mutations }) =>
      ids(mutations).includes(one.id)
        ? problem(409, 'PT409', 'client_too_new')
        : phone.answered(mutations.map(applied));
    expect(await sendReady(phone.sender)).toEqual({ kind: 'update_needed' });
    expect(await phone.all()).toMatchObject([
      { id: one.id, status: 'blocked', error: { code: 'client_too_new' } },
      { id: two.id, status: 'queued' },
    ]);
    expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
    expect(await phone.statuses()).toEqual(['blocked', 'acked']);
  });

  test('what a reply leaves out is sent again at once; when a reply answers nothing at all, it is sent later', async () => {
    const [one, two] = [await phone.ask(), await phone.ask()];
    phone.answer = () => phone.answered([applied(one)]);
    expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
    expect(phone.pushes.map(({ mutations }) => ids(mutations))).toEqual([
      [one.id, two.id],
      [two.id],
    ]);
    expect(await phone.all()).toMatchObject([
      { status: 'acked' },
      { id: two.id, status: 'queued', attempts: 1 },
    ]);
    expect((await phone.all())[1]!.next_at).toBeGreaterThan(phone.now);
  });
});

describe('[U6] only under its owner’s session', () => {
  test('[case 27] another person is signed in: nothing is sent, everything is kept', async () => {
    await phone.ask();
    await phone.signIn(phone.bia);
    expect(await sendReady(phone.sender)).toEqual({ kind: 'needs_sign_in' });
    expect(phone.pushes).toEqual([]);
    expect(await phone.all()).toMatchObject([{ status: 'queued', attempts: 0 }]);
  });

  test('[case 19] the server refuses another person’s queue: it is kept, and the person must sign in', async () => {
    await phone.askMany(3);
    phone.answer = () => problem(409, 'PT409', 'wrong_user');
    expect(await sendReady(phone.sender)).toEqual({ kind: 'needs_sign_in' });
    expect(await phone.statuses()).toEqual(['queued', 'queued', 'queued']);
  });

  test('an answer for another person settles nothing', async () => {
    await phone.ask();
    phone.answer = ({ mutations }) =>
      phone.answered(mutations.map(applied), { as_user: phone.bia });
    expect(await sendReady(phone.sender)).toEqual({ kind: 'unreachable' });
    expect(await phone.all()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });

  test('a token that the server rejects is refreshed once', async () => {
    await phone.ask();
    phone.answer = ({ mutations }) =>
      phone.tokens.at(-1) === 'Bearer access-2'
        ? phone.answered(mutations.map(applied))
        : problem(401, 'PGRST303');
    expect(await sendReady(phone.sender)).toEqual({ kind: 'sent' });
    expect(phone.tokens).toEqual(['Bearer access-1', 'Bearer access-2']);
  });

  test('a refreshed token that is rejected too: sign in, nothing lost', async () => {
    await phone.ask();
    phone.answer = () => problem(401, 'PGRST301');
    expect(await sendReady(phone.sender)).toEqual({ kind: 'needs_sign_in' });
    expect(phone.pushes).toHaveLength(2);
    expect(await phone.all()).toMatchObject([{ status: 'queued', attempts: 0 }]);
  });
});

describe('[U7] temporary failures', () => {
  test('an old token that can’t be refreshed without a network: the queue is sent later, and no sign-in is asked for', async () => {
    await phone.ask();
    phone.now += 3_600_000;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await sendReady(phone.sender)).toEqual({ kind: 'unreachable' });
    expect(await phone.all()).toMatchObject([{ status: 'queued', attempts: 0, next_at: 0 }]);
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a captive portal', () => new Response('<html>')],
    ['a rollback', () => problem(500, '40001')],
    ['busy', () => Response.json({}, { status: 429 })],
  ])('%s: back into the queue, with a backoff, for as long as it takes', async (_, weather) => {
    const { id } = await phone.ask();
    phone.answer = weather;
    for (let attempt = 1; attempt <= 30; attempt++) {
      expect(await sendReady(phone.sender)).toEqual({ kind: 'unreachable' });
      const [record] = await phone.all();
      expect(record).toMatchObject({ id, status: 'queued', attempts: attempt });
      expect(record!.next_at - phone.now).toBeGreaterThanOrEqual(1_000);
      expect(record!.next_at - phone.now).toBeLessThanOrEqual(300_000);
      expect(await sendReady(phone.sender), 'paused').toEqual({ kind: 'sent' });
      phone.now = record!.next_at;
    }
    expect(phone.pushes).toHaveLength(30);
  });

  test('the server says how long to wait', async () => {
    await phone.ask();
    phone.answer = () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } });
    await sendReady(phone.sender);
    expect(await phone.all()).toMatchObject([{ next_at: phone.now + 7_000 }]);
  });

  test('no such function: a newer app or server is needed, the mutation is kept', async () => {
    await phone.ask();
    phone.answer = () => problem(404, 'PGRST202');
    expect(await sendReady(phone.sender)).toEqual({ kind: 'update_needed' });
    expect(await phone.all()).toMatchObject([{ status: 'queued', next_at: phone.now + 300_000 }]);
  });

  test('the backoff grows from 2 s to 5 min, half of it random', () => {
    expect([0, 1, 2, 7, 8, 50].map((n) => backoff(n, () => 1))).toEqual([
      2_000, 4_000, 8_000, 256_000, 300_000, 300_000,
    ]);
    expect(backoff(0, () => 0)).toBe(1_000);
  });
});

describe('[U10] what is known of a send', () => {
  const refusing = (reply: () => Response) => () => Promise.resolve(reply());
  test.each<[string, 0 | 1, () => Promise<Response>]>([
    ['no reply', 1, () => Promise.reject(new TypeError('fetch failed'))],
    ['a captive portal', 1, refusing(() => new Response('<html>'))],
    ['an error of the gateway', 1, refusing(() => problem(504, '504'))],
    ['an answer that leaves it out', 1, refusing(() => phone.answered([]))],
    ['a token that is not taken', 0, refusing(() => problem(401, 'PGRST301'))],
    ['no such function', 0, refusing(() => problem(404, 'PGRST202'))],
    ['another person’s queue', 0, refusing(() => problem(409, 'PT409', 'wrong_user'))],
  ])('%s: %i sends are open', async (_, open_sends, reply) => {
    await phone.ask();
    phone.answer = reply;
    await sendReady(phone.sender);
    expect(await phone.all()).toMatchObject([{ status: 'queued', open_sends }]);
  });

  test('without a session nothing is sent', async () => {
    await phone.ask();
    await phone.signIn(phone.bia);
    await sendReady(phone.sender);
    expect(await phone.all()).toMatchObject([{ status: 'queued', open_sends: 0 }]);
  });

  test('a batch that is refused as a whole has done nothing', async () => {
    await phone.askMany(2);
    phone.answer = ({ mutations }) =>
      mutations.length > 1 ? Response.json({}, { status: 413 }) : problem(503, '503');
    await sendReady(phone.sender);
    expect(await phone.all()).toMatchObject([{ open_sends: 1 }, { open_sends: 0 }]);
  });
});
