import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { mailedToken } from '../../mailed-token.ts';
import { call, openTestBackend, PASSWORD, signUp } from '../../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend({ auth_limits: { wrong_passwords: 3 } });
}, 120_000);
afterAll(() => backend.close());

type Tokens = {
  access_token: string;
  refresh_token: string;
};

const signIn = async (email: string, password = PASSWORD) =>
  (await (
    await call(backend, '/auth/v1/token?grant_type=password', { json: { email, password } })
  ).json()) as Tokens;

const refresh = async ({ refresh_token }: Tokens) =>
  (await call(backend, '/auth/v1/token?grant_type=refresh_token', { json: { refresh_token } }))
    .status;

async function put({ access_token }: Tokens, json: object) {
  const response = await call(backend, '/auth/v1/user', {
    method: 'PUT',
    token: access_token,
    json,
  });
  const { error_code } = (await response.json()) as { error_code?: string };
  return [response.status, error_code];
}

/** The session opened by a recovery link. */
async function recovered(email: string): Promise<Tokens> {
  const token_hash = await mailedToken(backend, email);
  const opened = await call(backend, '/auth/v1/verify', { json: { type: 'recovery', token_hash } });
  return (await opened.json()) as Tokens;
}

test('[hole S14] a new password ends every other session, without a request of the client', async () => {
  const { email } = await signUp(backend, 'ana@exemplo.com');
  const [phone, tablet] = [await signIn(email), await signIn(email)];
  const change = { password: 'outra-senha', current_password: PASSWORD };
  expect(await put(phone, change)).toEqual([200, undefined]);
  expect(await refresh(tablet)).toBeGreaterThanOrEqual(400);
  expect(await put(tablet, { ...change, current_password: 'outra-senha' })).toEqual([
    403,
    'session_not_found',
  ]);
  expect(await refresh(phone)).toBe(200);
  expect(Object.keys(await signIn(email))).toContain('error_code');
  expect(Object.keys(await signIn(email, 'outra-senha'))).toContain('access_token');
});

test('[hole S14] the current password is required, and wrong ones are counted like at a sign-in', async () => {
  const { email } = await signUp(backend, 'bia@exemplo.com');
  const phone = await signIn(email);
  const password = 'outra-senha';
  expect(await put(phone, { password })).toEqual([400, 'current_password_required']);
  for (let i = 0; i < 3; i += 1) {
    expect(await put(phone, { password, current_password: 'not-it' })).toEqual([
      400,
      'current_password_invalid',
    ]);
  }
  expect(await put(phone, { password, current_password: PASSWORD })).toEqual([
    429,
    'over_request_rate_limit',
  ]);
  expect(Object.keys(await signIn(email))).toContain('error_code'); // the same counter
});

test('[hole S14] a recovery link requires none for fifteen minutes, and also ends the other sessions', async () => {
  const { email } = await signUp(backend, 'caio@exemplo.com');
  const tablet = await signIn(email);
  const link = await recovered(email);
  expect(await put(link, { password: PASSWORD })).toEqual([422, 'same_password']);
  expect(await put(link, { password: '123456' })).toEqual([422, 'weak_password']);
  expect(await put(link, { password: 'outra-senha' })).toEqual([200, undefined]);
  expect(await refresh(tablet)).toBeGreaterThanOrEqual(400);
  await backend.db.query(
    `update auth.sessions set created_at = created_at - interval '15 minutes' where tag = 'recovery'`,
  );
  expect(await put(link, { password: 'mais-uma-senha' })).toEqual([
    400,
    'current_password_required',
  ]);
});

test('[hole S14] a change of password voids the links that were sent', async () => {
  const { email } = await signUp(backend, 'dora@exemplo.com');
  const phone = await signIn(email);
  await mailedToken(backend, email);
  expect(await put(phone, { password: 'outra-senha', current_password: PASSWORD })).toEqual([
    200,
    undefined,
  ]);
  const { rows } = await backend.db.query(
    'select recovery_token from auth.users where email = $1',
    [email],
  );
  expect(rows).toEqual([{ recovery_token: null }]);
});

test('[hole S14] a token without a person, or a call without a key, changes nothing', async () => {
  const json = { password: 'outra-senha' };
  const put_ = { method: 'PUT', json };
  expect((await call(backend, '/auth/v1/user', put_)).status).toBe(401);
  expect((await call(backend, '/auth/v1/user', { ...put_, token: 'a.b.c' })).status).toBe(403);
  const { token } = await signUp(backend, 'eva@exemplo.com');
  const keyless = { ...put_, token, headers: { apikey: '' } };
  expect((await call(backend, '/auth/v1/user', keyless)).status).toBe(401);
});

test('[hole S16] another e-mail is refused alike, whether or not it has an account', async () => {
  const { email } = await signUp(backend, 'fabio@exemplo.com');
  const phone = await signIn(email);
  for (const other of ['ana@exemplo.com', 'ninguem@exemplo.com', email]) {
    expect(await put(phone, { email: other })).toEqual([422, 'validation_failed']);
    expect(await put(phone, { email: other, data: { name: 'x' } })).toEqual([
      422,
      'validation_failed',
    ]);
  }
  const { rows } = await backend.db.query('select email from auth.users where email = $1', [email]);
  expect(rows).toEqual([{ email }]);
});
