import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend } from '../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
}, 120_000);
afterAll(() => backend.close());

/** Headers that differ from run to run, or belong to the connection. */
const VARYING = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
]);

async function headersOf(path: string, init: RequestInit & { json?: unknown } = {}) {
  const response = await call(backend, path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  const shown = [...response.headers]
    .filter(([name]) => !VARYING.has(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(String(backend.port), 'PORT')}`);
  return [`HTTP ${response.status}`, ...shown.toSorted()].join('\n');
}

test.each([
  ['the page', '/', {}],
  ['a place in the app', '/event/01a1fe05-6af7-73eb-bc02-204af34afb9b', {}],
  ['an asset', '/assets/app-Ab12Cd34.js', {}],
  ['a worker', '/assets/storage.worker-Ab12Cd34.js', {}],
  ['a missing asset', '/assets/app-gone.js', {}],
  ['the service worker', '/service-worker.js', {}],
  ['the manifest', '/manifest.webmanifest', {}],
  ['a picture', '/icon.png', {}],
  ['a missing file', '/gone.png', {}],
  ['a post to a page', '/events', { method: 'POST' }],
  ['what is shared to a phone without its worker', '/share', { method: 'POST', body: 'x' }],
  ['an rpc', '/rest/v1/rpc/whoami', { json: {} }],
  ['a table', '/rest/v1/notes', {}],
  ['an rpc without an answer', '/rest/v1/rpc/burn', { json: { seconds: 0 } }],
  ['a refused rpc', '/rest/v1/rpc/fail_with', { json: { state: 'PT409' } }],
  ['a failed rpc', '/rest/v1/rpc/fail_with', { json: { state: 'XX000' } }],
  ['a request without a key', '/rest/v1/rpc/whoami', { json: {}, headers: { apikey: '' } }],
  ['a sign-in', '/auth/v1/token?grant_type=password', { json: { email: 'a@b.co', password: 'x' } }],
  ['a function', '/functions/v1/echo', { json: {} }],
  ['a missing function', '/functions/v1/none', { json: {} }],
  ['realtime over http', '/realtime/v1/websocket', {}],
  ['storage', '/storage/v1/bucket', {}],
  ['a missing picture', '/storage/v1/object/public/avatars/a/b.webp', {}],
  ['a refused upload', '/storage/v1/object/avatars/a/b.webp', { method: 'POST', body: 'x' }],
  ['health', '/health', {}],
  ['the public snapshot', '/snapshot/public.json', {}],
  [
    'a preflight',
    '/rest/v1/rpc/whoami',
    {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,content-type',
      },
    },
  ],
] as [string, string, RequestInit & { json?: unknown }][])(
  'headers of %s',
  async (_, path, init) => {
    expect(await headersOf(path, init)).toMatchSnapshot();
  },
);

test('behind a TLS proxy the page asks for TLS from then on', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const untrusted = await call(backend, '/', { headers });
  expect(untrusted.headers.get('strict-transport-security')).toBeNull();
  const behind = await openTestBackend({ settings: { TRUSTED_PROXY: '127.0.0.1' } });
  const { headers: secure } = await call(behind, '/', { headers });
  await behind.close();
  expect(secure.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test('the policy allows no inline code, no eval and no foreign origin', async () => {
  const policy = (await call(backend, '/')).headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe|\*/);
  const connect = /connect-src ([^;]+)/.exec(policy)?.[1];
  expect(connect).toBe(`'self' ws://localhost:${backend.port} ws://127.0.0.1:${backend.port}`);
});

test('any origin may read an answer of the API', async () => {
  const { headers } = await call(backend, '/rest/v1/rpc/fail_with', { json: { state: 'PT409' } });
  expect(headers.get('x-qg-backend')).toBe('1');
  expect(headers.get('access-control-expose-headers')).toContain('x-qg-backend');
});
