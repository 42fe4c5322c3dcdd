import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { linkToPassword } from '#local/auth/administrators.ts';
import type { Backend } from '#local/backend.ts';
import { limitsInMemory } from '#local/limits/limit-store.ts';
import { createMailbox } from '#local/mail/mailbox.ts';
import { ownCertificate } from '#tests/bench/network/certificate.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { freshDatabase } from '../fresh-database.ts';
import { call, openRealBackend, PASSWORD, signUp, soon } from '../open-test-backend.ts';
import { mailActs } from './mail-acts.ts';
import { startMailServer } from './mail-server.ts';

const dir = mkdtempSync(join(tmpdir(), 'qg-mail-'));
const SITE_URL = 'https://qg.exemplo.org';
const behind = (port: number, more: Record<string, string> = {}) => ({
  APP_ENV: 'production',
  SITE_URL,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  ...more,
});

let server: Awaited<ReturnType<typeof startMailServer>>;
/** Addresses that this server does not want now, or never: 451, 550. */
const answers = new Map<string, number>();
let backend: Backend;
beforeAll(async () => {
  server = await startMailServer({ verdict: (to) => answers.get(to) ?? 250 });
  backend = await openRealBackend({ settings: behind(server.port) });
}, 120_000);
afterAll(async () => {
  await backend.close();
  await server.close();
  rmSync(dir, { recursive: true });
});

const { older, forget, waiting, later } = mailActs(() => backend);
const quiet = () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  return said;
};

test('a forgotten password: one mail in three languages, whose link sets a new one', async () => {
  const { email, client } = await signUp(backend, 'ana@exemplo.com');
  await older(email);
  expect(await forget(backend, email)).toEqual([200, {}]);
  expect(await forget(backend, 'ninguem@exemplo.com')).toEqual([200, {}]);
  await soon(() => server.to(email).length).toBe(1);
  const { text } = server.to(email)[0]!;
  for (const words of [
    'Criar uma nova senha',
    'Create a new password',
    'Crear una nueva contraseña',
  ])
    expect(text).toContain(words);
  expect(text).toContain('From: QG Airsoft <no-reply@qg.exemplo.org>');
  const token_hash = /https:\/\/qg\.exemplo\.org\/new-password#token_hash=([0-9a-f]{64})/.exec(
    text,
  )![1]!;
  expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'outra-senha' })).error).toBeNull();
  await backend.runJobs();
  await soon(() => server.to(email).length).toBe(2); // "your password changed"
  expect(server.to(email)[1]!.text).toContain('sua senha mudou');
  await later();
  expect(server.to(email)).toHaveLength(2);
  expect(server.to('ninguem@exemplo.com')).toEqual([]);
});

test('the address of a deleted account hears of it, once, and is kept nowhere', async () => {
  const { id, email, token } = await signUp(backend, 'bia@exemplo.com');
  await older(email);
  await call(backend, '/rest/v1/rpc/delete_my_account', { token, json: { p: { user_id: id } } });
  await later();
  await soon(() => server.to(email).length).toBe(1);
  await soon(() => waiting(email)).toEqual([]);
});

test('a mail server that asks for patience gets the mail later, once; a new link takes the place of the one that waits', async () => {
  const said = quiet();
  const { email } = await signUp(backend, 'caio@exemplo.com');
  answers.set(email, 451);
  await forget(backend, email);
  await soon(() => said.mock.calls.length).toBeGreaterThan(0);
  expect(await waiting(email)).toEqual([{ attempts: 1, later: true }]);
  expect(JSON.stringify(said.mock.calls)).not.toContain(email);
  await forget(backend, email);
  await soon(() => said.mock.calls.length).toBeGreaterThan(1);
  answers.delete(email);
  await later();
  await soon(() => server.to(email).length).toBe(1);
  await soon(() => waiting(email)).toEqual([]);
  await later();
  expect(server.to(email)).toHaveLength(1);
});

test('a refused address is asked once, and holds up no other', async () => {
  const said = quiet();
  const { email } = await signUp(backend, 'dora@exemplo.com');
  const { email: other } = await signUp(backend, 'eva@exemplo.com');
  answers.set(email, 550);
  await forget(backend, email);
  await forget(backend, other);
  await soon(() => server.to(other).length).toBe(1);
  await soon(() => waiting(email)).toEqual([]);
  expect(said.mock.calls.flat().join(' ')).toContain('550');
});

test('while no mail server answers, the mail waits, also over a restart, for as long as its link works', async () => {
  quiet();
  const port = await freePort();
  const fresh = await freshDatabase(true);
  const where = fresh
    ? { data_dir: null, database_url: fresh.url }
    : { data_dir: join(dir, 'data') };
  const open = () => openRealBackend({ ...where, settings: behind(port) });
  const before = await open();
  const { email } = await signUp(before, 'fabio@exemplo.com');
  const { email: late } = await signUp(before, 'gil@exemplo.com');
  await forget(before, email);
  await forget(before, late);
  for (const one of [email, late])
    await soon(async () => (await waiting(one, before)).length).toBe(1);
  await before.db.query(`update auth.mail_queue set ends_at = now() where recipient = $1`, [late]);
  await before.close();
  const there = await startMailServer({ port });
  const after = await open();
  await later(after);
  await soon(() => there.to(email).length).toBe(1);
  await later(after);
  expect(there.to(email)).toHaveLength(1);
  expect(there.to(late)).toEqual([]);
  await after.close();
  await there.close();
  await fresh?.drop();
});

test('over TLS to a server with a certificate that we were told to trust, and not to another', async () => {
  const said = quiet();
  const secure = await startMailServer({ ...ownCertificate(dir), secure: true });
  const settings = { SMTP_URL: `smtps://127.0.0.1:${secure.port}` };
  const box = (more: object) =>
    createMailbox({
      db: backend.db,
      site: { is_local: false },
      site_url: SITE_URL,
      settings: { ...settings, ...more },
      limit_store: limitsInMemory(Date.now),
    });
  await backend.db.query(
    `insert into auth.mail_queue (recipient, template) values ('hugo@exemplo.com', 'account_deleted')`,
  );
  const stranger = box({});
  await stranger.deliver();
  await stranger.stop();
  expect(secure.taken).toEqual([]);
  expect(said).toHaveBeenCalled();
  await backend.db.query('update auth.mail_queue set not_before = now()');
  const trusting = box({ SMTP_CA: join(dir, 'bench-cert.pem') });
  await trusting.deliver();
  await trusting.stop();
  expect(secure.taken).toMatchObject([{ to: 'hugo@exemplo.com', is_encrypted: true }]);
  await secure.close();
});

test.each(['http://mail.exemplo.org', 'mail.exemplo.org'])(
  'SMTP_URL=%s is refused at the start',
  (SMTP_URL) => {
    const limit_store = limitsInMemory(Date.now);
    const parts = { db: backend.db, site: { is_local: false }, site_url: SITE_URL, limit_store };
    expect(() => createMailbox({ ...parts, settings: { SMTP_URL } })).toThrow('SMTP_URL');
  },
);

test('without a mail server the answer says so, no link is made, and who administers makes one', async () => {
  const none = await openRealBackend({ settings: { APP_ENV: 'production' } });
  expect(none.mail_way).toBe('none');
  const { email, client } = await signUp(none, 'iris@exemplo.com');
  for (const one of [email, 'ninguem@exemplo.com'])
    expect(await forget(none, one)).toEqual([200, { mail: 'none' }]);
  const made = 'select recovery_token from auth.users where email = $1';
  expect((await none.db.query(made, [email])).rows).toEqual([{ recovery_token: null }]);
  const path = await linkToPassword(none.db, ' Iris@exemplo.com ');
  const token_hash = path.split('token_hash=')[1]!;
  expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
  expect(await linkToPassword(none.db, 'ninguem@exemplo.com')).toBe('no_account');
  const signed = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signed.error).toBeNull(); // the old one, until a new one is set
  await none.close();
});

test('nobody is mailed about an account of today, nor about another one more than three times at once', async () => {
  const fresh = await signUp(backend, 'jana@exemplo.com');
  const json = { p: { user_id: fresh.id } };
  await call(backend, '/rest/v1/rpc/delete_my_account', { token: fresh.token, json });
  expect(await waiting(fresh.email)).toEqual([]);
  const { email } = await signUp(backend, 'kaio@exemplo.com');
  await older(email);
  for (let n = 0; n < 5; n += 1) {
    await backend.db.query('update auth.users set encrypted_password = $2 where email = $1', [
      email,
      `hash ${n}`,
    ]);
  }
  await later();
  await soon(async () => (await waiting(email)).length).toBe(0);
  expect(server.to(email)).toHaveLength(3);
});

test('a link that waits ends with the password that it was for', async () => {
  quiet();
  const { email } = await signUp(backend, 'lia@exemplo.com');
  answers.set(email, 451);
  await forget(backend, email);
  await soon(async () => (await waiting(email)).length).toBe(1);
  await backend.db.query(`update auth.users set encrypted_password = 'other' where email = $1`, [
    email,
  ]);
  expect(await waiting(email)).toEqual([]);
});

test.each([
  'x1,vitima@exemplo.org',
  'grp:vitima@exemplo.org;',
  'http://golpe/<vitima@exemplo.org>',
  'x(y)vitima@exemplo.org',
])('an address that a mail program reads as another is none: %s', async (email) => {
  const asked = await call(backend, '/auth/v1/recover', { json: { email } });
  expect(asked.status).toBe(400);
  const made = await call(backend, '/auth/v1/signup', { json: { email, password: PASSWORD } });
  expect(made.status).toBe(400);
});

test('a mail server that refuses us, and not the address, keeps no mail from its person', async () => {
  quiet();
  const closed = await startMailServer({
    onMailFrom: (_address, _session, answer) =>
      answer(Object.assign(new Error('log in first'), { responseCode: 530 })),
  });
  const box = createMailbox({
    db: backend.db,
    site: { is_local: false },
    site_url: SITE_URL,
    settings: { SMTP_URL: `smtp://127.0.0.1:${closed.port}` },
    limit_store: limitsInMemory(Date.now),
  });
  await backend.db.query(
    `insert into auth.mail_queue (recipient, template) values ('mara@exemplo.com', 'account_deleted')`,
  );
  await box.deliver();
  await box.stop();
  expect(await waiting('mara@exemplo.com')).toEqual([{ attempts: 1, later: true }]);
  await closed.close();
});
