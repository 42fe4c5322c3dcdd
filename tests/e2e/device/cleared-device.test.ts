import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { sync_detail } from '#i18n/pt-BR/sync-detail.ts';
import { openEvent, playerAtForm, submitRegistration } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';

const PLAYER = 'jogador@exemplo.com';
const words = outbox.lost.cleared;
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[hole L3] [U11] IndexedDB cleared with an action that waited: every screen says so until it was understood', async () => {
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

  await page.reload(); // it does not disappear by itself
  await theirs.getByRole('button', { name: words.understood }).click();
  await theirs.waitFor({ state: 'detached' });
  // nothing is kept: every text asks for a sign-in, and none speaks of sending or of "delivered"
  await page.getByText(sync_detail.session_over, { exact: true }).waitFor();
  for (const wrong of [outbox.empty, sync_detail.needs_sign_in, problems.generic.auth.title]) {
    expect(await page.getByText(wrong).count()).toBe(0);
  }
  await page.getByRole('main').getByRole('link', { name: shell.nav.sign_in }).click();
  await page.getByText(sync_detail.session_over, { exact: true }).waitFor();
  await login(page, PLAYER);
  await page.goto('/outbox');
  await page.getByText(outbox.empty).waitFor();
  expect(await theirs.count()).toBe(0);
  await phone.close();
});
