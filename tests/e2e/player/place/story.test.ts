import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { event as words } from '#i18n/pt-BR/event.ts';
import { openEvent, placesOf, playerAtList, register, type DemoEvent } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { hears } from '../../live-signal.ts';
import { login, type Phone } from '../../phone.ts';
import { syncTags } from '../../worker/worker-control.ts';
import { GATE } from '../../../runner/suite.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true, on_files: !GATE });
});
afterAll(() => app.close());

/** The organiser's phone, showing the participants of the event. */
async function organiserAt(event_id: string) {
  const phone = await app.openPhone({ first_visit: true });
  await login(await phone.open('/auth'), 'organizador@exemplo.com');
  await phone.closePages();
  const page = await phone.open(`/event/${event_id}`);
  await page.getByRole('tab', { name: words.tabs.participants }).click();
  await page.getByRole('tabpanel').getByText(words.participants.empty).waitFor();
  return { phone, page };
}

/** The list works offline, and the registration is stored. */
async function registerOffline(phone: Phone, event: DemoEvent) {
  await phone.goOffline();
  await phone.closePages();
  const page = await phone.open('/events');
  await register(page, event);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();
  return page;
}

test('[story] a player registers offline, closes the app, and the worker sends it once', async () => {
  const event = await openEvent(app.backend);
  const { phone } = await playerAtList(app, event);
  const organiser = await organiserAt(event.id);
  const poked = await hears(organiser.page, `event:${event.id}`);
  const page = await registerOffline(phone, event);
  await expect.poll(() => syncTags(page)).toContain('sync-reg'); // a closed page requests nothing
  await phone.closePages();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(0);

  await phone.goOnline(); // the app stays closed: `sync-reg` wakes the worker
  await expect.poll(() => placesOf(app.backend, event, PLAYER), { timeout: 60_000 }).toBe(1);
  await poked();
  await organiser.page
    .getByRole('tabpanel')
    .getByRole('heading', { name: 'Bruno Carvalho' })
    .waitFor();

  const again = await phone.open(`/event/${event.id}`);
  await again.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  await Promise.all([phone.close(), organiser.phone.close()]);
});

test('[story] [W1] without Background Sync it is sent when the app is opened again', async () => {
  const phone = await app.openPhone({
    before: () => {
      if (!('ServiceWorkerRegistration' in globalThis)) return; // about:blank does not have it
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    },
  });
  const player = 'jogador2@exemplo.com';
  const event = await openEvent(app.backend);
  const first = await phone.open('/auth');
  await login(first, player);
  await first.goto('/events');
  await first.getByRole('link', { name: event.name }).first().waitFor();
  await phone.serviceWorker(first);
  await registerOffline(phone, event);
  await phone.closePages();
  await phone.goOnline();

  const page = await phone.open(`/event/${event.id}`);
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  await expect.poll(() => placesOf(app.backend, event, player)).toBe(1);
  await phone.close();
});
