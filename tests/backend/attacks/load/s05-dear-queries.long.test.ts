import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openTestBackend } from '../../open-test-backend.ts';
import { raw } from '../raw-request.ts';

/** A caller must not control the cost of a read. */
let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
}, 120_000);
afterAll(() => backend.close());

test('[hole S16] JSON nested a hundred thousand deep is refused quickly, with a code', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const path of ['/rest/v1/rpc/whoami', '/auth/v1/signup', '/functions/v1/echo']) {
    const body = path.startsWith('/functions') ? deep.slice(0, 30_000) : deep;
    const started = performance.now();
    const answer = await raw(backend, path, { method: 'POST', body });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(performance.now() - started).toBeLessThan(1_000);
  }
  const shallow = JSON.stringify({ text: '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["\\"[[[[[[[[[[[[[' });
  const taken = await raw(backend, '/functions/v1/echo', { method: 'POST', body: shallow });
  expect(taken.status).toBe(200);
});
