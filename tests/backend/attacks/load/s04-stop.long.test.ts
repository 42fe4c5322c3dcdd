import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, PASSWORD } from '../../open-test-backend.ts';
import { spawnBackend } from '../../spawn-backend.ts';

let data_dir: string;
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'qg-s04-'));
});
afterAll(() => rm(data_dir, { recursive: true }));

async function tokenOf(backend: Parameters<typeof call>[0], path: string): Promise<string> {
  const account = { email: 'ada@exemplo.com', password: PASSWORD };
  const answer = await call(backend, `/auth/v1/${path}`, { json: account });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test('[hole S4] SIGTERM ends it within five seconds, whatever hangs, and acknowledged writes are kept', async () => {
  const backend = await spawnBackend(data_dir);
  const token = await tokenOf(backend, 'signup');
  const note = { id: randomUUID(), text: 'acknowledged' };
  const half = { id: randomUUID(), text: 'half', seconds: 600 };
  const added = await call(backend, '/rest/v1/rpc/add_note', { token, json: note });
  expect(added.status).toBe(200);
  const hanging = call(backend, '/rest/v1/rpc/note_and_burn', { token, json: half });
  const waiting = call(backend, '/rest/v1/rpc/whoami', { token, json: {} });
  const { hostname, port } = new URL(backend.url);
  const slow = connect(Number(port), hostname);
  slow.on('error', () => undefined); // it is cut off
  slow.write(
    'POST /rest/v1/rpc/whoami HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{',
  );
  const busy = async () => (await (await call(backend, '/health')).json()) as unknown;
  await expect.poll(busy).toMatchObject({ database: 'busy' });

  const asked = performance.now();
  const code = await backend.stop('SIGTERM');
  expect(performance.now() - asked).toBeLessThan(5_000);
  expect(code).toBe(0);
  for (const answer of [await hanging, await waiting]) {
    expect(answer.status).toBe(503); // neither a hang nor a lost connection: a status that says to retry
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  slow.destroy();

  const again = await spawnBackend(data_dir);
  const notes = await call(again, '/rest/v1/rpc/my_notes', {
    json: {},
    token: await tokenOf(again, 'token?grant_type=password'),
  });
  expect(await notes.json()).toMatchObject([{ text: 'acknowledged' }]);
  await again.stop('SIGTERM');
}, 120_000);

test('[hole S4] a close that never ends is cut off within five seconds', async () => {
  const script = join(import.meta.dirname, '..', '..', 'fixtures', 'never-closes.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  const asked = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  expect(performance.now() - asked).toBeLessThan(5_000);
}, 30_000);

test('[hole S4] a second Ctrl-C ends it at once; the copy that npm forwards does not count as one', async () => {
  const script = join(import.meta.dirname, '..', '..', 'fixtures', 'never-closes.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await once(child.stdout, 'data'); // it prints that it is closing
  const asked = performance.now();
  const impatient = setInterval(() => child.kill('SIGINT'), 50);
  expect(await ended).toEqual([1, null]);
  clearInterval(impatient);
  const took_ms = performance.now() - asked;
  expect(took_ms).toBeGreaterThan(200);
  expect(took_ms).toBeLessThan(3_000);
}, 30_000);
