import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import type { Fault } from './fates.ts';
import { openFaultyLine } from './faulty-line.ts';

const BODY = JSON.stringify({ text: 'á'.repeat(2_000) });
let stack = new AsyncDisposableStack();
afterEach(async () => {
  await stack.disposeAsync();
  stack = new AsyncDisposableStack();
});

/** A network on which every request meets this fault, and a server that counts what arrives. */
async function lineWith(fault: Fault) {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      arrived.push(Buffer.concat(chunks).toString());
      response.end(BODY);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(() => new Promise((resolve) => server.close(() => resolve())));
  const answered: number[] = [];
  const line = await openFaultyLine({
    port: await freePort(),
    to: (server.address() as AddressInfo).port,
    fate: () => ({ fault, before_ms: 5, after_ms: 5 }),
    onExchange: ({ status }) => answered.push(status),
  });
  stack.defer(() => line.close());
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${line.port}/x`, { method: 'POST', body: 'me' });
    return response.text();
  };
  return { line, ask, arrived, answered };
}

test.each<[fault: Fault, arrives: number, heard: boolean]>([
  ['fine', 1, true],
  ['late', 1, true],
  ['twice', 2, true],
  ['lost_answer', 1, false],
  ['cut', 1, false],
  ['lost_request', 0, false],
  ['reset', 0, false],
])('%s: arrives %i times, heard: %s', async (fault, arrives, heard) => {
  const { line, ask, arrived, answered } = await lineWith(fault);
  line.breakIt();
  if (heard) expect(await ask()).toBe(BODY);
  else await expect(ask()).rejects.toThrow();
  expect(arrived).toEqual(Array.from({ length: arrives }, () => 'me'));
  expect(answered).toHaveLength(arrives); // the run sees it, whether or not the device does
});

test('before the network is broken and after it is healed no request fails', async () => {
  const { line, ask } = await lineWith('reset');
  expect(await ask()).toBe(BODY);
  line.breakIt();
  await expect(ask()).rejects.toThrow();
  line.heal();
  expect(await ask()).toBe(BODY);
});
