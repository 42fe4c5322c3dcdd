import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openTestBackend } from '../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
}, 120_000);
afterAll(() => backend.close());

/** fetch decodes bodies by itself, but this test checks the bytes on the wire. */
function raw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      get(backend.url + path, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).on('error', reject);
    },
  );
}

test('the page and the service worker carry the publishable key, in every encoding', async () => {
  for (const path of ['/', '/index.html', '/events', '/auth', '/service-worker.js']) {
    const plain = await raw(path);
    expect(plain.body.toString()).toContain(backend.anon_key);
    expect(plain.body.toString()).not.toContain('%QG_');
    const br = await raw(path, { 'accept-encoding': 'gzip, br' });
    if (br.headers['content-encoding'] === 'br') {
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    }
  }
});

test('the page contains the push key of this data directory, and none where no Web Push is sent', async () => {
  const keyOf = async ({ url }: { url: string }) =>
    /"qg-push-key" content="([^"]*)"/.exec(await (await fetch(url)).text())?.[1];
  expect(await keyOf(backend)).toMatch(/^B[A-Za-z0-9_-]{86}$/);
  const worker = (await raw('/service-worker.js')).body.toString();
  // another key gives the page another revision in the precache
  expect(worker).toContain(await keyOf(backend));
  await using other = new AsyncDisposableStack();
  const open = async (settings: Record<string, string>) => {
    const opened = await openTestBackend({ settings });
    other.defer(() => opened.close());
    return keyOf(opened);
  };
  expect(await open({ APP_ENV: 'production' })).toBe('');
  expect(await open({ VAPID_PRIVATE_KEY: 'half of a pair' })).toBe('');
  const set = {
    VAPID_PUBLIC_KEY: 'BKey',
    VAPID_PRIVATE_KEY: 'key',
    VAPID_SUBJECT: 'mailto:a@b.co',
  };
  expect(await open(set)).toBe('BKey');
});

test('text is served as brotli, else as gzip, else uncompressed', async () => {
  const path = '/assets/app-Ab12Cd34.js';
  const plain = await raw(path);
  const br = await raw(path, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await raw(path, { 'accept-encoding': 'gzip' });
  const refused = await raw(path, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect([plain, br, gzip, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(br.body.byteLength).toBeLessThan(plain.body.byteLength / 10);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
});

test.each([
  '/',
  '/service-worker.js',
  '/assets/app-Ab12Cd34.js',
  '/icon.png',
  '/snapshot/public.json',
])('%s is not sent again to a client that has it', async (path) => {
  const headers = { 'accept-encoding': 'br' };
  const first = await raw(path, headers);
  const etag = String(first.headers['etag']);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await raw(path, { ...headers, 'if-none-match': tag });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  }
  expect((await raw(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  '/assets/gone.js',
  '/assets/',
  '/gone.png',
  '/sub/service-worker.js',
  '/%2e%2e/open-test-backend.ts',
])('%s is 404 and never the page', async (path) => {
  const missing = await raw(path);
  expect([missing.status, missing.body.toString()]).toEqual([404, 'Not found\n']);
});

test.each(['/..%2fopen-test-backend.ts', '/%E0%A4%A', '//assets/', '/%65vents'])(
  '%s is not a canonical path and is refused',
  async (path) => {
    const refused = await raw(path);
    expect([refused.status, refused.body.toString()]).toEqual([
      400,
      expect.stringContaining('bad_path'),
    ]);
  },
);

test('a HEAD has the headers and no body', async () => {
  const head = await fetch(`${backend.url}/events`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
});
