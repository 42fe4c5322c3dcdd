import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, playerAtForm, submitRegistration } from './event-page.ts';
import { startApp, type RunningApp } from './harness.ts';
import { login } from './phone.ts';

const PLAYER = 'jogador@exemplo.com';
const words = outbox.lost.cleared;
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[L3] [U11] IndexedDB cleared with an action that waited: every screen says so until it was understood', async () => {
  const { phone, page } = await playerAtForm(app, await openEvent(app.backend));
  await phone.goOffline();
  await submitRegistration(page);
  await page.getByText(registration.saved_title.queued, { exact: true }).first().waitFor();
  const noted = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(noted).toMatch(/\\"waiting\\":1/);

  phone.expectProblem(/UnknownError|DatabaseClosed|server lost|could not requestRemote|aborted/);
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await phone.goOnline();
  await page.goto('/events');
  await page.getByText(words.title, { exact: true }).waitFor();
  await page.getByRole('button', { name: outbox.lost.see }).click();
  const theirs = page.getByRole('region', { name: words.title });
  await theirs.getByText(/1 ação ainda não enviada pode ter se perdido/).waitFor();
  expect(await page.getByText(outbox.empty).count()).toBe(0);

  await page.reload(); // it does not go by itself
  await theirs.getByRole('button', { name: words.understood }).click();
  await page.getByText(outbox.empty).waitFor();
  await login(page, PLAYER);
  await page.goto('/outbox');
  await page.getByText(outbox.empty).waitFor();
  expect(await theirs.count()).toBe(0);
  await phone.close();
});
