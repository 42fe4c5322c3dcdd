import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { call, openRealBackend, signUp, type TestUser } from './open-test-backend.ts';
import { pushDevice } from './push-device.ts';

/** The functions on the runtime of hosted Supabase, with the embedded backend behind them. */
const ROOT = join(import.meta.dirname, '..', '..');
const FUNCTIONS = join(ROOT, 'supabase', 'functions');
const names = readdirSync(FUNCTIONS).filter((name) => !name.startsWith('_'));
const cache = mkdtempSync(join(tmpdir(), 'qg-deno-'));
const data_dir = join(cache, 'data');
const SETTINGS = {
  APP_ENV: 'production',
  FUNCTIONS_SECRET: 'a secret of more than twenty characters',
  HASH_PEPPER: 'pepper',
};
const OFFLINE = ['--cached-only', '--node-modules-dir=manual'];

let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  backend = await openRealBackend({
    data_dir,

    settings: SETTINGS,
  });
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(async () => {
  await backend.close();
  rmSync(cache, { recursive: true, force: true });
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
  // this one lists every package in use
  const config = join(FUNCTIONS, 'send-notification', 'deno.json');
  const files = names.map((name) => join(FUNCTIONS, name, 'index.ts'));
  const check = deno(['check', '--config', config, ...OFFLINE, ...files]);
  let said = '';
  check.stderr?.on('data', (part) => (said += String(part)));
  const code = await new Promise((resolve) => check.once('close', resolve));
  expect([code, said.replaceAll(/^Check .*\n/gm, '')]).toEqual([0, '']);
});

/**
 * The answer of each function to an empty request: enough to load all its code, and to query the
 * database or Auth.
 */
const ANSWERS: Record<string, [number, string | null]> = {
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

test.each(names)('%s runs there and answers as it does here', async (name) => {
  const port = await freePort();
  const { secret_key } = JSON.parse(readFileSync(join(data_dir, 'keys.json'), 'utf8')) as {
    secret_key: string;
  };
  const env = {
    ...SETTINGS,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.anon_key }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secret_key }),
  };
  const child = deno(
    [
      'serve',
      '--allow-net',
      '--allow-env',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      ...placeOf(name),
    ],
    env,
  );
  let said = '';
  child.stderr?.on('data', (part) => (said += String(part)));
  try {
    const there = { url: `http://127.0.0.1:${port}`, anon_key: backend.anon_key };
    await expect
      .poll(
        () =>
          call(there, '/').then(
            () => true,
            () => said,
          ),
        { timeout: 60_000, interval: 100 },
      )
      .toBe(true);
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
  } finally {
    child.kill();
    await new Promise((resolve) => child.once('close', resolve));
  }
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
