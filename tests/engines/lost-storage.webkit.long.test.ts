import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lost } from '#i18n/pt-BR/lost.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf } from '#tests/e2e/event-page.ts';
import { processesOf } from './processes.ts';
import { type Product, startProduct } from './product.ts';

const PLAYER = 'jogador@exemplo.com';

/** What the pages show, each tenth of a second: the driver's session dies with the storage process. */
const shown: { at: number; page: string; text: string }[] = [];
const SAY = `setInterval(() => {
  const text = document.body ? document.body.innerText.replaceAll(/\\s+/g, ' ') : '';
  console.log('shown ' + performance.timeOrigin + ' ' + text);
}, 100);`;
function hear(line: string): void {
  const [, page, text] = /shown (\S+) (.*)/.exec(line) ?? [];
  if (page && text !== undefined) shown.push({ at: performance.now(), page, text });
}

let product: Product;
beforeAll(async () => {
  const script = join(mkdtempSync(join(tmpdir(), 'qg-script-')), 'say.js');
  writeFileSync(script, SAY);
  product = await startProduct({ script, hear });
});
afterAll(() => product.close());

// Chromium and Firefox hold the databases in the browser's own process
test('[case 32] [W8] the storage process dies under an open form: said within 2 s, usable within 5, nothing lost', async () => {
  const event = await openEvent(product.backend);
  await product.goto('/');
  await product.installed();
  await product.signIn(PLAYER);
  await product.goto(`/register/${event.id}`);
  await product.upToDate();
  const before = shown.at(-1)!.page;
  const killed = performance.now();
  for (const pid of processesOf(product.browser.pid, 'WebKitNetworkProcess'))
    process.kill(pid, 'SIGKILL');
  const msUntil = async (words: string): Promise<number> => {
    const found = () => shown.find(({ page, text }) => page !== before && text.includes(words));
    await expect.poll(found, { timeout: 20_000 }).toBeDefined();
    return found()!.at - killed;
  };
  const said = await msUntil(lost.storage.title);
  const usable = await msUntil(registration.submit);
  console.log(`said after ${Math.round(said)} ms, usable after ${Math.round(usable)} ms`);
  expect([said < 2_000, usable < 5_000]).toEqual([true, true]);

  await product.restart();
  await product.goto(`/register/${event.id}`);
  await product.hand.taps(registration.submit);
  await product.hand.reads(registration.saved_title.confirmed);
  expect(await placesOf(product.backend, event, PLAYER)).toBe(1);
});
