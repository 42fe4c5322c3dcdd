import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import {
  type DemoEvent,
  openEvent,
  placesOf,
  playerAtForm,
  submitRegistration,
} from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { draftOn } from '../device-values.ts';
import { login, WAITS, type Phone } from '../phone.ts';
import { keepQueueAndSignOut } from './sign-out-page.ts';
import { syncTags } from '../worker/worker-control.ts';
import { LONG } from '../../runner/suite.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const playerAt = (event: DemoEvent) => playerAtForm(app, event);

/**
 * Makes IndexedDB refuse new rows of the queue, until `test:room-again`. (The browser's tools can
 * override the quota, but its IndexedDB ignores that.)
 */
const fillUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...row) {
      if (this.name === 'outbox') throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, row);
    };
    window.addEventListener('test:room-again', () => {
      IDBObjectStore.prototype.add = add;
    });
  });

test('[case 30] [U1] a full phone says so and keeps what was typed; once there is room it is sent', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAt(event);
  await fillUp(page);
  await submitRegistration(page, 'Bruno Sem Espaço');
  await page.getByText(problems.device_full).first().waitFor();
  const name = page.getByLabel(registration.field.name, { exact: true });
  expect(await name.inputValue()).toBe('Bruno Sem Espaço');
  expect(await page.getByRole('main').getByText(WAITS).count()).toBe(0);

  await page.evaluate(() => window.dispatchEvent(new Event('test:room-again')));
  await page.getByRole('button', { name: registration.submit }).click();
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  await phone.close();
});

test('[case 28] [S6] a newer app upgrades the queue under an open page, which continues to write; nothing is lost', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAt(event);
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const queue = names.find((name) => name.endsWith(':q') && !name.includes('anon'))!;
    await new Promise<void>((resolve, reject) => {
      const newer = indexedDB.open(queue, 9_990);
      newer.onupgradeneeded = () => newer.result.createObjectStore('of_a_newer_version');
      newer.onerror = () => reject(newer.error);
      newer.onsuccess = () => {
        newer.result.close();
        resolve();
      };
    });
  });
  await submitRegistration(page);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  await phone.close();
});

if (LONG) {
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

  test('[case 32] where nothing helps there is no endless loop: the screen says so, and loads again later each time', async () => {
    const { phone, page, loads } = await listOpen();
    phone.expectProblem(/the storage does not answer/);
    await page.addInitScript(loseConnections, true);
    await page.clock.install();
    await page.reload();
    await page.getByText(shell.storage_failed.title).waitFor();
    await page.clock.runFor(60_000); // whatever the page would do in the next minute
    await page.getByText(shell.storage_failed.title).waitFor();
    // this reload, and by itself after 8, 16 and 32 s (src/app/screens/reload-later.tsx)
    expect(loads()).toBeLessThanOrEqual(4);
    await phone.close();
  });
}

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
