import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { sync } from '#i18n/pt-BR/sync.ts';
import { openPortal, portalReplies } from './captive-portal.ts';
import { expireToken, hasSession } from '../device-values.ts';
import { openEvent, placesOf, playerAtList, register, type DemoEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function timeToList(page: Page, { name }: DemoEvent): Promise<number> {
  const started = Date.now();
  await page.goto('/events', { waitUntil: 'commit' });
  await page.getByRole('link', { name }).first().waitFor();
  return Date.now() - started;
}

test('[case 24] [S3] offline and with an expired token the list is there in under a second', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtList(app, event);
  // if this machine takes longer than a second for a complete start, so may this start
  const at_most_ms = Math.max(1_000, await timeToList(page, event));
  await phone.goOffline();
  // after that: a refresh whose answer is lost would use up the other token too
  await expireToken(page);
  await phone.closePages();

  // other work on the machine slows a start and never speeds it up, so one fast start of five is
  // enough
  let again = await phone.context.newPage();
  for (let tries = 1; ; tries += 1) {
    const took_ms = await timeToList(again, event);
    if (took_ms < at_most_ms) break;
    expect(tries, `${took_ms} ms of ${at_most_ms}`).toBeLessThan(5);
    await again.close();
    again = await phone.context.newPage();
  }
  expect(await hasSession(again)).toBe(true);

  await phone.goOnline(); // the refresh token still works
  await register(again, event);
  await again.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  await phone.close();
});

test.each(Object.entries(portalReplies).slice(1))(
  '[case 24] [U7] a portal that answers with %s neither signs out nor loses anything',
  async (_, reply) => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAtList(app, event);
    phone.expectProblem(/status of (403|429|511)/);
    await app.backend.stop();
    await expireToken(page);
    {
      await using _portal = await openPortal(app.backend.port, reply);
      await page.goto('/events');
      await register(page, event);
      const waiting = page.getByText(/^Aguardando (envio|confirmação)$/).first();
      await waiting.waitFor();
      const refused = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
      await page.reload();
      await refused;
      await waiting.waitFor();
      // the request was sent
      await page.getByRole('link', { name: `${sync.label}: ${sync.status.offline}` }).waitFor();
      expect(await hasSession(page)).toBe(true);
    }
    await app.backend.restart();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => placesOf(app.backend, event, PLAYER), { timeout: 30_000 }).toBe(1);
    await phone.close();
  },
);
