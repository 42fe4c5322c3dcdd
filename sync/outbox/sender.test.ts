import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeLocks } from '#tests/fixtures/fake-locks.ts';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { enqueue } from './enqueue.ts';
import type { OutboxRecord } from './outbox.ts';
import type { WireMutation } from '../protocol.ts';
import { backoff, sendReady, type Sender } from './sender.ts';
import { SharedDatabase, writeSession } from '../identity/session.ts';

const nextId = seededIds(9);
const [ana, bia, event] = [nextId(), nextId(), nextId()];
const START = Date.parse('2026-11-21T12:00:00Z');

type Push = { user_id: string; device_id: string; mutations: WireMutation[] };
type Result = { id: string; status: string; code?: string };

let phone: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let db: DeviceDatabase;
let sender: Sender;
let now: number;
let pushes: Push[];
let tokens: (string | null)[];
let answer: (push: Push) => Response | Promise<Response>;

const open: { close: () => void }[] = [];
function context(): Sender {
  const mine = new DeviceDatabase(ana, phone);
  const shared = new SharedDatabase(phone);
  open.push(mine, shared);
  const locks = new FakeLocks();
  const lock = <T>(name: string, work: () => Promise<T>) => locks.request(name, work) as Promise<T>;
  const server = { url: 'http://server', publishable_key: 'key' };
  return { db: mine, user_id: ana, source: { shared, server, now: () => now, lock } };
}
const signIn = (user = ana, access_token = 'access-1') =>
  writeSession(sender.source.shared, {
    user: { id: user, email: 'a@exemplo.com', name: 'Ana' },
    access_token,
    refresh_token: 'refresh-1',
    expires_at: now / 1000 + 3600,
    needs_sign_in: false,
  });

const applied = ({ id }: { id: string }): Result => ({ id, status: 'applied' });
const answered = (results: Result[], as_user = ana) =>
  Response.json({
    v: 1,
    as_user,
    epoch: 'e',
    server_now: '2026-11-21T12:00:00Z',
    results: results.map((result) => ({ touched: [], rows: [], xid: 7, ...result })),
  });
const problem = (status: number, code: string, message = code) =>
  Response.json({ code, message, details: null }, { status });
const all = () => db.outbox.orderBy('seq').toArray();
const statuses = async () => (await all()).map(({ status }) => status);
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

const ask = (event_id = nextId()): Promise<OutboxRecord> =>
  enqueue(db, {
    user_id: ana,
    label: 'x',
    at: new Date(now).toISOString(),
    id: nextId(),
    name: 'cancel_registration@1',
    args: { operator_id: nextId(), event_id },
  });
const askMany = async (count: number): Promise<OutboxRecord[]> => {
  const records: OutboxRecord[] = [];
  for (let i = 0; i < count; i++) records.push(await ask());
  return records;
};

beforeEach(async () => {
  phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  now = START;
  sender = context();
  db = sender.db;
  pushes = [];
  tokens = [];
  answer = ({ mutations }) => answered(mutations.map(applied));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { p: Push; refresh_token?: string };
    if (url.includes('/auth/')) {
      return Response.json({ access_token: 'access-2', refresh_token: 'r', expires_in: 3600 });
    }
    pushes.push(body.p);
    tokens.push(new Headers(init.headers).get('authorization'));
    if (init.signal?.aborted) throw init.signal.reason as Error;
    return answer(body.p);
  });
  await signIn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const one of open.splice(0)) one.close();
});

test('[U3] what waits is sent in order, by its owner, and is done', async () => {
  const records = [await ask(event), await ask(event), await ask()];
  expect(await sendReady(sender)).toEqual({ kind: 'sent' });
  expect(pushes).toMatchObject([{ v: 1, user_id: ana, device_id: records[0]!.device_id }]);
  expect(pushes[0]!.mutations).toEqual(
    records.map(({ id, seq, name, args }) => ({ id, seq, name, args })),
  );
  expect(tokens).toEqual(['Bearer access-1']);
  expect(await all()).toMatchObject(
    records.map(({ id }) => ({ id, status: 'acked', xid: 7, epoch: 'e' })),
  );
});

test('nothing waits: no request', async () => {
  expect(await sendReady(sender)).toEqual({ kind: 'sent' });
  expect(pushes).toEqual([]);
});

test('batch after batch, until nothing is ready', async () => {
  await askMany(45);
  expect(await sendReady(sender)).toEqual({ kind: 'sent' });
  expect(pushes.map(({ mutations }) => mutations.length)).toEqual([20, 20, 5]);
});

test('[case 23] the deadline is sent with the mutation', async () => {
  await ask();
  await db.outbox.toCollection().modify({ not_after: '2026-12-01T12:00:00Z' });
  await sendReady(sender);
  expect(pushes[0]!.mutations).toMatchObject([{ not_after: '2026-12-01T12:00:00Z' }]);
});

test('[case 15] [U2] page and worker send at once despite the lock: one outcome for both', async () => {
  const records = await askMany(30);
  const done = new Set<string>();
  answer = ({ mutations }) =>
    answered(
      mutations.map((m) => {
        const dup = done.has(m.id);
        done.add(m.id);
        return { ...applied(m), dup };
      }),
    );
  const both = await Promise.all([sendReady(sender), sendReady(context())]);
  expect(both).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
  expect([...done].toSorted()).toEqual(ids(records).toSorted());
  expect(new Set(await statuses())).toEqual(new Set(['acked']));
});

test('[case 16] the reply is lost after commit: the same id is sent again, and answered', async () => {
  const { id } = await ask();
  answer = () => Promise.reject(new TypeError('fetch failed'));
  expect(await sendReady(sender)).toEqual({ kind: 'unreachable' });
  expect(await all()).toMatchObject([{ id, status: 'queued', attempts: 1 }]);
  now += 2_000;
  answer = ({ mutations }) => answered(mutations.map((m) => ({ ...applied(m), dup: true })));
  expect(await sendReady(sender)).toEqual({ kind: 'sent' });
  expect(pushes.map(({ mutations }) => ids(mutations))).toEqual([[id], [id]]);
  expect(await statuses()).toEqual(['acked']);
});

test('[U4] a worker was killed while sending: whoever sends next repeats it, by the same id', async () => {
  const { id } = await ask();
  let arrived: () => void = () => undefined;
  const under_way = new Promise<void>((resolve) => (arrived = resolve));
  answer = () => {
    arrived();
    return new Promise<Response>(() => undefined);
  };
  void sendReady(context());
  await under_way;
  expect(await statuses()).toEqual(['sending']);
  answer = ({ mutations }) => answered(mutations.map(applied));
  expect(await sendReady(sender)).toEqual({ kind: 'sent' });
  expect(pushes.map(({ mutations }) => ids(mutations))).toEqual([[id], [id]]);
  expect(await statuses()).toEqual(['acked']);
});

describe('[U5] refusals', () => {
  test('[case 18] one of a batch is refused and recorded, the others are done', async () => {
    const records = [await ask(event), await ask(event), await ask()];
    answer = ({ mutations }) =>
      answered(
        mutations.map((m) =>
          m.id === records[0]!.id
            ? { ...m, status: 'rejected', code: 'event_started' }
            : applied(m),
        ),
      );
    expect(await sendReady(sender)).toEqual({ kind: 'sent' });
    expect(await all()).toMatchObject([
      { status: 'rejected', error: { code: 'event_started' } },
      { status: 'acked' },
      { status: 'acked' },
    ]);
  });

  test.each([
    ['too large', () => new Response('<html>', { status: 413 }), 'invalid_args'],
    ['not readable', () => problem(400, '22P02'), 'invalid_args'],
    ['refused', () => problem(409, 'PT409', 'invalid_args'), 'invalid_args'],
  ])(
    '[case 37] a batch %s as a whole is halved until the culprit stands alone',
    async (_, no, code) => {
      const records = await askMany(7);
      const culprit = records[4]!.id;
      answer = ({ mutations }) =>
        ids(mutations).includes(culprit) ? no() : answered(mutations.map(applied));
      expect(await sendReady(sender)).toEqual({ kind: 'sent' });
      const outcome = await all();
      expect(outcome.filter(({ status }) => status === 'acked')).toHaveLength(6);
      expect(outcome[4]).toMatchObject({ id: culprit, status: 'rejected', error: { code } });
      expect(pushes.length).toBeLessThan(12);
    },
  );

  test('an older server that does not know the name loses nothing: the mutation is blocked, visibly', async () => {
    const [one, two] = [await ask(), await ask()];
    answer = ({ mutations }) =>
      ids(mutations).includes(one.id)
        ? problem(409, 'PT409', 'client_too_new')
        : answered(mutations.map(applied));
    expect(await sendReady(sender)).toEqual({ kind: 'update_needed' });
    expect(await all()).toMatchObject([
      { id: one.id, status: 'blocked', error: { code: 'client_too_new' } },
      { id: two.id, status: 'queued' },
    ]);
    expect(await sendReady(sender)).toEqual({ kind: 'sent' });
    expect(await statuses()).toEqual(['blocked', 'acked']);
  });

  test('a reply without one of the outcomes causes a backoff, not an endless loop', async () => {
    const [one, two] = [await ask(), await ask()];
    answer = () => answered([applied(one)]);
    expect(await sendReady(sender)).toEqual({ kind: 'sent' });
    expect(pushes).toHaveLength(1);
    expect(await all()).toMatchObject([
      { status: 'acked' },
      { id: two.id, status: 'queued', attempts: 1 },
    ]);
    expect((await all())[1]!.next_at).toBeGreaterThan(now);
  });
});

describe('[U6] only under its owner’s session', () => {
  test('[case 27] another person is signed in: nothing is sent, everything is kept', async () => {
    await ask();
    await signIn(bia);
    expect(await sendReady(sender)).toEqual({ kind: 'needs_sign_in' });
    expect(pushes).toEqual([]);
    expect(await all()).toMatchObject([{ status: 'queued', attempts: 0 }]);
  });

  test('[case 19] the server refuses another person’s queue: it is kept, and the person must sign in', async () => {
    await askMany(3);
    answer = () => problem(409, 'PT409', 'wrong_user');
    expect(await sendReady(sender)).toEqual({ kind: 'needs_sign_in' });
    expect(await statuses()).toEqual(['queued', 'queued', 'queued']);
  });

  test('an answer for another person settles nothing', async () => {
    await ask();
    answer = ({ mutations }) => answered(mutations.map(applied), bia);
    expect(await sendReady(sender)).toEqual({ kind: 'unreachable' });
    expect(await all()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });

  test('a token that the server rejects is refreshed once', async () => {
    await ask();
    answer = ({ mutations }) =>
      tokens.at(-1) === 'Bearer access-2'
        ? answered(mutations.map(applied))
        : problem(401, 'PGRST303');
    expect(await sendReady(sender)).toEqual({ kind: 'sent' });
    expect(tokens).toEqual(['Bearer access-1', 'Bearer access-2']);
  });

  test('a refreshed token that is rejected too: sign in, nothing lost', async () => {
    await ask();
    answer = () => problem(401, 'PGRST301');
    expect(await sendReady(sender)).toEqual({ kind: 'needs_sign_in' });
    expect(pushes).toHaveLength(2);
    expect(await all()).toMatchObject([{ status: 'queued', attempts: 0 }]);
  });
});

describe('[U7] temporary failures', () => {
  test.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a captive portal', () => new Response('<html>')],
    ['a rollback', () => problem(500, '40001')],
    ['busy', () => Response.json({}, { status: 429 })],
  ])('%s: back into the queue, with a backoff, for as long as it takes', async (_, weather) => {
    const { id } = await ask();
    answer = weather;
    for (let attempt = 1; attempt <= 30; attempt++) {
      expect(await sendReady(sender)).toEqual({ kind: 'unreachable' });
      const [record] = await all();
      expect(record).toMatchObject({ id, status: 'queued', attempts: attempt });
      expect(record!.next_at - now).toBeGreaterThanOrEqual(1_000);
      expect(record!.next_at - now).toBeLessThanOrEqual(300_000);
      expect(await sendReady(sender), 'paused').toEqual({ kind: 'sent' });
      now = record!.next_at;
    }
    expect(pushes).toHaveLength(30);
  });

  test('the server says how long to wait', async () => {
    await ask();
    answer = () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } });
    await sendReady(sender);
    expect(await all()).toMatchObject([{ next_at: now + 7_000 }]);
  });

  test('no such function: a newer app or server is needed, the mutation is kept', async () => {
    await ask();
    answer = () => problem(404, 'PGRST202');
    expect(await sendReady(sender)).toEqual({ kind: 'update_needed' });
    expect(await all()).toMatchObject([{ status: 'queued', next_at: now + 300_000 }]);
  });

  test('from 2 s to 5 min, half of it random', () => {
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
    ['an answer that leaves it out', 1, refusing(() => answered([]))],
    ['a token that is not taken', 0, refusing(() => problem(401, 'PGRST301'))],
    ['no such function', 0, refusing(() => problem(404, 'PGRST202'))],
    ['another person’s queue', 0, refusing(() => problem(409, 'PT409', 'wrong_user'))],
  ])('%s: %i sends are open', async (_, open_sends, reply) => {
    await ask();
    answer = reply;
    await sendReady(sender);
    expect(await all()).toMatchObject([{ status: 'queued', open_sends }]);
  });

  test('without a session nothing is sent', async () => {
    await ask();
    await signIn(bia);
    await sendReady(sender);
    expect(await all()).toMatchObject([{ status: 'queued', open_sends: 0 }]);
  });

  test('a batch that is refused as a whole has done nothing', async () => {
    await askMany(2);
    answer = ({ mutations }) =>
      mutations.length > 1 ? Response.json({}, { status: 413 }) : problem(503, '503');
    await sendReady(sender);
    expect(await all()).toMatchObject([{ open_sends: 1 }, { open_sends: 0 }]);
  });
});

test('[W2] stopped in the middle: back into the queue, and the signal’s reason is thrown', async () => {
  await ask();
  const session = new AbortController();
  answer = () => {
    session.abort(new DOMException('stolen', 'AbortError'));
    throw session.signal.reason as Error;
  };
  await expect(sendReady({ ...sender, signal: session.signal })).rejects.toThrow('stolen');
  expect(await all()).toMatchObject([{ status: 'queued', attempts: 0, open_sends: 1 }]);
});
