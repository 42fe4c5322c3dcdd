import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf, signingIn } from '#local/auth/accounts.ts';
import { openSession } from '#local/auth/sessions.ts';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, PASSWORD, signUp } from '../../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend();
}, 120_000);
afterAll(() => backend.close());

const signIn = async (email: string): Promise<string> => {
  const json = { email, password: PASSWORD };
  const signed = await call(backend, '/auth/v1/token?grant_type=password', { json });
  return ((await signed.json()) as { access_token: string }).access_token;
};

const count = async (sql: string, id: string) =>
  (await backend.db.query<{ n: number }>(`select count(*)::int as n ${sql}`, [id])).rows[0]?.n;

test('[relative R4] a new password forgets the phones that get push messages', async () => {
  const { id, email } = await signUp(backend, 'paula@exemplo.com');
  const token = await signIn(email);
  await backend.db.query(
    `insert into public.user_devices (id, user_id, onesignal_id) values (gen_random_uuid(), $1, 'stolen-device')`,
    [id],
  );
  expect(await count('from public.user_devices where user_id = $1', id)).toBe(1);
  const json = { password: 'outra-senha', current_password: PASSWORD };
  expect((await call(backend, '/auth/v1/user', { method: 'PUT', token, json })).status).toBe(200);
  expect(await count('from public.user_devices where user_id = $1', id)).toBe(0);
});

test('[relative R4] a session of yesterday deletes no account, and one of now does', async () => {
  const { id, email } = await signUp(backend, 'quirino@exemplo.com');
  const remove = async (token: string) => {
    const json = { p: { user_id: id } };
    const said = await call(backend, '/rest/v1/rpc/delete_my_account', { token, json });
    return ((await said.json()) as { message?: string }).message;
  };
  const stolen = await signIn(email);
  await backend.db.query(
    `update auth.sessions set created_at = created_at - interval '1 day' where user_id = $1`,
    [id],
  );
  expect(await remove(stolen)).toBe('sign_in_again');
  expect(await count('from auth.users where id = $1', id)).toBe(1);
  expect(await remove(await signIn(email))).toBeUndefined();
  expect(await count('from auth.users where id = $1', id)).toBe(0);
});

test('[relative R4] no session opens by a password that was changed while it was compared', async () => {
  const { id, email } = await signUp(backend, 'renata@exemplo.com');
  const compared = (await accountOf(backend.db, email))!;
  const token = await signIn(email);
  const json = { password: 'outra-senha', current_password: PASSWORD };
  expect((await call(backend, '/auth/v1/user', { method: 'PUT', token, json })).status).toBe(200);
  const before = await count('from auth.sessions where user_id = $1', id);
  expect(await openSession(backend.db, signingIn(compared))).toBeNull();
  expect(await count('from auth.sessions where user_id = $1', id)).toBe(before);
  const now = (await accountOf(backend.db, email))!;
  expect(await openSession(backend.db, signingIn(now))).toMatchObject({ user: { id } });
});
