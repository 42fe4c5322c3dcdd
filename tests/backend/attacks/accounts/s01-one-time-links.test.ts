import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { mailedToken } from '../../mailed-token.ts';
import { call, openTestBackend, PASSWORD, signUp, soon } from '../../open-test-backend.ts';

const WRONG_FROM_ONE_ADDRESS = 20;

let backend: Backend;
let now_ms = Date.now();
beforeAll(async () => {
  backend = await openTestBackend({
    clock: () => now_ms,
    auth_limits: { burst: 10_000, mails: 10_000, wrong_answers: WRONG_FROM_ONE_ADDRESS },
  });
}, 120_000);
afterAll(() => backend.close());

const sha256 = (text: string) => hash('sha256', text);

/** A new account with a link in its mail, and the token in the link. */
async function withLink(name: string) {
  now_ms += 3_600_000; // failures of other tests no longer count
  const email = `${name}@exemplo.com`;
  await signUp(backend, email);
  return { email, token_hash: await mailedToken(backend, email) };
}

const open = (token_hash: string) =>
  call(backend, '/auth/v1/verify', { json: { type: 'recovery', token_hash } });

test('[hole S1] no e-mail with six digits works as a token, whatever the digits', async () => {
  const { email, token_hash } = await withLink('ana');
  for (let digits = 0; digits < 1_000_000; digits += 1) {
    if (sha256(email + String(digits).padStart(6, '0')) === token_hash) expect(digits).toBeNull();
  }
  expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('[hole S1] the link opens one session, and none an hour later', async () => {
  const bia = await withLink('bia');
  expect((await open(bia.token_hash)).status).toBe(200);
  expect((await open(bia.token_hash)).status).toBe(403);
  const dora = await withLink('dora');
  await backend.db.query(
    `update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes' where email = $1`,
    [dora.email],
  );
  expect((await open(dora.token_hash)).status).toBe(403);
});

test('[hole S1] guesses are counted by address', async () => {
  const { token_hash } = await withLink('eva');
  for (let i = 0; i < WRONG_FROM_ONE_ADDRESS; i += 1) {
    const guess = sha256(`eva@exemplo.com${i}`);
    expect([i, (await open(guess)).status]).toEqual([i, 403]);
  }
  expect((await open(token_hash)).status).toBe(429);
  now_ms += 601_000;
  expect((await open(token_hash)).status).toBe(200);
});

test('[hole N8] no wrong attempt of others voids an account’s link', async () => {
  const { token_hash, email } = await withLink('fabio');
  const tries = [
    { type: 'recovery', email: 'Fabio@exemplo.com', token: '000000' },
    { type: 'recovery', email, token_hash: sha256('x') },
  ];
  for (let i = 0; i < 8; i += 1) {
    const tried = await call(backend, '/auth/v1/verify', { json: tries[i % 2] });
    expect([tried.status, await tried.json()]).toEqual([
      403,
      expect.objectContaining({ error_code: 'otp_expired' }),
    ]);
  }
  expect((await open(token_hash)).status).toBe(200);
});

test.each([
  ['POST', '/otp', 404],
  ['POST', '/magiclink', 404],
  ['GET', '/reauthenticate', 404],
  ['GET', '/authorize?provider=google&redirect_to=https://evil.com', 404],
  ['GET', '/callback', 404],
  ['POST', '/settings', 405],
  ['GET', '/passkeys/x', 404],
  ['PUT', '/passkeys', 405],
  ['GET', '/admin/users/x/passkeys', 404],
  ['GET', '/health', 404],
  ['GET', '/admin/users', 404],
  ['POST', '/invite', 404],
  ['POST', '/factors', 404],
  ['POST', '/__proto__', 404],
  ['PUT', '/verify', 405],
  ['GET', '/token?grant_type=password', 405],
  ['DELETE', '/user', 405],
  ['POST', '/token?grant_type=pkce', 400],
  ['POST', '/token?grant_type=constructor', 400],
  ['POST', '/token', 400],
])('[hole S1] %s %s, which the app never calls, is closed', async (method, path, status) => {
  const body = method === 'POST' ? JSON.stringify({ email: 'ana@exemplo.com' }) : null;
  const response = await call(backend, `/auth/v1${path}`, { method, body, redirect: 'manual' });
  expect(response.status).toBe(status);
});

test.each(['signup', 'magiclink', 'email_change', 'reauthentication', 'invite', 'sms'])(
  '[hole S1] a recovery token opens nothing as %s',
  async (type) => {
    const { token_hash } = await withLink(`as-${type}`);
    const tried = await call(backend, '/auth/v1/verify', { json: { type, token_hash } });
    expect(tried.status).toBe(403);
    expect((await open(token_hash)).status).toBe(200);
  },
);

test('[hole S16] the server follows no link itself, and so redirects nowhere', async () => {
  const { token_hash } = await withLink('gil');
  const query = new URLSearchParams({ type: 'recovery', token: token_hash, token_hash });
  query.set('redirect_to', 'https://evil.com/');
  for (const method of ['GET', 'HEAD']) {
    const init: RequestInit = { method, redirect: 'manual', headers: { apikey: backend.anon_key } };
    const followed = await fetch(`${backend.url}/auth/v1/verify?${query.toString()}`, init);
    expect([followed.status, followed.headers.get('location')]).toEqual([405, null]);
  }
  expect((await open(token_hash)).status).toBe(200);
});

test('[hole S1] a caller that requests many mails gets at most three at once, and learns nothing', async () => {
  const mails = vi.spyOn(console, 'log');
  const { email, token_hash } = await withLink('hugo');
  const sent = () =>
    mails.mock.calls.filter(([line]: unknown[]) => String(line).includes(`Mail to ${email}`));
  await soon(() => sent().length).toBe(1);
  mails.mockClear();
  now_ms += 3_600_000; // that mail no longer counts
  for (let i = 0; i < 6; i += 1) {
    const asked = await call(backend, '/auth/v1/recover', {
      json: { email: ` ${email.toUpperCase()}` },
    });
    expect(asked.status).toBe(200);
    await soon(() => sent().length).toBe(Math.min(i + 1, 3)); // after the answer
  }
  const { rows } = await backend.db.query<{ recovery_token: string }>(
    'select recovery_token from auth.users where email = $1',
    [email],
  );
  const [{ recovery_token } = { recovery_token: '' }] = rows;
  expect(recovery_token).not.toBe(token_hash);
  expect((await open(recovery_token)).status).toBe(200); // the last mail still works
  expect(sent()).toHaveLength(3);
  const login = await call(backend, '/auth/v1/token?grant_type=password', {
    json: { email, password: PASSWORD },
  });
  expect(login.status).toBe(200);
});
