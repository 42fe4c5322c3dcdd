import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import { call, PASSWORD, soon } from '../open-test-backend.ts';
import { mainCommand } from './main-command.ts';
import { LONG } from '../../runner/suite.ts';

const { port: PORT, start, publishableKey } = await mainCommand();
const url = `http://127.0.0.1:${PORT}`;

test('the command prints the address and the demo accounts, which work, and finishes its requests before it stops', async () => {
  const { child, printed } = await start();
  expect(printed).toContain(`http://localhost:${PORT}`);
  const emails = ['organizador', 'jogador', 'jogador2', 'capitao', 'admin'].map(
    (who) => `${who}@exemplo.com`,
  );
  const backend = { url, anon_key: await publishableKey() };
  for (const email of emails) {
    expect(printed).toContain(email);
    const login = await call(backend, '/auth/v1/token?grant_type=password', {
      json: { email, password: PASSWORD },
    });
    expect([email, login.status]).toEqual([email, 200]);
  }

  // Half a request has arrived when the signal comes; the other half follows, and it is answered.
  const body = JSON.stringify({ email: emails[0], password: PASSWORD });
  const sending = request(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      apikey: backend.anon_key,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  sending.write(body.slice(0, 10));
  await soon(() =>
    fetch(`${url}/health`).then(
      () => 'open',
      () => 'closed',
    ),
  ).toBe('closed');
  sending.end(body.slice(10));
  const [response] = (await once(sending, 'response')) as [import('node:http').IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(await text(response))).toMatchObject({ user: { email: emails[0] } });
  expect(await ended).toEqual([0, null]);
}, 120_000);

if (LONG) {
  test('a port in use, or a foreign data directory, is reported without a stack', async () => {
    const { child } = await start();
    const other = await mkdtemp(join(tmpdir(), 'qg-main-'));
    await expect(start({ DATA_DIR: other })).rejects.toThrow(/^listen EADDRINUSE: [^\n]*\n$/);
    await expect(start({ PORT: String(await freePort()) })).rejects.toThrow(
      /^[^\n]*in use by another process\.\nStop that one[^\n]*\n$/,
    );
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await rm(other, { recursive: true });
  }, 120_000);

  test('RESET=1 starts with an empty directory', async () => {
    const key = await publishableKey();
    const { child } = await start({ RESET: '1', SEED: 'none' });
    expect(await publishableKey()).not.toBe(key);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }, 120_000);
}
