import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { notification } from '#i18n/pt-BR/notification.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf, submitRegistration } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { syncedPhone } from './synced-phone.ts';
import { controlWorker, syncTags } from './worker-control.ts';
import { login } from '../phone.ts';
import { LONG } from '../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
});
afterEach(() => app.backend.resume());
afterAll(() => app.close());

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

  if (LONG) {
    test('a push that cannot be read is shown as something new: a silent push costs the permission', async () => {
      const phone = await app.openPhone();
      await phone.serviceWorker(await phone.open('/events'));
      const worker = await controlWorker(phone, app.url);
      const unreadable = [
        '',
        'no json',
        '{"title": 7}',
        `{"title":"${'x'.repeat(200)}","body":""}`,
      ];
      for (const data of unreadable) {
        await worker.push(data);
        await worker.done();
        const shown = await worker.notifications();
        expect(shown, data).toMatchObject([{ title: 'QG Airsoft', path: '/events' }]);
        await worker.dismissAll();
      }
      await phone.close();
    });
  }
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
    const { phone } = await syncedPhone(app, 'jogador@exemplo.com');
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

  const changeEvent = (id: string, location: string) =>
    app.backend.query(
      `update public.airsoft_events set location = $2, updated_at = now() + interval '1 s'
       where id = $1`,
      [id, location],
    );

  if (LONG) {
    test('says nothing while the app is on the screen, which shows the change itself', async () => {
      const { phone } = await syncedPhone(app, 'jogador@exemplo.com');
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
  }
});

describe('sync-reg', () => {
  /** Registered offline, and the app closed. Nothing has been sent. */
  const registeredOffline = async (email: string) => {
    const { phone, event } = await syncedPhone(app, email);
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

  if (LONG) {
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
      const { phone, event } = await syncedPhone(app, email);
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
  }
});
