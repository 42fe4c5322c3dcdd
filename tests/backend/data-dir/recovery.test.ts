import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, PASSWORD, signUp } from '../open-test-backend.ts';

let here: Backend;
let outside: Backend;
beforeAll(async () => {
  here = await openTestBackend();
  outside = await openTestBackend({ settings: { APP_ENV: 'production' } });
}, 120_000);
afterAll(async () => {
  await here.close();
  await outside.close();
});

const recover = async (backend: Backend, email: string, headers: HeadersInit = {}) => {
  const response = await call(backend, '/auth/v1/recover', { json: { email }, headers });
  return [response.status, (await response.json()) as { development_link?: string }] as const;
};

test('on the developer’s own machine the link is shown, and sets a new password once', async () => {
  const { client, email } = await signUp(here, 'ana@exemplo.com');
  const [, { development_link = '' }] = await recover(here, 'Ana@exemplo.com');
  expect(new URL(development_link).pathname).toBe('/new-password');
  const token_hash = new URLSearchParams(new URL(development_link).hash.slice(1)).get('token_hash');
  const spend = () => client.auth.verifyOtp({ type: 'recovery', token_hash: token_hash ?? '' });
  expect((await spend()).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'outra-senha' })).error).toBeNull();
  expect((await spend()).error?.code).toBe('otp_expired');
  const signIn = (password: string) => client.auth.signInWithPassword({ email, password });
  expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
  expect((await signIn('outra-senha')).error).toBeNull();
});

test('the answer does not reveal who has an account', async () => {
  await signUp(outside, 'ana@exemplo.com');
  expect(await recover(outside, 'ana@exemplo.com')).toEqual([200, {}]);
  expect(await recover(outside, 'ninguem@exemplo.com')).toEqual([200, {}]);
});

test('a repeated sign-up mail gets the same answer for everybody, and counts like the others', async () => {
  const again = (email: string) =>
    call(outside, '/auth/v1/resend', { json: { type: 'signup', email } });
  await signUp(outside, 'caio@exemplo.com');
  await signUp(outside, 'dora@exemplo.com');
  await outside.db.query(
    "update auth.users set email_confirmed_at = null where email = 'dora@exemplo.com'",
  );
  for (const email of ['caio@exemplo.com', 'Dora@exemplo.com', 'ninguem@exemplo.com']) {
    const response = await again(email);
    expect([response.status, await response.json()]).toEqual([200, {}]);
  }
  expect((await again('no address')).status).toBe(400);
  let refused = 0;
  for (let i = 0; i < 40 && refused === 0; i += 1) {
    if ((await again('ninguem@exemplo.com')).status === 429) refused = i;
  }
  expect(refused).toBeGreaterThan(0);
});

test('behind a proxy the link is shown to nobody', async () => {
  await signUp(here, 'bia@exemplo.com');
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  expect(await recover(here, 'bia@exemplo.com', proxied)).toEqual([200, {}]);
});
