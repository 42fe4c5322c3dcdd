import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import type { Keys } from '#local/data-dir/keys.ts';
import { call, openTestBackend, signUp, type TestUser } from '../open-test-backend.ts';

let data_dir: string;
let backend: Backend;
let keys: Keys;
let ada: TestUser;

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'qg-keys-'));
  backend = await openTestBackend({ data_dir });
  keys = JSON.parse(await readFile(join(data_dir, 'keys.json'), 'utf8')) as Keys;
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(async () => {
  await backend.close();
  await rm(data_dir, { recursive: true });
});

const keyed = ['/rest/v1/rpc/whoami', '/auth/v1/token?grant_type=password', '/auth/v1/user'];

test.each(keyed)('without a key %s is closed', async (path) => {
  const method = path.includes('/rpc/') ? 'POST' : 'GET';
  const keyless = await fetch(backend.url + path, {
    method,
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(keyless.status).toBe(401);
  expect(keyless.headers.get('x-qg-backend')).toBe('1');
  const wrong = await call(backend, path, { method, headers: { apikey: 'sb_publishable_wrong' } });
  expect(wrong.status).toBe(401);
});

test('the keys belong to the data directory, and only its owner may read them', async () => {
  const { stat } = await import('node:fs/promises');
  expect((await stat(join(data_dir, 'keys.json'))).mode & 0o077).toBe(0);
  expect(backend.anon_key).toBe(keys.publishable_key);
});

test('no page of the backend reveals its configuration', async () => {
  for (const path of ['/_system/config', '/_system/introspect', '/_system/info', '/rest/v1/']) {
    const text = await (await call(backend, path)).text();
    expect(text).not.toMatch(/jwt_secret|audit_log_entries|baseSchema/);
  }
});

test('the publishable key is anon, a token is its person', async () => {
  const whoami = async (token?: string) =>
    (await call(backend, '/rest/v1/rpc/whoami', { json: {}, ...(token ? { token } : {}) })).json();
  expect(await whoami()).toEqual({ uid: null, role: 'anon' });
  expect(await whoami(ada.token)).toEqual({ uid: ada.id, role: 'authenticated' });
});

test('a table without grants stays closed, whatever its policies say', async () => {
  const read = (as: object) => call(backend, '/rest/v1/rpc/read_ungranted', { json: {}, ...as });
  expect((await read({})).status).toBe(401);
  expect((await read({ token: ada.token })).status).toBe(403);
});

test('access tokens are valid for 15 minutes', () => {
  const { iat, exp } = JSON.parse(
    Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { iat: number; exp: number };
  expect(exp - iat).toBe(900);
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forged(header: object, payload: object, secret: string): string {
  const text = `${encoded(header)}.${encoded(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

test('a foreign token is refused, never treated as anonymous', async () => {
  const payload = { role: 'authenticated', sub: ada.id, exp: Math.floor(Date.now() / 1000) + 3600 };
  const HS256 = { alg: 'HS256', typ: 'JWT' };
  const bad: [string, string][] = [
    ['garbage', 'PGRST301'],
    ['a.b', 'PGRST301'],
    [`${encoded({ alg: 'none' })}.${encoded(payload)}.`, 'PGRST301'],
    [forged(HS256, payload, 'another secret'), 'PGRST301'],
    [forged({ alg: 'none' }, payload, keys.jwt_secret), 'PGRST301'],
    [forged(HS256, { ...payload, exp: 1 }, keys.jwt_secret), 'PGRST303'],
  ];
  for (const [token, code] of bad) {
    const response = await call(backend, '/rest/v1/rpc/whoami', { json: {}, token });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      401,
      code,
    ]);
  }
  const good = await call(backend, '/rest/v1/rpc/whoami', {
    json: {},
    token: forged(HS256, payload, keys.jwt_secret),
  });
  expect(good.status).toBe(200);
});
