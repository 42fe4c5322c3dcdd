import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lost as englishLost } from '#i18n/en/lost.ts';
import { shell as english } from '#i18n/en/shell.ts';
import { lost } from '#i18n/pt-BR/lost.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { openEvent } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { syncedPhone } from './synced-phone.ts';
import { LONG } from '../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('precache', () => {
  test('offline every address of the app opens, with its security headers', async () => {
    const phone = await app.openPhone();
    const first = await phone.open('/events');
    await phone.serviceWorker(first);
    const { id } = await openEvent(app.backend);
    await phone.goOffline();
    await phone.closePages();
    for (const path of ['/', '/events', `/event/${id}`, '/auth', '/outbox', '/no/such/place']) {
      const page = await phone.context.newPage();
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.fromServiceWorker(), path).toBe(true);
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      // React is running
      await page.getByText(shell.skip_to_content).waitFor({ state: 'attached' });
      await page.close();
    }
    await phone.close();
  });

  test('no answer of the API and no token is in any cache', async () => {
    const { phone } = await syncedPhone(app, 'jogador@exemplo.com');
    const page = await phone.open('/events');
    const cached = await page.evaluate(async () => {
      const found: { url: string; text: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          const type = response?.headers.get('content-type') ?? '';
          const isText = /text|json|javascript|manifest/.test(type);
          found.push({ url: request.url, text: isText ? await response!.text() : '' });
        }
      }
      return found;
    });
    const paths = cached.map(({ url }) => new URL(url).pathname);
    expect(paths).toContain('/index.html');
    expect(
      paths.filter((path) => /^\/(rest|auth|functions|realtime|snapshot)\b/.test(path)),
    ).toEqual([]);
    expect(cached.filter(({ text }) => /eyJ[\w-]{10,}\.eyJ/.test(text))).toEqual([]);
    await phone.close();
  });

  if (LONG) {
    test.each([
      [
        'emptied',
        () => caches.keys().then((all) => Promise.all(all.map((one) => caches.delete(one)))),
      ],
      [
        'emptied in part',
        async () => {
          const cache = await caches.open('qg-app');
          const all = await cache.keys();
          await Promise.all(all.filter((_, n) => n % 2 === 0).map((one) => cache.delete(one)));
        },
      ],
    ])(
      '[hole M4] a cache that was %s is complete again after a page with signal',
      async (_, empty) => {
        const phone = await app.openPhone();
        const page = await phone.open('/events');
        await phone.serviceWorker(page);
        const files = () =>
          page.evaluate(async () => (await (await caches.open('qg-app')).keys()).length);
        await expect.poll(files).toBeGreaterThan(20);
        const whole = await files();
        await page.evaluate(empty as () => Promise<unknown>);
        expect(await files()).toBeLessThan(whole);
        await page.reload();
        await expect.poll(files).toBe(whole);
        await phone.goOffline();
        await page.reload();
        await page.getByText(shell.connection.offline).waitFor();
        await phone.close();
      },
    );

    test('a phone keeps the language that its person reads, and says that another one needs a signal', async () => {
      const phone = await app.openPhone({ before: readsEnglish });
      const page = await phone.open('/events');
      await phone.serviceWorker(page);
      const kept = () =>
        page.evaluate(async () => {
          const keys = await (await caches.open('qg-app')).keys();
          return keys.flatMap(({ url }) => /assets\/(en|es)-/.exec(url)?.[1] ?? []);
        });
      await expect.poll(kept, { timeout: 30_000 }).toEqual(['en']);
      await phone.goOffline();
      await page.reload();
      await page.getByText(english.connection.offline).waitFor();
      phone.expectProblem(/assets\/es-/);
      await page.evaluate(() => {
        localStorage.setItem('language', 'es');
        dispatchEvent(new StorageEvent('storage', { key: 'language' }));
      });
      await page.getByText(englishLost.language.title).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
      await page.getByText(english.connection.offline).waitFor();
      await phone.close();
    });

    test('[hole M4] without room for the app’s files the page says so, once', async () => {
      const phone = await app.openPhone();
      const page = await phone.open('/events');
      const worker = await phone.serviceWorker(page);
      await worker.evaluate(async () => {
        await caches.delete('qg-app');
        Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      });
      phone.expectProblem(/./);
      await page.reload();
      await page.getByText(lost.app_files.title).waitFor();
      await phone.close();
    });

    test('a page that loads while the worker takes over is controlled too', async () => {
      const phone = await app.openPhone({ first_visit: true });
      const first = await phone.open('/auth');
      const late = await phone.context.newPage();
      await late.route('**/events', async (route) => {
        await phone.serviceWorker(first);
        await route.continue();
      });
      await late.goto('/events', { timeout: 60_000 });
      await phone.serviceWorker(late);
      await phone.close();
    });

    test('a start from the cache does not fetch the public snapshot again, and the layout does not shift', async () => {
      const { phone } = await syncedPhone(app, 'jogador@exemplo.com');
      const page = await phone.open('/events');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // requested by the current page, and it may arrive before the list
      const pulled = page.waitForResponse(
        (response) =>
          asked.includes('/before-paint.js') && response.url().includes('/rpc/sync_pull'),
      );
      await page.reload();
      // more than is kept from the last visit
      await page.locator('main a[href^="/event/"]').nth(12).waitFor();
      await pulled;
      expect(asked).not.toContain('/snapshot/public.json');
      expect(await layoutShift(page)).toBeLessThan(0.05);
      await phone.close();
    });

    test('a missing asset is a 404, never the page', async () => {
      const phone = await app.openPhone();
      const page = await phone.open('/events');
      await phone.serviceWorker(page);
      phone.expectProblem(/status of 404/);
      const status = await page.evaluate(
        async () => (await fetch('/assets/gone-12345678.js')).status,
      );
      expect(status).toBe(404);
      await phone.close();
    });
  }
});

/** Runs in the page before its scripts. */
function readsEnglish(): void {
  if (location.protocol !== 'about:' && !localStorage.getItem('language'))
    localStorage.setItem('language', 'en');
}

/** The cumulative layout shift of the page: 0 is none, 0.1 too much. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

if (LONG) {
  test('Chromium finds no reason against installing the app', async () => {
    const phone = await app.openPhone({ first_visit: true });
    const page = await phone.open('/events');
    await phone.serviceWorker(page);
    const cdp = await phone.devtools(page);
    expect((await cdp.send('Page.getAppManifest')).errors).toEqual([]);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    await phone.close();
  });
}
