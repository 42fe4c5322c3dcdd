import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openRealBackend } from '../../open-test-backend.ts';

/** A pull is the largest answer that a phone waits for at a field. */
let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend({ seed: 'demo' });
}, 120_000);
afterAll(() => backend.close());

function pull(accept: string): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  const p = { v: 1, scopes: { public: {} } };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${backend.url}/rest/v1/rpc/sync_pull`,
      {
        method: 'POST',
        headers: {
          apikey: backend.anon_key,
          'content-type': 'application/json',
          'accept-encoding': accept,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ p }));
  });
}

test('[hole L4] a pull is compressed for clients that accept it, with the same content', async () => {
  const plain = await pull('identity');
  const packed = await pull('gzip, deflate, br');
  expect([plain.encoding, packed.encoding]).toEqual([undefined, 'gzip']);
  const said = (bytes: Buffer) => ({ ...JSON.parse(bytes.toString()), server_now: null }) as object;
  expect(said(gunzipSync(packed.bytes))).toEqual(said(plain.bytes));
  expect(packed.bytes.byteLength).toBeLessThan(plain.bytes.byteLength * 0.6);
});
