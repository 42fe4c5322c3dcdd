import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { call, openRealBackend } from '../../open-test-backend.ts';

let data_dir: string;
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'qg-demo-'));
});
afterAll(() => rm(data_dir, { recursive: true, force: true }));

const PRODUCTION = { APP_ENV: 'production' };
const ADMIN = 'admin@exemplo.com';

const login = (backend: Parameters<typeof call>[0], email: string, headers: HeadersInit = {}) =>
  call(backend, '/auth/v1/token?grant_type=password', {
    json: { email, password: DEMO_PASSWORD },
    headers,
  });

test('[hole S3] a demo directory accepts sign-ins only from its own machine, and is never served to others', async () => {
  const demo = await openRealBackend({ data_dir, seed: 'demo' });
  expect((await login(demo, ADMIN)).status).toBe(200);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '203.0.113.9' },
    { origin: 'https://evil.com' },
  ]) {
    const refused = await login(demo, 'Admin@exemplo.com', headers);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
  }
  await demo.close();
  for (const settings of [PRODUCTION, { SITE_URL: 'https://qgairsoft.com.br' }]) {
    const served = openRealBackend({ data_dir, settings });
    await expect(served).rejects.toThrow(/admin@exemplo\.com.*DATA_DIR.*change the password/s);
  }
});

test('[hole S3] once its passwords were changed, such a directory is served', async () => {
  const own = await openRealBackend({ data_dir });
  await own.db.query(
    `update auth.users set encrypted_password = (select encrypted_password from auth.users where email = $1)
     where email <> $1`,
    [ADMIN],
  );
  await own.db.query(
    `update auth.users set encrypted_password = overlay(encrypted_password placing 'aaaa' from 50)`,
  );
  await own.close();
  const served = await openRealBackend({ data_dir, settings: PRODUCTION });
  for (const { email } of DEMO_ACCOUNTS) expect((await login(served, email)).status).toBe(400);
  await served.close();
});

const COMMAND = join(import.meta.dirname, '..', '..', '..', '..', 'supabase', 'local', 'admin.ts');
const admin = (...args: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, DATA_DIR: data_dir },
  }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );

test('[hole S3] a command appoints the first administrator, whether the server runs or not', async () => {
  const emails = ['dona@exemplo.com', 'dono@exemplo.com'];
  const first = await openRealBackend({ data_dir, settings: PRODUCTION });
  for (const [i, email] of emails.entries()) {
    await call(first, '/auth/v1/signup', {
      json: {
        email,
        password: DEMO_PASSWORD,
        data: { name: 'Dono', whatsapp: `1198765432${i}` },
      },
    });
  }
  expect(await admin()).toMatch(/^npm run admin -- EMAIL /);
  const rounds: [email: string, close: () => Promise<void>][] = [
    ['Dona@exemplo.com', first.close],
    ['Dono@exemplo.com', async () => undefined],
  ];
  for (const [email, close] of rounds) {
    expect(await admin('ninguem@exemplo.com')).toMatch(/no account\. Sign up/);
    expect(await admin(email)).toMatch(/is an administrator now/);
    expect(await admin(email.toLowerCase())).toMatch(/already/);
    await close();
  }
  const { db, close } = await openRealBackend({ data_dir, settings: PRODUCTION });
  const { rows } = await db.query(
    `select u.email, r.role, l.what from public.user_roles r join auth.users u on u.id = r.user_id
     left join private.access_log l on l.subject = u.id::text order by u.email`,
  );
  await close();
  for (const email of emails)
    expect(rows).toContainEqual({ email, role: 'admin', what: 'make_administrator' });
});
