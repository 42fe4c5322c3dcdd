import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import {
  openEvent,
  placesOf,
  playerAtForm,
  submitRegistration,
  type DemoEvent,
} from '../event-page.ts';
import { draftOn } from '../device-values.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, type Phone } from '../phone.ts';
import { keepQueueAndSignOut } from './sign-out-page.ts';
import { syncTags } from '../worker/worker-control.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
});
afterAll(() => app.close());

const playerAt = (event: DemoEvent) => playerAtForm(app, event);

test('[case 26] [S4] another tab signs out keeping the queue: this tab closes it, and it is sent when A is back', async () => {
  const begun = await openEvent(app.backend);
  const event = await openEvent(app.backend);
  const phone = await app.openPhone();
  const page = await phone.open('/events');
  // the signed-out tab shows the public events of this device
  for (const { id, name } of [event, begun]) {
    await page.goto(`/event/${id}`);
    await page.getByRole('heading', { name }).waitFor();
  }
  await login(page, PLAYER);
  await page.goto(`/register/${event.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  await phone.serviceWorker(page);
  const other = await phone.open('/events');
  await phone.goOffline();
  await submitRegistration(page);
  await page.getByText(registration.saved_title.queued, { exact: true }).first().waitFor();
  await other.goto(`/register/${begun.id}`);
  await other.getByRole('button', { name: registration.review.edit, exact: true }).click();
  await other.getByLabel(registration.field.team).fill('Meia inscrição');
  await expect.poll(() => draftOn(other, `register:${begun.id}`)).toContain('Meia inscrição');
  await keepQueueAndSignOut(other, { counted: '1 inscrição começada e não enviada' });
  // this tab shows a visitor's screen too: where Chromium forgets that it is offline, as it may
  // when a thread of the page ends, that is the screen to sign up
  await page.getByText(registration.needs_sign_in).first().waitFor();
  await phone.goOnline();
  await expect.poll(() => syncTags(page)).not.toContain('sync-reg'); // the worker has run
  expect(await placesOf(app.backend, event, PLAYER)).toBe(0);
  await other.close();
  await login(page, PLAYER);
  await expect.poll(() => placesOf(app.backend, event, PLAYER), { timeout: 20_000 }).toBe(1);
  await page.goto(`/register/${begun.id}`);
  const team = page.getByLabel(registration.field.team);
  await expect.poll(() => team.inputValue()).toBe('Meia inscrição');
  await page.goto(`/event/${event.id}`);
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  await phone.close();
});

/**
 * Does what iOS does to a page in the background: its connections stop answering.
 * @param none new connections are refused too, until the page is reloaded
 */
function loseConnections(none: boolean): void {
  const lost = () => new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  const fresh = new WeakSet<IDBDatabase>();
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (this: IDBFactory, ...what) {
    const request = open.apply(this, what);
    if (none) Object.defineProperties(request, { onsuccess: { set() {} }, error: { get: lost } });
    request.addEventListener('success', () => {
      if (none) request.dispatchEvent(new Event('error', { cancelable: true }));
      else fresh.add(request.result);
    });
    return request;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...what) {
    if (!fresh.has(this)) throw lost();
    return transaction.apply(this, what);
  };
}

async function listOpen(): Promise<{ phone: Phone; page: Page; loads: () => number }> {
  const { phone, page } = await playerAt(await openEvent(app.backend));
  await page.goto('/events');
  await page.locator(ROWS).nth(12).waitFor(); // more than is kept from the last visit
  phone.expectProblem(/server lost|UnknownError|DatabaseClosed|could not requestRemote/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  return { phone, page, loads: () => loads };
}

const ROWS = 'main a[href^="/event/"]';
const pulled = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/rpc/sync_pull'));
const comesBack = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('pageshow')));

test('[case 32] lost connections are reopened, and the page stays', async () => {
  const { phone, page, loads } = await listOpen();
  await page.evaluate(loseConnections, false);
  const pull = pulled(page);
  await comesBack(page);
  await pull;
  await page.locator(ROWS).nth(12).waitFor();
  expect(loads()).toBe(0);
  await phone.close();
});

test('[case 32] where nothing helps there is no endless loop: the screen says so', async () => {
  const { phone, page, loads } = await listOpen();
  await page.addInitScript(loseConnections, true);
  await page.clock.install();
  await page.reload();
  await page.getByText(shell.storage_failed.title).waitFor();
  await page.clock.runFor(60_000); // whatever the page would do in the next minute
  await page.getByText(shell.storage_failed.title).waitFor();
  expect(loads()).toBeLessThanOrEqual(1);
  await phone.close();
});
