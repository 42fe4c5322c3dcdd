import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { createLine } from '#local/limits/line.ts';
import { createRoom } from '#local/limits/room.ts';
import { createFailureCounts, createTokenBuckets } from '#local/limits/token-bucket.ts';
import { createRealtimeLimits } from '#local/realtime/realtime-limits.ts';
import { call, openTestBackend, PASSWORD, signUp } from '../open-test-backend.ts';

let backend: Backend;
let now_ms = Date.now();

beforeAll(async () => {
  backend = await openTestBackend({
    clock: () => now_ms,
    auth_limits: { burst: 30, per_s: 0.5, wrong_passwords: 10 },
  });
  await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

test('[hole R9] twenty thousand invented keys do not free a blocked one before its time', () => {
  let clock_ms = 0;
  const clock = () => clock_ms;
  const wrong = createFailureCounts({ limit: 2, window_ms: 600_000 }, clock);
  const mails = createTokenBuckets({ burst: 1, per_s: 1 / 600 }, clock);
  for (let i = 0; i < 2; i += 1) {
    wrong.failed('ada');
    mails.take('ada');
  }
  for (let i = 0; i < 20_000; i += 1) {
    wrong.failed(`invented ${i}`);
    mails.take(`invented ${i}`);
  }
  expect([wrong.blocked_s('ada'), mails.take('ada')]).toEqual([600, 600]);
  clock_ms += 600_000;
  expect([wrong.blocked_s('ada'), mails.take('ada')]).toEqual([0, 0]);
  wrong.failed('ada');
  expect(wrong.blocked_s('ada')).toBe(0); // it counts from the beginning
});

test('a room is full for one key, then for all, and has room again for each that leaves', () => {
  const room = createRoom({ of_one: 2, in_all: 3 });
  const leave = room.enter('ada');
  room.enter('ada');
  expect([room.full('ada'), room.full('bia'), room.full(null)]).toEqual(['of_one', null, null]);
  room.enter(null);
  expect([room.full('ada'), room.full('bia'), room.full(null)]).toEqual([
    'of_one',
    'in_all',
    'in_all',
  ]);
  leave();
  leave(); // counts once
  expect([room.full('ada'), room.full('bia')]).toEqual([null, null]);
  room.enter('bia');
  expect([room.full('ada'), room.full('bia')]).toEqual(['in_all', 'in_all']);
});

test('a line does one after another, also after a failure, and is full while so many wait', async () => {
  const line = createLine(2);
  const done: string[] = [];
  const first = line.inTurn(() => Promise.reject(new Error('first')));
  expect(line.isFull()).toBe(false);
  const second = line.inTurn(() => done.push('second'));
  expect(line.isFull()).toBe(true);
  const third = line.inTurn(() => done.push('third'));
  await expect(first).rejects.toThrow('first');
  await Promise.all([second, third]);
  expect([done, line.isFull()]).toEqual([['second', 'third'], false]);
});

test('a socket whose token is verified after it has closed does not count for its account', () => {
  const limits = createRealtimeLimits(() => 0);
  const open = (address: string) => {
    const place = limits.enter(address);
    if ('status' in place) throw new Error(`refused: ${place.status}`);
    return place;
  };
  for (let i = 0; i < 40; i += 1) {
    const place = open('a');
    place.leave();
    expect(place.mayServe('ada')).toBe(false);
  }
  expect(open('a').mayServe('ada')).toBe(true);
});

const MIB = 1024 * 1024;

test.each([
  ['/rest/v1/rpc/whoami', MIB, 'code'],
  ['/auth/v1/signup', MIB, 'error_code'],
  ['/functions/v1/echo', 64 * 1024, 'code'],
])('%s accepts bodies of %i bytes and not one more', async (path, limit, field) => {
  const send = (bytes: number) =>
    call(backend, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(bytes - 2)),
    });
  expect((await send(limit)).status).not.toBe(413);
  const refused = await send(limit + 1);
  expect([refused.status, await refused.json()]).toEqual([
    413,
    expect.objectContaining({ [field]: 'too_large' }),
  ]);
});

test('a body without a stated length is cut off too', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request(
      `${backend.url}/rest/v1/rpc/whoami`,
      {
        method: 'POST',
        headers: { apikey: backend.anon_key, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sending.on('error', reject);
    for (let i = 0; i < 17; i++) sending.write(Buffer.alloc(64 * 1024, 'x'));
    sending.end();
  });
  expect(status).toBe(413);
});

test.each(['/rest/v1/rpc/whoami', '/auth/v1/signup', '/auth/v1/token?grant_type=password'])(
  '%s answers malformed JSON with 400',
  async (path) => {
    for (const body of ['{bad', '', '[1,', '"']) {
      const response = await call(backend, path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      if (path.includes('rpc') && body === '') continue; // a call without arguments
      expect([body, response.status]).toEqual([body, 400]);
      expect(response.headers.get('content-type')).toContain('application/json');
    }
  },
);

/** PostgREST's table (its docs, "Errors"). */
test.each([
  ['P0001', 400],
  ['P0002', 500],
  ['23514', 400],
  ['28000', 403],
  ['40001', 500],
  ['40P01', 500],
  ['55P03', 500],
  ['57014', 500],
  ['53300', 503],
  ['08006', 503],
  ['XX000', 500],
  ['22023', 400],
  ['42501', 401],
  ['PT409', 409],
  ['PT422', 422],
])('SQLSTATE %s becomes HTTP %i and keeps its code', async (state, status) => {
  const response = await call(backend, '/rest/v1/rpc/fail_with', { json: { state } });
  const problem = (await response.json()) as { code: string; details: string | null };
  expect([response.status, problem.code]).toEqual([status, state]);
  if (status < 500) expect(problem.details).toBe('{"code":"some_code"}');
  else expect(JSON.stringify(problem)).not.toMatch(/secret|some_code/);
});

test('a failing function reveals nothing', async () => {
  const response = await call(backend, '/functions/v1/broken', { json: {} });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|at |\.ts/);
});

const login = (email: string, password: string) =>
  call(backend, '/auth/v1/token?grant_type=password', { json: { email, password } });

test('ten wrong passwords lock an account for ten minutes, and only that account', async () => {
  now_ms += 3_600_000;
  await signUp(backend, 'bia@exemplo.com');
  now_ms += 60_000; // the address has its thirty attempts again
  for (let i = 0; i < 10; i++) expect((await login('ada@exemplo.com', 'wrong')).status).toBe(400);
  const closed = await login(' ADA@exemplo.com', PASSWORD);
  expect([closed.status, await closed.json()]).toEqual([
    429,
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
  ]);
  expect(Number(closed.headers.get('retry-after'))).toBe(600);
  expect((await login('bia@exemplo.com', PASSWORD)).status).toBe(200);
  now_ms += 599_000;
  expect((await login('ada@exemplo.com', PASSWORD)).status).toBe(429);
  now_ms += 2_000;
  expect((await login('ada@exemplo.com', PASSWORD)).status).toBe(200);
});

test('simultaneous wrong passwords count like the others', async () => {
  now_ms += 3_600_000;
  const tries = await Promise.all(
    Array.from({ length: 15 }, () => login('bia@exemplo.com', 'wrong')),
  );
  const statuses = tries.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
});

test('an unknown account is locked like a known one', async () => {
  now_ms += 3_600_000;
  for (let i = 0; i < 10; i++) await login('nobody@exemplo.com', 'wrong');
  expect((await login('nobody@exemplo.com', 'wrong')).status).toBe(429);
});

test('thirty sign-ins at once from one address, then one every two seconds; a session is refreshed meanwhile', async () => {
  now_ms += 3_600_000;
  const session = (await (await login('ada@exemplo.com', PASSWORD)).json()) as {
    refresh_token: string;
  };
  now_ms += 60_000; // the address has its thirty attempts again
  for (let i = 0; i < 30; i++) expect((await login(`p${i}@exemplo.com`, 'wrong')).status).toBe(400);
  const refused = await login('p30@exemplo.com', 'wrong');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  const refreshed = await call(backend, '/auth/v1/token?grant_type=refresh_token', {
    json: { refresh_token: session.refresh_token },
  });
  expect(refreshed.status).toBe(200);
  now_ms += 2_000;
  expect((await login('p30@exemplo.com', 'wrong')).status).toBe(400);
  expect((await login('p31@exemplo.com', 'wrong')).status).toBe(429);
});

test('a connection that is idle while the database computes for a minute is not closed under a request', async () => {
  const { headers } = await call(backend, '/health');
  const [, timeout_s] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(timeout_s)).toBeGreaterThan(60);
});
