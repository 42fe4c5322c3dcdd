import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { MOST_CONNECTIONS } from '#local/door/connections.ts';
import { openTestBackend } from '../../open-test-backend.ts';

let backend: Backend;
let proxied: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
  proxied = await openTestBackend({ settings: { TRUSTED_PROXY: '127.0.0.1' } });
}, 120_000);
afterAll(async () => {
  await backend.close();
  await proxied.close();
});

async function opened({ port }: Backend): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // it is cut off
  await once(socket, 'connect');
  return socket;
}

/**
 * Everything that the server sends until it closes the connection, and how long that took. Unit:
 * ms.
 */
async function wordsOf(socket: Socket): Promise<{ said: string; took_ms: number }> {
  const started = performance.now();
  let said = '';
  socket.on('data', (part) => (said += String(part)));
  await once(socket, 'close');
  return { said, took_ms: performance.now() - started };
}

const ASKED = 'GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
async function health(backend: Backend): Promise<string> {
  const socket = await opened(backend);
  socket.write(ASKED);
  return (await wordsOf(socket)).said.slice(0, 12);
}

const crowd = (backend: Backend) =>
  Promise.all(Array.from({ length: MOST_CONNECTIONS.of_one_address }, () => opened(backend)));

test('[hole S8] an address may have only so many connections, and the next one is told to try again', async () => {
  const sockets = await crowd(backend);
  const { said } = await wordsOf(await opened(backend));
  expect(said).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 2\r\n/);
  const [one, ...others] = sockets;
  one!.write(ASKED); // an open connection is served, and closing it makes room
  expect((await wordsOf(one!)).said).toMatch(/^HTTP\/1\.1 200 /);
  expect(await health(backend)).toBe('HTTP/1.1 200');
  for (const socket of others) socket.destroy();
});

test('[hole S8] a trusted proxy may open more connections than one address', async () => {
  const sockets = await crowd(proxied);
  expect(await health(proxied)).toBe('HTTP/1.1 200');
  for (const socket of sockets) socket.destroy();
});

test('[hole S8] a connection that says nothing, or its headers a byte at a time, is ended', async () => {
  const silent = await opened(backend);
  const slow = await opened(backend);
  slow.write('GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const dripping = setInterval(() => slow.write('x'), 500);
  const [nothing, drop] = await Promise.all([wordsOf(silent), wordsOf(slow)]);
  clearInterval(dripping);
  expect(nothing.took_ms).toBeLessThan(20_000);
  expect(drop.said).toMatch(/^HTTP\/1\.1 408 /);
  expect(drop.took_ms).toBeLessThan(20_000);
});
