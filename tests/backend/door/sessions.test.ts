import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { mailedToken } from '../mailed-token.ts';
import {
  call,
  forgedToken,
  openTestBackend,
  PASSWORD,
  signUp,
  type TestUser,
} from '../open-test-backend.ts';

/** GoTrue's contract, with its own client. */
let backend: Backend;
let now_ms = Date.now();
beforeAll(async () => {
  backend = await openTestBackend({ clock: () => now_ms, auth_limits: { burst: 10_000 } });
}, 120_000);
afterAll(() => backend.close());

let people = 0;
const person = (): Promise<TestUser> => signUp(backend, `p${(people += 1)}@exemplo.com`);

async function signIn({ client, email }: TestUser) {
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return data.session;
}

async function refresh(refresh_token: unknown) {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const answer = await call(backend, path, { json: { refresh_token } });
  const said = (await answer.json()) as { refresh_token?: string; error_code?: string };
  return said.error_code ?? said.refresh_token!;
}

test('a sign-in gives the session and the person that the client expects', async () => {
  const ana = await person();
  const { access_token, refresh_token, expires_in, expires_at, token_type, user } =
    await signIn(ana);
  expect([token_type, expires_in, expires_at]).toEqual([
    'bearer',
    900,
    Math.floor(now_ms / 1000) + 900,
  ]);
  expect(refresh_token.length).toBeGreaterThanOrEqual(32);
  expect(decodeJwt(access_token)).toMatchObject({
    sub: ana.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: ana.email,
    exp: expires_at,
  });
  expect(user).toMatchObject({
    id: ana.id,
    email: ana.email,
    role: 'authenticated',
    is_anonymous: false,
    app_metadata: { provider: 'email' },
    user_metadata: { email: ana.email },
    identities: [{ provider: 'email', user_id: ana.id }],
  });
  expect(user.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/);
  const asked = await ana.client.auth.getUser(access_token);
  expect(asked.data.user).toMatchObject({ id: ana.id, email: ana.email });
});

test('a refresh token works once, and again while its successor is unused', async () => {
  const ana = await person();
  const { refresh_token: first } = await signIn(ana);
  const second = await refresh(first);
  expect(second).not.toBe(first);
  expect(await refresh(first)).toBe(second); // the first answer may have been lost
  const third = await refresh(second);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await refresh(second)).toBe(third);
});

test('an old refresh token ends its session, and no other of the person', async () => {
  const ana = await person();
  const [phone, tablet] = [await signIn(ana), await signIn(ana)];
  const second = await refresh(phone.refresh_token);
  const third = await refresh(second);
  expect(await refresh(phone.refresh_token)).toBe('refresh_token_already_used');
  expect(await refresh(third)).toBe('refresh_token_already_used');
  expect(await refresh(tablet.refresh_token)).not.toMatch(/^refresh_token_/);
});

test('of twenty refreshes at once all get the same successor', async () => {
  const { refresh_token } = await signIn(await person());
  const given = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
  expect(new Set(given).size).toBe(1);
  expect(given[0]).not.toMatch(/^refresh_token_/);
});

test.each([
  [undefined, 'validation_failed'],
  ['', 'validation_failed'],
  ['short', 'validation_failed'],
  [`'; drop table auth.users; --`, 'validation_failed'],
  ['x'.repeat(32), 'refresh_token_not_found'],
  [7, 'bad_json'],
])('the refresh token %j is refused: %s', async (token, code) => {
  expect(await refresh(token)).toBe(code);
});

test.each([
  ['local', ['phone']],
  ['others', ['tablet', 'laptop']],
  ['global', ['phone', 'tablet', 'laptop']],
] as const)('signing out of scope %s ends %j', async (scope, ended) => {
  const ana = await person();
  const sessions = {
    phone: await signIn(ana),
    tablet: await signIn(ana),
    laptop: await signIn(ana),
  };
  const bia = await signIn(await person());
  const out = await call(backend, `/auth/v1/logout?scope=${scope}`, {
    method: 'POST',
    token: sessions.phone.access_token,
  });
  expect([out.status, await out.text()]).toEqual([204, '']);
  for (const [name, { refresh_token }] of Object.entries(sessions)) {
    const is_ended = (ended as readonly string[]).includes(name);
    expect([name, (await refresh(refresh_token)) === 'refresh_token_not_found']).toEqual([
      name,
      is_ended,
    ]);
  }
  expect(await refresh(bia.refresh_token)).not.toMatch(/^refresh_token_/);
});

test('an unknown scope signs nobody out', async () => {
  const { access_token, refresh_token } = await signIn(await person());
  for (const scope of ['all', '__proto__', 'toString', '']) {
    const path = `/auth/v1/logout?scope=${scope}`;
    const out = await call(backend, path, { method: 'POST', token: access_token });
    expect([scope, out.status]).toEqual([scope, 400]);
  }
  expect(await refresh(refresh_token)).not.toMatch(/^refresh_token_/);
});

test.each(['GET /auth/v1/user', 'PUT /auth/v1/user', 'POST /auth/v1/logout'])(
  '%s says what is wrong with a token',
  async (route) => {
    const [method, path] = route.split(' ') as [string, string];
    const ana = await person();
    const asked = async (token?: string) => {
      const json = { password: 'outra-senha' };
      const init = { method, ...(token ? { token } : {}), ...(method === 'GET' ? {} : { json }) };
      const answer = await call(backend, path, init);
      const { error_code } = (await answer.json()) as { error_code?: string };
      return [answer.status, error_code];
    };
    expect(await asked()).toEqual([401, 'no_authorization']);
    expect(await asked('a.b.c')).toEqual([403, 'bad_jwt']);
    expect(await asked(forgedToken(ana))).toEqual([403, 'bad_jwt']);
    expect(await asked(backend.anon_key)).toEqual([403, 'bad_jwt']);
    now_ms += 901_000;
    expect(await asked(ana.token)).toEqual([403, 'bad_jwt']);
    now_ms -= 901_000;
    const { access_token } = await signIn(ana);
    await ana.client.auth.signOut({ scope: 'local' });
    expect(await asked(access_token)).toEqual([403, 'session_not_found']);
    await backend.db.query('delete from auth.users where id = $1', [ana.id]);
    expect(await asked(access_token)).toEqual([403, 'user_not_found']);
  },
);

test('of ten sign-ups at once with one address, one makes the account', async () => {
  const json = { email: 'mesma@exemplo.com', password: PASSWORD, data: { name: 'Mesma' } };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(backend, '/auth/v1/signup', { json })),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(9).fill(422)]);
  const { rows } = await backend.db.query(
    `select (select count(*)::int from auth.users where email = $1) as accounts,
            (select count(*)::int from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1) as sessions`,
    [json.email],
  );
  expect(rows).toEqual([{ accounts: 1, sessions: 1 }]);
});

test('of ten uses of one link at once, one opens a session', async () => {
  const { email } = await person();
  const json = { type: 'recovery', token_hash: await mailedToken(backend, email) };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(backend, '/auth/v1/verify', { json })),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(9).fill(403)]);
});

test.each([
  [{ email: 'x', password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'a@b', password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'novo@exemplo.com' }, 400, 'validation_failed'],
  [{ password: PASSWORD }, 422, 'anonymous_provider_disabled'],
  [{ email: 'novo@exemplo.com', password: '123' }, 422, 'weak_password'],
  [{ email: 'novo@exemplo.com', password: 'x'.repeat(73) }, 422, 'validation_failed'],
])('a sign-up with %j is refused', async (json, status, code) => {
  const answer = await call(backend, '/auth/v1/signup', { json });
  const { error_code } = (await answer.json()) as { error_code?: string };
  expect([answer.status, error_code]).toEqual([status, code]);
});
