import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { openEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { syncedPhone } from './synced-phone.ts';

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
});
