import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { portOfWorker } from '#tests/runner/own-server.ts';
import { builtApp } from '../../../tools/built-app.ts';
import { totalSize } from '../../build/built-files.ts';
import { startTestBackend, type TestBackend } from '../backend/test-backend.ts';
import { openPhone, PAGE_URL } from '../phone.ts';
import { buildOf, offered, versionOf, withOneChange } from './next-version.ts';

type Answered = { path: string; status: number; encoding: string; bytes: number };

/** Between the phone and the server: notes each answer of the server's files. */
async function openMeter(port: number) {
  let answered: Answered[] = [];
  const meter = createServer((asked, response) => {
    const { method, url: path = '', headers } = asked;
    const forwarded = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
      const { statusCode: status = 502, headers: got } = reply;
      const one: Answered = { path, status, encoding: got['content-encoding'] ?? '', bytes: 0 };
      if (isFile(reply)) answered.push(one);
      response.writeHead(status, reply.rawHeaders);
      reply.on('data', (part: Buffer) => (one.bytes += part.byteLength));
      reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => meter.listen(0, '127.0.0.1', resolve));
  return {
    port: (meter.address() as AddressInfo).port,
    /** Since the last call. */
    answers: () => {
      const before = answered;
      answered = [];
      return before;
    },
    close: () => {
      meter.close();
      meter.closeAllConnections();
    },
  };
}

const isFile = ({ headers }: IncomingMessage): boolean => headers['x-qg-backend'] === undefined;
const sumOf = (answers: readonly Answered[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

let backend: TestBackend;
let meter: Awaited<ReturnType<typeof openMeter>>;
beforeAll(async () => {
  backend = await startTestBackend({ dist_dir: builtApp(), server_port: portOfWorker() });
  meter = await openMeter(backend.port);
});
afterAll(async () => {
  meter.close();
  await backend[Symbol.asyncDispose]();
});

test('[W4] after a change of one source file a phone downloads 40 kB at most, with its new service worker', async () => {
  const changed = withOneChange();
  const phone = await openPhone({ url: PAGE_URL, port: meter.port, whole_browser: true });
  phone.expectProblem(/WebSocket|404/); // the meter passes on no sockets
  const page = await phone.open('/events');
  await phone.serviceWorker(page);
  const first = sumOf(meter.answers());
  await backend.deploy(changed);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await offered(page);

  const answers = meter.answers();
  const sent = answers.filter(({ status }) => status === 200);
  const files = sent.map(({ path }) => new URL(path, PAGE_URL).pathname.slice(1));
  const whole = await totalSize(changed, files);
  console.log(
    `first visit ${first}, update ${sumOf(answers)} in ${files.length} files, which have ${whole}`,
  );
  expect(first).toBeGreaterThan(1_000_000);
  expect(whole).toBeGreaterThan(200_000);
  expect(sent.filter(({ encoding }) => encoding === 'dcz').length).toBeGreaterThan(50);
  expect(sumOf(answers)).toBeLessThan(40_000);

  await page.getByRole('button', { name: shell.update.action }).click();
  await expect.poll(() => versionOf(page).catch(() => undefined)).toBe(buildOf(changed));
  await phone.goOffline();
  await page.reload();
  expect(await page.evaluate(() => document.querySelectorAll('.shell').length)).toBe(1);
  await phone.close();
});
