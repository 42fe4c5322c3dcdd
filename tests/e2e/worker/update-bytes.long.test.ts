import { afterAll, beforeAll, expect, test } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { portOfWorker } from '#tests/runner/own-server.ts';
import { builtApp } from '../../../tools/built-app.ts';
import { startTestBackend, type TestBackend } from '../backend/test-backend.ts';
import { openPhone, PAGE_URL } from '../phone.ts';
import { openMeter, sumOf } from './meter.ts';
import { buildOf, offered, versionOf, withOneChange } from './next-version.ts';

let backend: TestBackend;
let meter: Awaited<ReturnType<typeof openMeter>>;
let changed: string;
beforeAll(async () => {
  changed = withOneChange();
  backend = await startTestBackend({ dist_dir: builtApp(), server_port: portOfWorker() });
  meter = await openMeter(backend.port);
});
afterAll(async () => {
  meter.close();
  await backend[Symbol.asyncDispose]();
});

test.each([
  { kb: 40, from: 'a server that sends differences', differences: true },
  { kb: 220, from: 'a host that sends whole files', differences: false },
])(
  '[W4] after a change of one source file a phone downloads $kb kB at most from $from, with its new service worker',
  async ({ kb, differences }) => {
    meter.passDifferences(differences);
    await backend.deploy(builtApp());
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
    expect(first).toBeGreaterThan(1_000_000);
    expect(sent.some(({ encoding }) => encoding === 'dcz')).toBe(differences);
    expect(sumOf(answers)).toBeLessThan(kb * 1_000);

    await page.getByRole('button', { name: shell.update.action }).click();
    await expect.poll(() => versionOf(page).catch(() => undefined)).toBe(buildOf(changed));
    await phone.goOffline();
    await page.reload();
    expect(await page.evaluate(() => document.querySelectorAll('.shell').length)).toBe(1);
    await phone.close();
  },
);
