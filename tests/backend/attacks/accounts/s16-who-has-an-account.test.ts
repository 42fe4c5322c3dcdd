import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, PASSWORD } from '../../open-test-backend.ts';
import { openTwoAccounts, passwordSignIn } from './two-accounts.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTwoAccounts();
}, 120_000);
afterAll(() => backend.close());

const login = (email: string, password: string) => passwordSignIn(backend, email, password);

test('[hole S16] only a caller that knows the password learns that an account is not confirmed', async () => {
  const answer = async (password: string) =>
    (await (await login('bia@exemplo.com', password)).json()) as object;
  expect(await answer('wrong-one')).toMatchObject({ error_code: 'invalid_credentials' });
  expect(await answer(PASSWORD)).toMatchObject({ error_code: 'email_not_confirmed' });
});

const register = async (email: string, password: string) => {
  const response = await call(backend, '/auth/v1/signup', { json: { email, password } });
  const { error_code } = (await response.json()) as { error_code?: string };
  return [response.status, error_code];
};

test('[hole S16] a common password is refused, and any other of six characters is accepted', async () => {
  for (const password of [
    '123456',
    'password',
    'Password1',
    'qwerty',
    'senha123',
    'flamengo',
    'ABC123',
  ]) {
    expect([password, ...(await register('caio@exemplo.com', password))]).toEqual([
      password,
      422,
      'weak_password',
    ]);
  }
  expect(await register('caio@exemplo.com', 'curta')).toEqual([422, 'weak_password']);
  expect(await register('caio@exemplo.com', 'gandur')).toEqual([200, undefined]);
});

test('[hole S16] that an address has an account is revealed only a few times', async () => {
  for (let i = 0; i < 5; i += 1) {
    expect(await register('Ana@exemplo.com', PASSWORD)).toEqual([422, 'user_already_exists']);
  }
  expect(await register('ana@exemplo.com', PASSWORD)).toEqual([429, 'over_request_rate_limit']);
});

test('[hole S16] a sign-up stores only a name and a number', async () => {
  const other = await openTestBackend();
  const data = { name: 'Dora', whatsapp: '11987654321', is_admin: true, junk: 'x'.repeat(1000) };
  await call(other, '/auth/v1/signup', {
    json: { email: 'dora@exemplo.com', password: PASSWORD, data },
  });
  const { rows } = await other.db.query<{ kept: object }>(
    'select raw_user_meta_data as kept from auth.users',
  );
  await other.close();
  expect(rows[0]?.kept).toMatchObject({ name: 'Dora', whatsapp: '11987654321' });
  expect(JSON.stringify(rows)).not.toMatch(/is_admin|junk/);
});
