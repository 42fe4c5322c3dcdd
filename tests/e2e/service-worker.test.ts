import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { lost } from '#i18n/pt-BR/lost.ts';
import { notification } from '#i18n/pt-BR/notification.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { openEvent, placesOf, submitRegistration, type DemoEvent } from './event-page.ts';
import { startApp, type RunningApp } from './harness.ts';
import { login, type Phone } from './phone.ts';
import { controlWorker, syncTags } from './worker-control.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterEach(() => app.backend.resume());
afterAll(() => app.close());

/** A signed-in person who has an event on the phone, with an active service worker. */
async function syncedPhone(email: string): Promise<{ phone: Phone; event: DemoEvent }> {
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, email);
  const event = await openEvent(app.backend);
  await page.goto('/events');
  await page.getByRole('link', { name: event.name }).first().waitFor();
  await phone.serviceWorker(page);
  // the worker continues where the page stopped
  await expect.poll(() => isMineRead(page)).toBe(true);
  return { phone, event };
}

/** Whether the scope `me` has been read to its end. */
const isMineRead = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((one) => /^qg:.{36}:q$/.test(one))!;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const me = opening.result.transaction('scopes').objectStore('scopes').get('me');
        me.onsuccess = () => {
          opening.result.close();
          resolve(me.result?.complete === true);
        };
      };
    });
  });

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

describe('precache', () => {
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
  ])('[M4] a cache that was %s is complete again after a page with signal', async (_, empty) => {
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
    await page.getByText(shell.connection.offline_banner).waitFor();
    await phone.close();
  });

  test('[M4] without room for the app’s files it says so, once', async () => {
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
    const phone = await app.openPhone();
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
    const { phone } = await syncedPhone('jogador@exemplo.com');
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

  test('a start from the cache does not fetch the public snapshot again, and the layout does not shift', async () => {
    const { phone } = await syncedPhone('jogador@exemplo.com');
    const page = await phone.open('/events');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // requested by the current page, and it may arrive before the list
    const pulled = page.waitForResponse(
      (response) => asked.includes('/before-paint.js') && response.url().includes('/rpc/sync_pull'),
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
});

test('Chromium finds no reason against installing the app', async () => {
  const phone = await app.openPhone();
  const page = await phone.open('/events');
  await phone.serviceWorker(page);
  const cdp = await phone.devtools(page);
  expect((await cdp.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await phone.close();
});

describe('push', () => {
  test('a push is shown, and opens only paths of this app', async () => {
    const phone = await app.openPhone();
    await phone.serviceWorker(await phone.open('/events'));
    const worker = await controlWorker(phone, app.url);
    await worker.push(JSON.stringify({ title: 'Operação', body: 'Nova hora', path: '/outbox' }));
    await worker.push(JSON.stringify({ title: 'Fora', body: '', path: '//evil.example' }));
    await worker.done();
    const shown = await worker.notifications();
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual({ title: 'Operação', body: 'Nova hora', path: '/outbox' });
    expect(shown).toContainEqual({ title: 'Fora', body: '', path: '/events' });
    await phone.close();
  });

  test('a push that cannot be read is shown as something new: a silent push costs the permission', async () => {
    const phone = await app.openPhone();
    await phone.serviceWorker(await phone.open('/events'));
    const worker = await controlWorker(phone, app.url);
    const unreadable = ['', 'no json', '{"title": 7}', `{"title":"${'x'.repeat(200)}","body":""}`];
    for (const data of unreadable) {
      await worker.push(data);
      await worker.done();
      const shown = await worker.notifications();
      expect(shown, data).toMatchObject([{ title: 'QG Airsoft', path: '/events' }]);
      await worker.dismissAll();
    }
    await phone.close();
  });
});

describe('check-evt', () => {
  /** An event of another organiser in which this account is registered. */
  const playedBy = async (email: string) => {
    const [event] = await app.backend.query<{ id: string; name: string }>(
      `select e.id, e.name from public.airsoft_events e
       join public.operators o on o.event_id = e.id join auth.users u on u.id = o.user_id
       where u.email = $1 and o.deleted_at is null and e.deleted_at is null
         and e.starts_at > now() and e.created_by <> u.id order by e.starts_at limit 1`,
      [email],
    );
    return event!;
  };

  test('tells a participant what the organiser changed, once, and not that others registered', async () => {
    const { phone } = await syncedPhone('jogador@exemplo.com');
    const mine = await playedBy('jogador@exemplo.com');
    const worker = await controlWorker(phone, app.url);
    await phone.closePages();
    await app.backend.query(
      `update public.airsoft_events set operators_count = operators_count + 1 where id = $1`,
      [mine.id],
    );
    await worker.periodicSync('check-evt');
    await worker.done();
    expect(await worker.notifications()).toEqual([]);
    await changeEvent(mine.id, 'Outro portão');
    await worker.sync('check-evt');
    await worker.done();
    const told = { title: mine.name, body: notification.event_changed, path: `/event/${mine.id}` };
    expect(await worker.notifications()).toEqual([told]);
    await worker.dismissAll();
    await worker.sync('check-evt');
    await worker.done();
    expect(await worker.notifications()).toEqual([]);
    await phone.close();
  });

  test('says nothing while the app is on the screen, which shows the change itself', async () => {
    const { phone } = await syncedPhone('jogador@exemplo.com');
    const mine = await playedBy('jogador@exemplo.com');
    const worker = await controlWorker(phone, app.url);
    const page = await phone.open('/auth'); // a page that follows no list of events
    await page.bringToFront();
    await changeEvent(mine.id, 'Portão norte');
    await worker.sync('check-evt');
    await worker.done();
    expect(await worker.notifications()).toEqual([]);
    await phone.close();
  });

  test('says nothing when nobody is signed in', async () => {
    const phone = await app.openPhone();
    await phone.serviceWorker(await phone.open('/events'));
    const worker = await controlWorker(phone, app.url);
    await phone.closePages();
    await worker.sync('check-evt');
    await worker.done();
    expect(await worker.notifications()).toEqual([]);
    await phone.close();
  });

  const changeEvent = (id: string, location: string) =>
    app.backend.query(
      `update public.airsoft_events set location = $2, updated_at = now() + interval '1 s'
       where id = $1`,
      [id, location],
    );
});

describe('sync-reg', () => {
  /** Registered offline, and the app closed. Nothing has been sent. */
  const registeredOffline = async (email: string) => {
    const { phone, event } = await syncedPhone(email);
    const worker = await controlWorker(phone, app.url);
    await phone.goOffline();
    const page = await phone.open(`/register/${event.id}`);
    await submitRegistration(page);
    await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();
    await expect.poll(() => syncTags(page)).toContain('sync-reg'); // a closed page requests nothing
    await phone.closePages();
    return { phone, event, worker };
  };

  test('[case 34] [U4] the worker is killed in the middle of sending: the record stays, and is done once', async () => {
    const email = 'jogador@exemplo.com';
    const { phone, event, worker } = await registeredOffline(email);
    app.backend.pause(); // the request is received and never answered
    await phone.goOnline(); // the browser fires the registered sync event
    await expect.poll(worker.outbox).toEqual([{ name: 'register@1', status: 'sending' }]);
    await worker.stopWorker();
    app.backend.resume();
    expect(await worker.outbox()).toEqual([{ name: 'register@1', status: 'sending' }]);

    await worker.aMinuteLater();
    await worker.sync('sync-reg');
    await expect.poll(worker.outbox).toEqual([{ name: 'register@1', status: 'acked' }]);
    expect(await placesOf(app.backend, event, email)).toBe(1);
    await phone.close();
  });

  test('[case 34] the last chance fails: nothing is lost, and the next page sends it', async () => {
    const email = 'jogador2@exemplo.com';
    const { phone, event, worker } = await registeredOffline(email);
    await app.backend.kill();
    await phone.goOnline();
    await worker.sync('sync-reg', { last_chance: true });
    await worker.done();
    expect(await worker.outbox()).toEqual([{ name: 'register@1', status: 'queued' }]);
    await app.backend.restart();

    const page = await phone.open(`/event/${event.id}`);
    await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
    expect(await placesOf(app.backend, event, email)).toBe(1);
    await phone.close();
  });

  test('[case 34] the browser refuses to register a sync: the page sends it by itself', async () => {
    const email = 'capitao@exemplo.com';
    const phone = await app.openPhone({
      before: () => {
        const manager = (globalThis as unknown as { SyncManager: { prototype: object } })
          .SyncManager;
        Object.assign(manager.prototype, {
          register: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
        });
      },
    });
    await login(await phone.open('/auth'), email);
    const event = await openEvent(app.backend);
    const page = await phone.open(`/register/${event.id}`);
    await submitRegistration(page);
    await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
    expect(await placesOf(app.backend, event, email)).toBe(1);
    await phone.close();
  });

  test('[W3] what the worker sends shows on an open page without a reload', async () => {
    const email = 'admin@exemplo.com';
    const { phone, event } = await syncedPhone(email);
    const worker = await controlWorker(phone, app.url);
    const page = await phone.open(`/register/${event.id}`);
    // only the page's own requests
    await page.route('**/rest/v1/rpc/sync_push', (route) => route.abort());
    await submitRegistration(page);
    // it is in the outbox
    await page.getByRole('link', { name: registration.saved_action }).waitFor();
    await worker.sync('sync-reg'); // unless the browser was faster: the page had requested it
    await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
    expect(await placesOf(app.backend, event, email)).toBe(1);
    await phone.close();
  });
});
