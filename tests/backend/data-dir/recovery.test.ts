import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, PASSWORD, signUp, soon } from '../open-test-backend.ts';

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

const recover = async (backend: Backend, email: string) => {
  const response = await call(backend, '/auth/v1/recover', { json: { email } });
  return [response.status, await response.json()];
};

test('on the developer’s own machine the link is printed, and sets a new password once', async () => {
  const { client, email } = await signUp(here, 'ana@exemplo.com');
  const printed = vi.spyOn(console, 'log');
  await recover(here, 'Ana@exemplo.com');
  const mail = () => printed.mock.calls.flat().join('\n');
  await soon(mail).toContain(`Mail to ${email}`);
  const link = new URL(/http\S+/.exec(mail())![0]);
  expect(link.pathname).toBe('/new-password');
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash');
  const spend = () => client.auth.verifyOtp({ type: 'recovery', token_hash: token_hash ?? '' });
  expect((await spend()).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'outra-senha' })).error).toBeNull();
  expect((await spend()).error?.code).toBe('otp_expired');
  const signIn = (password: string) => client.auth.signInWithPassword({ email, password });
  expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
  expect((await signIn('outra-senha')).error).toBeNull();
});

test('[hole R6] the answer holds no link, and does not reveal who has an account', async () => {
  await signUp(outside, 'ana@exemplo.com');
  for (const email of ['ana@exemplo.com', 'ninguem@exemplo.com']) {
    expect(await recover(outside, email)).toEqual([200, { mail: 'none' }]);
    expect(await recover(here, email)).toEqual([200, { mail: 'terminal' }]);
  }
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
