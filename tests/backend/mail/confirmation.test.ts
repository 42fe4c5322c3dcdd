import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { confirmAccount, readConfirmationLink } from '#sync/identity/authentication.ts';
import { limitsInMemory } from '#local/limits/limit-store.ts';
import { createMailbox } from '#local/mail/mailbox.ts';
import { openRealBackend, PASSWORD, signUp, soon } from '../open-test-backend.ts';
import { startMailServer } from './mail-server.ts';

const SITE_URL = 'https://qg.exemplo.org';
let server: Awaited<ReturnType<typeof startMailServer>>;
let backend: Backend;
let now_ms = Date.now();
beforeAll(async () => {
  server = await startMailServer();
  backend = await openRealBackend({
    clock: () => now_ms,
    settings: {
      APP_ENV: 'production',
      SITE_URL,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      CONFIRM_EMAIL: '1',
    },
  });
}, 120_000);
afterAll(async () => {
  await backend.close();
  await server.close();
});

const auth = () =>
  createClient(backend.url, backend.anon_key, { auth: { persistSession: false } }).auth;
const options = { data: { name: 'Ana Souza' } };
const codeOf = async (email: string, password = PASSWORD) =>
  (await auth().signInWithPassword({ email, password })).error?.code;
/** The links of the mails to an address, the newest last. */
async function links(email: string, many: number) {
  await soon(() => server.to(email).length).toBe(many);
  return server.to(email).map(({ text }) => {
    const [link = ''] = /https:\/\/qg\.exemplo\.org\/auth#confirm=[0-9a-f]{64}/.exec(text) ?? [];
    return link;
  });
}
/** What the page of the link reads, and posts once its button is pressed. */
const tokenIn = (link: string) => readConfirmationLink(new URL(link).hash)!;
const confirm = async (link: string) => {
  const server_of = { url: backend.url, publishable_key: backend.anon_key };
  const said = await confirmAccount(server_of, tokenIn(link));
  return said.ok ? 'confirmed' : said.code;
};
/** What scanners of mail do with every address in one: open it, follow where it leads. */
async function scan(text: string) {
  const found = text.match(/https?:\/\/[^\s"<>]+/g) ?? [];
  for (const link of found) {
    const { pathname, search } = new URL(link);
    for (const method of ['HEAD', 'GET']) await fetch(backend.url + pathname + search, { method });
  }
  return found.length;
}

test('nobody signs in before the button behind the link was pressed, which works once', async () => {
  const email = 'ana@exemplo.com';
  const made = await auth().signUp({ email, password: PASSWORD, options });
  expect([made.error, made.data.session]).toEqual([null, null]);
  expect(await codeOf(email)).toBe('email_not_confirmed');
  const [link = ''] = await links(email, 1);
  expect(await confirm(link)).toBe('confirmed');
  expect(await codeOf(email)).toBeUndefined();
  expect(await confirm(link)).toBe('link_expired');
  const again = await auth().signUp({ email, password: PASSWORD, options });
  expect(again.error?.code).toBe('user_already_exists');
  expect(server.to(email)).toHaveLength(1);
});

test('a scanner that opens every link of a mail confirms nobody’s account, and spends no link', async () => {
  const email = 'alvo@exemplo.com';
  await auth().signUp({ email, password: 'senha-de-um-estranho', options });
  await soon(() => server.to(email).length).toBe(1);
  expect(await scan(server.to(email)[0]!.text)).toBeGreaterThan(2);
  expect(await codeOf(email, 'senha-de-um-estranho')).toBe('email_not_confirmed');
  const [link = ''] = await links(email, 1);
  expect(await confirm(link)).toBe('confirmed');
});

test('once two sign-ups wait for one address, whoever reads its mail chooses the password, and neither of them', async () => {
  const email = 'bia@exemplo.com';
  await auth().signUp({ email, password: 'senha-de-outra-pessoa', options });
  const [first = ''] = await links(email, 1);
  await auth().signUp({ email, password: PASSWORD, options });
  await soon(() => server.to(email).length).toBe(2);
  expect(await confirm(first)).toBe('link_expired');
  const [, token_hash = ''] =
    /token(?:_hash)?=([0-9a-f]{64})/.exec(server.to(email).at(-1)!.text) ?? [];
  const reader = auth();
  expect((await reader.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
  expect((await reader.updateUser({ password: 'escolhida-por-quem-le' })).error).toBeNull();
  for (const password of ['senha-de-outra-pessoa', PASSWORD])
    expect(await codeOf(email, password)).toBe('invalid_credentials');
  expect(await codeOf(email, 'escolhida-por-quem-le')).toBeUndefined();
});

test('the mail is sent again when it is asked for, at most three at once, and to nobody else', async () => {
  const email = 'caio@exemplo.com';
  await auth().signUp({ email, password: PASSWORD, options });
  let sent = await links(email, 1);
  for (let n = 0; n < 5; n += 1) {
    for (const one of [email, 'ninguem@exemplo.com', 'ana@exemplo.com'])
      expect((await auth().resend({ type: 'signup', email: one })).error).toBeNull();
    sent = await links(email, Math.min(n + 2, 3)); // one that still waits gives way to the next
  }
  expect(server.to('ninguem@exemplo.com')).toEqual([]);
  expect(server.to('ana@exemplo.com')).toHaveLength(1);
  // no other mail may go out, and the one that is there can't tell the two sign-ups apart
  await auth().signUp({ email, password: 'uma-outra-senha', options });
  expect(await confirm(sent.at(-1)!)).toBe('confirmed');
  for (const password of [PASSWORD, 'uma-outra-senha'])
    expect(await codeOf(email, password)).toBe('invalid_credentials');
});

test('a link is no session, and after an hour it is nothing', async () => {
  const email = 'dora@exemplo.com';
  await auth().signUp({ email, password: PASSWORD, options });
  const [link = ''] = await links(email, 1);
  await backend.db.query(
    `update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes' where email = $1`,
    [email],
  );
  expect(await confirm(link)).toBe('link_expired');
  expect(await codeOf(email)).toBe('email_not_confirmed');
  now_ms += 3_600_000;
  expect((await auth().resend({ type: 'signup', email })).error).toBeNull();
  const [, token_hash = ''] = (await links(email, 2)).map(tokenIn);
  const opens = await auth().verifyOtp({ type: 'recovery', token_hash });
  expect([opens.error?.code, opens.data.session]).toEqual(['otp_expired', null]);
  const spent = await auth().verifyOtp({ type: 'signup', token_hash });
  expect([spent.error, spent.data.session]).toEqual([null, null]);
});

test('without the setting a session opens at once; it needs a mail server', async () => {
  const open = await openRealBackend({ settings: { APP_ENV: 'production' } });
  expect((await signUp(open, 'eva@exemplo.com')).token).toBeTruthy();
  await open.close();
  const limit_store = limitsInMemory(Date.now);
  const parts = { db: backend.db, site: { is_local: false }, site_url: SITE_URL, limit_store };
  expect(() => createMailbox({ ...parts, settings: { CONFIRM_EMAIL: '1' } })).toThrow('SMTP_URL');
});
