import { spawn, type ChildProcess } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { addEvent } from '#tests/sql/acts.ts';
import { Session } from '#tests/sql/session.ts';
import { connectionOf } from '../open-world-backend.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { appPageDir } from '../served/app-page.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';
import { pushDevice } from './push-device.ts';

/** The functions on the runtime of hosted Supabase, with the embedded backend behind them. */
const ROOT = join(import.meta.dirname, '..', '..', '..');
const FUNCTIONS = join(ROOT, 'supabase', 'functions');
const names = readdirSync(FUNCTIONS).filter((name) => !name.startsWith('_'));
const cache = mkdtempSync(join(tmpdir(), 'qg-deno-'));
const data_dir = join(cache, 'data');
const dist_dir = appPageDir();
const pair = createECDH('prime256v1');
const SETTINGS = {
  APP_ENV: 'production',
  FUNCTIONS_SECRET: 'a secret of more than twenty characters',
  HASH_PEPPER: 'pepper',
  PASS_PUBLIC_KEY: pair.generateKeys('base64url'),
  PASS_PRIVATE_KEY: pair.getPrivateKey('base64url'),
};
const OFFLINE = ['--cached-only', '--node-modules-dir=manual'];

let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  backend = await openRealBackend({
    data_dir,
    dist_dir,
    settings: SETTINGS,
  });
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(async () => {
  await backend.close();
  rmSync(cache, { recursive: true, force: true });
  rmSync(dist_dir, { recursive: true });
});

function deno(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(join(ROOT, 'node_modules', '.bin', 'deno'), args, {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: cache,
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      ...env,
    },
  });
}

const placeOf = (name: string) => [
  '--config',
  join(FUNCTIONS, name, 'deno.json'),
  ...OFFLINE,
  join(FUNCTIONS, name, 'index.ts'),
];

test('all functions pass Deno’s type check', async () => {
  // those with code of the app list it; send-notification lists every other package in use
  const with_app_code = ['event-passes', 'served-page'];
  const others = names.filter((name) => !with_app_code.includes(name));
  for (const [of, checked] of [
    ['send-notification', others],
    ...with_app_code.map((name) => [name, [name]] as const),
  ] as const) {
    const config = join(FUNCTIONS, of, 'deno.json');
    const files = checked.map((name) => join(FUNCTIONS, name, 'index.ts'));
    const check = deno(['check', '--config', config, ...OFFLINE, ...files]);
    let said = '';
    check.stderr?.on('data', (part) => (said += String(part)));
    const code = await new Promise((resolve) => check.once('close', resolve));
    expect([code, said.replaceAll(/^Check .*\n/gm, '')]).toEqual([0, '']);
  }
});

/**
 * The answer of each function to an empty request: enough to load all its code, and to query the
 * database or Auth.
 */
const ANSWERS: Record<string, [number, string | null]> = {
  'event-passes': [200, null],
  'register-participant': [409, 'invalid_args'],
  'generate-briefing': [400, 'briefing_needs_fields'],
  'manage-ads': [403, 'not_allowed'],
  'increment-ad-metrics': [409, 'invalid_args'],
  geocode: [400, 'invalid_args'],
  'send-notification': [200, null],
  'send-event-reminders': [200, null],
  'send-whatsapp-code': [400, 'invalid_args'],
  'verify-whatsapp-code': [400, 'invalid_args'],
};

/** Runs a function on Deno until it is disposed of. @returns its address, once it answers */
async function serveOnDeno(name: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const { secret_key } = JSON.parse(readFileSync(join(data_dir, 'keys.json'), 'utf8')) as {
    secret_key: string;
  };
  const env = {
    ...SETTINGS,
    ...settings,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.anon_key }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secret_key }),
  };
  const to_serve = ['serve', '--allow-net', '--allow-env', '--host', '127.0.0.1'];
  const child = deno([...to_serve, '--port', String(port), ...placeOf(name)], env);
  let said = '';
  child.stderr?.on('data', (part) => (said += String(part)));
  const there = { url: `http://127.0.0.1:${port}`, anon_key: backend.anon_key };
  const answers = () =>
    call(there, '/').then(
      () => true,
      () => said,
    );
  const stop = async () => {
    child.kill();
    await new Promise((resolve) => child.once('close', resolve));
  };
  await expect
    .poll(answers, { timeout: 60_000, interval: 100 })
    .toBe(true)
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return { ...there, [Symbol.asyncDispose]: stop };
}

const both = names.filter((name) => name !== 'served-page'); // the embedded backend serves pages itself
test.each(both)('%s runs there and answers as it does here', async (name) => {
  await using there = await serveOnDeno(name);
  const headers = { 'x-functions-secret': SETTINGS.FUNCTIONS_SECRET };
  const asked = { json: {}, token: ada.token, headers };
  const answers = await Promise.all([
    call(there, '/', asked),
    call(backend, `/functions/v1/${name}`, asked),
  ]);
  const [on_deno, on_node] = await Promise.all(
    answers.map(async (one) => [one.status, await one.json()]),
  );
  expect(on_deno).toEqual(on_node);
  expect(on_deno).toMatchObject([ANSWERS[name]?.[0], { error: ANSWERS[name]?.[1] }]);
});

test('an event’s page and its picture are the same there, made from public data alone', async () => {
  const db = new Session(connectionOf(backend));
  const id = await addEvent(db, ada.id, { name: 'Operação <Deno> 🎯' });
  const hidden = await addEvent(db, ada.id, { name: 'Segredo', is_public: false });
  const past = await addEvent(db, ada.id, { name: 'Do ano passado' });
  const hidden_past = await addEvent(db, ada.id, { name: 'Segredo antigo', is_public: false });
  await backend.db.query(
    `update public.airsoft_events set date = current_date - 200 where id in ('${past}', '${hidden_past}')`,
  );
  await backend.refreshSnapshot();
  await using there = await serveOnDeno('served-page', { SITE_URL: backend.url });
  const read = async (url: string, path: string) => {
    const response = await fetch(url + path);
    const html = (await response.text()).replaceAll(
      `localhost:${backend.port}`,
      `127.0.0.1:${backend.port}`,
    );
    return { status: response.status, html, headers: response.headers };
  };
  for (const path of [
    `/event/${id}`,
    '/events',
    '/',
    `/register/${id}`,
    `/event/${hidden}`,
    `/event/${past}`,
    `/event/${hidden_past}`,
    '/auth',
  ]) {
    const [here, on_deno] = [
      await read(backend.url, path),
      await read(there.url, `/functions/v1/served-page${path}`),
    ];
    expect([on_deno.status, on_deno.html]).toEqual([here.status, here.html]);
    expect(on_deno.headers.get('content-security-policy')).toBe(
      here.headers.get('content-security-policy'),
    );
    expect(on_deno.html).not.toContain('Segredo');
  }
  expect((await read(there.url, `/event/${past}`)).html).toContain('Do ano passado');
  expect((await read(there.url, `/event/${hidden_past}`)).status).toBe(404);
  const { html } = await read(there.url, `/event/${id}`);
  const [, path = ''] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  const pictures = await Promise.all(
    [backend.url, there.url].map(async (url) => (await fetch(url + path)).arrayBuffer()),
  );
  expect(pictures[0]!.byteLength).toBeGreaterThan(10_000);
  expect(Buffer.from(pictures[1]!).subarray(0, 24)).toEqual(
    Buffer.from(pictures[0]!).subarray(0, 24),
  );
  expect((await fetch(`${there.url}/robots.txt`)).status).toBe(200);
});

test('a push message encrypted there can be opened here', async () => {
  const device = pushDevice();
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/x',
    expirationTime: null,
    keys: { p256dh: device.p256dh, auth: device.auth },
  };
  const script = `import { encryptNotification } from '@block65/webcrypto-web-push';
    const body = await encryptNotification(${JSON.stringify(subscription)}, new TextEncoder().encode('{"title":"É amanhã"}'));
    console.log(body.toBase64());`;
  const config = join(FUNCTIONS, 'send-notification', 'deno.json');
  const child = deno(['eval', '--config', config, ...OFFLINE, script]);
  let sealed = '';
  child.stdout?.on('data', (part) => (sealed += String(part)));
  await new Promise((resolve) => child.once('close', resolve));
  expect(device.open(Buffer.from(sealed, 'base64'))).toEqual({ title: 'É amanhã' });
});
