import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { builtApp } from '../../../tools/built-app.ts';
import { type RunningApp, startApp } from '../harness.ts';
import {
  buildOf,
  halfDeployed,
  nextVersion,
  offered,
  versionOf,
  withoutServiceWorker,
} from './next-version.ts';
import { openEvent, placesOf, playerAtForm, submitRegistration } from '../event-page.ts';
import { LONG } from '../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => app.backend.restart(builtApp()));
afterAll(() => app.close());

/** The browser checks for a new service worker, as it does by itself once a day. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    // it may be installed, or gone again, before we see it
    const found = new Promise<ServiceWorker | null>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing));
    });
    await registration.update();
    const next = registration.waiting ?? registration.installing ?? (await found);
    while (next?.state === 'installing') {
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    }
    return next?.state;
  });

test('[W4] a new version waits, is offered, and starts when the person asks for it', async () => {
  const old = buildOf(builtApp());
  const phone = await app.openPhone({ first_visit: true });
  const page = await phone.open('/events');
  await phone.serviceWorker(page);

  await app.backend.deploy(nextVersion('next1')); // deployed under the running server
  expect(await lookForUpdate(page)).toBe('installed');
  await offered(page);
  expect(await versionOf(page)).toBe(old);
  const beside = await phone.open('/auth'); // even a page that opens now has the active version
  expect(await versionOf(beside)).toBe(old);
  await beside.close();

  await page.getByRole('button', { name: shell.update.action }).click();
  await expect.poll(() => versionOf(page).catch(() => undefined)).toBe('next1');
  await phone.goOffline();
  await page.reload();
  expect(await versionOf(page)).toBe('next1');
  await phone.close();
});

const PLAYER = 'jogador@exemplo.com';

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('qg-app')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

if (LONG) {
  test('[W4] the previous version keeps its files for its open pages; older ones are deleted', async () => {
    const phone = await app.openPhone({ first_visit: true });
    const page = await phone.open('/events');
    await phone.serviceWorker(page);
    for (const id of ['next2', 'next3', 'next4']) {
      await app.backend.deploy(nextVersion(id));
      expect(await lookForUpdate(page)).toBe('installed');
      await offered(page);
      await page.getByRole('button', { name: shell.update.action }).click();
      await expect.poll(() => versionOf(page).catch(() => undefined)).toBe(id);
    }
    await expect.poll(() => cachedFiles(page)).not.toContain('/assets/only-in-next2.js');
    const files = await cachedFiles(page);
    expect(files).toContain('/assets/only-in-next3.js');
    expect(files).toContain('/assets/only-in-next4.js');
    await phone.goOffline();
    const lazy = await page.evaluate(async () => (await fetch('/assets/only-in-next3.js')).ok);
    expect(lazy).toBe(true);
    await phone.close();
    for (const id of ['next2', 'next3', 'next4']) {
      // a page without a worker gets them from the server, for thirty days
      const { status } = await fetch(`${app.backend.url}/assets/only-in-${id}.js`);
      expect(status).toBe(200);
    }
  });

  test('[case 35] [W4] a new version requested during a send starts after it, and the send is done once', async () => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAtForm(app, event);
    const old = await versionOf(page);
    await app.backend.restart(nextVersion('next3'));
    expect(await lookForUpdate(page)).toBe('installed');
    await offered(page);

    phone.expectProblem(/status of 503.*event-passes/); // asked while the backend wakes up
    app.backend.pause();
    await submitRegistration(page);
    await expect.poll(() => sending(page)).toBe(1);
    const looks = await countLooks(page);
    await page.getByRole('button', { name: shell.update.action }).click();
    await expect.poll(looks).toBeGreaterThan(2); // each time it found a send in flight
    expect(await versionOf(page)).toBe(old);
    app.backend.resume();
    // it takes over between two rounds, and may wait a minute for that (sw/messages.ts)
    await expect
      .poll(() => versionOf(page).catch(() => undefined), { timeout: 70_000 })
      .toBe('next3');
    await expect.poll(() => placesOf(app.backend, event, PLAYER)).toBe(1);
    await phone.close();
  });

  test('an incomplete version is not installed; the active one continues', async () => {
    const phone = await app.openPhone({ first_visit: true });
    const page = await phone.open('/events');
    await phone.serviceWorker(page);
    const before = await versionOf(page);
    await app.backend.restart(halfDeployed('next5'));
    phone.expectProblem(/bad-precaching-response/);
    expect(await lookForUpdate(page)).toBe('redundant');
    await phone.goOffline();
    await page.reload();
    expect(await versionOf(page)).toBe(before);
    await phone.close();
  });

  test('the kill switch removes worker and caches, and the app continues from the network', async () => {
    const phone = await app.openPhone({ first_visit: true });
    const page = await phone.open('/events');
    await phone.serviceWorker(page);
    await app.backend.restart(withoutServiceWorker());
    const reloaded = page.waitForEvent('framenavigated');
    await page.evaluate(() => {
      void navigator.serviceWorker.ready.then((registration) => registration.update());
    });
    await reloaded;
    const isGone = () =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller === null &&
          (await caches.keys()).length === 0 &&
          (await navigator.serviceWorker.getRegistrations()).length === 0,
      );
    await expect.poll(isGone).toBe(true);
    await page.getByText(shell.skip_to_content).waitFor({ state: 'attached' });
    await phone.close();
  });
}

/**
 * Counts from now on how often the page has checked for mutations in flight. An update waits until
 * such a check finds none.
 */
async function countLooks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let looks = 0;
    const { count } = IDBIndex.prototype;
    IDBIndex.prototype.count = function (this: IDBIndex, ...what) {
      if (this.objectStore.name === 'outbox' && this.name === 'status') looks += 1;
      return count.apply(this, what);
    };
    Object.assign(globalThis, { looks: () => looks });
  });
  return () => page.evaluate(() => (globalThis as unknown as { looks: () => number }).looks());
}

/** Mutations in flight, as any page can read them. */
const sending = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const queue = names.find((name) => name.endsWith(':q') && !name.includes('anon'))!;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(queue);
      opening.onsuccess = () => {
        const all = opening.result.transaction('outbox').objectStore('outbox').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result.filter(({ status }) => status === 'sending').length);
        };
      };
    });
  });
