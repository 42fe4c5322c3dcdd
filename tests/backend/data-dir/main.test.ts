import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { call, PASSWORD, soon } from '../open-test-backend.ts';
import { mainCommand } from './main-command.ts';

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
