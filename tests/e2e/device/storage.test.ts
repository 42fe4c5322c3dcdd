import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import {
  openEvent,
  placesOf,
  playerAtForm,
  submitRegistration,
  type DemoEvent,
} from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';

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
  expect(await page.getByText(registration.saved_title.queued).count()).toBe(0);

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
