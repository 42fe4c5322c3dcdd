import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { builtApp } from '../../../tools/built-app.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { buildOf, nextVersion, versionOf } from './next-version.ts';

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
  await page.getByText(shell.update.title).waitFor();
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
