import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../../open-test-backend.ts';
import { spawnBackend, type SpawnedBackend } from '../../spawn-backend.ts';
import { openedSocket, openSocket, type Socket } from './realtime-socket.ts';

/** In its own process, so that its processor time is separate from the attack's. */
let backend: SpawnedBackend;
let data_dir: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'qg-s08-'));
  backend = await spawnBackend(data_dir);
}, 120_000);
afterEach(() => {
  for (const { ws } of sockets.splice(0)) ws.terminate();
});
afterAll(async () => {
  await backend.stop('SIGTERM');
  await rm(data_dir, { recursive: true });
});

const BATCH = 100;

/**
 * Reads repeatedly while the attack runs. @returns the slowest, in milliseconds, and how many there
 * were
 */
async function readDuring(
  attack: Promise<unknown>,
): Promise<{ slowest_ms: number; reads: number }> {
  let attacked = true;
  const ended = attack.finally(() => (attacked = false));
  let slowest_ms = 0;
  let reads = 0;
  while (attacked || reads < 20) {
    const started = performance.now();
    const [health, read] = await Promise.all([
      call(backend, '/health'),
      call(backend, '/rest/v1/rpc/whoami', { json: {} }),
    ]);
    slowest_ms = Math.max(slowest_ms, performance.now() - started);
    expect([health.status, read.status]).toEqual([200, 200]);
    reads += 1;
  }
  await ended;
  return { slowest_ms, reads };
}

async function open(number: number, address?: (i: number) => string): Promise<Socket[]> {
  const opened: Socket[] = [];
  for (let i = 0; i < number; i += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, number - i) }, (_, j) =>
      openSocket(backend, address?.(i + j)),
    );
    for (const one of await Promise.all(some)) if ('ws' in one) opened.push(one);
  }
  sockets.push(...opened);
  return opened;
}

/**
 * A hundred joins on each socket, sent at once; waits for the last answer, or until the socket
 * closes.
 */
async function joinAll(some: Socket[], topicOf: (i: number) => string, token?: string) {
  for (const socket of some) {
    for (let i = 0; i < 100; i += 1) {
      socket.send('phx_join', `realtime:${topicOf(i)}`, {
        config: { private: true },
        ...(token === undefined ? {} : { access_token: token }),
      });
    }
  }
  await expect
    .poll(
      () =>
        some.every(
          ({ ws, heard }) => ws.readyState !== ws.OPEN || heard.some((m) => m.ref === '100'),
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
}

test('[hole S8] ten thousand joins with the public key delay no read', async () => {
  const some = await open(100);
  expect(some).toHaveLength(100);
  const topicOf = (i: number) =>
    i % 2 === 0 ? `user:${crypto.randomUUID()}` : `event:${crypto.randomUUID()}`;
  const { slowest_ms } = await readDuring(joinAll(some, topicOf));
  expect(slowest_ms).toBeLessThan(1_000);
});

test('[hole S8] ten thousand joins of one account, each of another topic, delay no read', async () => {
  const signed_up = await call(backend, '/auth/v1/signup', {
    json: { email: 'ada@exemplo.com', password: 'a flood of joins' },
  });
  const { access_token } = (await signed_up.json()) as { access_token: string };
  const some = await open(100, () => '127.0.0.5');
  const topicOf = () => `team:${crypto.randomUUID()}`;
  const { slowest_ms } = await readDuring(joinAll(some, topicOf, access_token));
  expect(slowest_ms).toBeLessThan(1_000);
});

test('[hole S8] of 1,500 sockets an address gets two hundred, and all together a thousand', async () => {
  const memory_before = residentMb();
  const of_one = await open(1_500, () => '127.0.0.2');
  expect(of_one).toHaveLength(200);
  const refused = await openSocket(backend, '127.0.0.2');
  expect(refused).toEqual({ status: 429, retry_after: expect.stringMatching(/^\d+$/) });
  await open(1_500, (i) => `127.0.1.${1 + Math.floor(i / 150)}`);
  expect(sockets).toHaveLength(1_000);
  const full = await openSocket(backend, '127.0.0.3');
  expect(full).toEqual({ status: 503, retry_after: '60' });
  expect(residentMb() - memory_before).toBeLessThan(100);

  for (const { ws } of sockets) ws.terminate();
  await expect
    .poll(async () => {
      const again = await openSocket(backend, '127.0.0.3');
      if ('ws' in again) sockets.push(again);
      return 'ws' in again;
    })
    .toBe(true);
});

test('[hole S8] a socket that sends too many or too long messages is closed', async () => {
  const loud = await openedSocket(backend, '127.0.0.4');
  const pinging = await openedSocket(backend, '127.0.0.4');
  const long = await openedSocket(backend, '127.0.0.4');
  sockets.push(loud, pinging, long);
  for (let i = 0; i < 1_000; i += 1) {
    loud.send('heartbeat', 'phoenix');
    pinging.ws.ping('x'.repeat(100));
  }
  long.send('phx_join', `realtime:${'x'.repeat(20_000)}`);
  for (const { ws } of [loud, pinging, long]) {
    await expect.poll(() => ws.readyState).toBe(ws.CLOSED);
  }
});

function residentMb(): number {
  const status = readFileSync(`/proc/${backend.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
