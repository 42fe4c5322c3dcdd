import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { linkToPassword } from '#local/auth/administrators.ts';
import type { Backend } from '#local/backend.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { PASSWORD, signUp, soon } from '../open-test-backend.ts';
import { openNamedBackend, person, register, signIn, SITE } from './passkey-acts.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openNamedBackend();
}, 120_000);
afterAll(() => backend.close());

test('a session of an hour adds no key, and nobody has more than ten', async () => {
  const ana = await person(backend);
  for (let n = 2; n <= 10; n += 1)
    expect(await register(ana.client, softwareAuthenticator(SITE))).toBe('kept');
  expect(await register(ana.client, softwareAuthenticator(SITE))).toBe('too_many_passkeys');
  const bia = await person(backend);
  await backend.db.query(
    `update auth.sessions set created_at = now() - interval '1 hour' where user_id = $1`,
    [bia.id],
  );
  expect(await register(bia.client, softwareAuthenticator(SITE))).toBe('reauthentication_needed');
  expect(await signIn(bia, bia.phone)).toBe(bia.id);
  expect(await register(bia.client, softwareAuthenticator(SITE))).toBe('kept');
});

test('a person lists, names and removes their own keys alone', async () => {
  const ana = await person(backend);
  const bia = await person(backend);
  await signIn(bia, bia.phone);
  const { data: keys } = await bia.client.auth.passkey.list();
  expect(keys).toEqual([
    {
      id: expect.any(String),
      friendly_name: null,
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    },
  ]);
  const passkeyId = keys![0]!.id;
  const hers = ana.client.auth.passkey;
  const his = bia.client.auth.passkey;
  const unknown = 'webauthn_credential_not_found';
  const friendlyName = ' Celular ';
  expect((await hers.update({ passkeyId, friendlyName })).error?.code).toBe(unknown);
  expect((await hers.delete({ passkeyId })).error?.code).toBe(unknown);
  expect((await his.update({ passkeyId, friendlyName })).data?.friendly_name).toBe('Celular');
  expect((await his.update({ passkeyId, friendlyName: ' ' })).error?.code).toBe(
    'validation_failed',
  );
  expect((await his.update({ passkeyId, friendlyName: 'a'.repeat(121) })).error?.code).toBe(
    'validation_failed',
  );
  const exported = await bia.client.rpc('export_my_data', { p: {} });
  expect(exported.data).toMatchObject({ passkeys: [{ name: 'Celular' }] });
  expect(JSON.stringify(exported.data)).not.toContain(bia.phone.id);
  expect((await his.delete({ passkeyId })).error).toBeNull();
  expect((await his.list()).data).toEqual([]);
  expect(await signIn(ana, bia.phone)).toBe('webauthn_verification_failed');
});

test('the keys end with their account, and with its password: a thief may have added one', async () => {
  const ana = await person(backend);
  const bia = await person(backend);
  const other = await signUp(backend, 'outra@exemplo.com');
  const link = await linkToPassword(backend.db, ana.email);
  const token_hash = link.split('token_hash=')[1]!;
  await ana.client.auth.verifyOtp({ type: 'recovery', token_hash });
  expect((await ana.client.auth.updateUser({ password: `${PASSWORD}-novo` })).error).toBeNull();
  expect(await signIn(other, ana.phone)).toBe('webauthn_verification_failed');
  const deleted = await bia.client.rpc('delete_my_account', { p: { user_id: bia.id } });
  expect(deleted.data).toEqual({ deleted: true });
  expect(await signIn(other, bia.phone)).toBe('webauthn_verification_failed');
  const { rows } = await backend.db.query(
    'select from auth.webauthn_credentials where user_id = any ($1)',
    [[ana.id, bia.id]],
  );
  expect(rows).toHaveLength(0);
});

test('an account of yesterday is told by mail, in three languages', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const sending = await openNamedBackend({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  onTestFinished(sending.close);
  const [ana, bia] = [await person(sending), await person(sending)];
  await sending.db.query(
    `update auth.users set created_at = now() - interval '2 days' where id = $1`,
    [ana.id],
  );
  expect(await register(ana.client, softwareAuthenticator(SITE))).toBe('kept');
  expect(await register(bia.client, softwareAuthenticator(SITE))).toBe('kept');
  await soon(() => server.to(ana.email).length).toBe(1);
  const { text } = server.to(ana.email)[0]!;
  for (const words of ['nova chave de acesso', 'got a passkey', 'nueva llave de acceso', ana.email])
    expect(text).toContain(words);
  expect(server.to(bia.email)).toEqual([]);
});
