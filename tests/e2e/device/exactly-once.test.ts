import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { GATE } from '../../runner/suite.ts';
import { openEvent, placesOf, submitRegistration, type DemoEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  // a kill of files is proved by tests of the backend too, in seconds: here in the long run
  app = await startApp({ on_files: !GATE });
});
afterAll(() => app.close());

/** Without Background Sync: the page sends, and the test can observe it. */
const withoutBackgroundSync = () => {
  if (!('ServiceWorkerRegistration' in globalThis)) return; // about:blank does not have it
  Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
};

async function playerAt(event: DemoEvent) {
  const phone = await app.openPhone({ before: withoutBackgroundSync, as: PLAYER });
  const page = await phone.open(`/register/${event.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  return { phone, page };
}

/** Every mutation of this event by the player, as in the ledger. */
const outcomes = ({ id }: DemoEvent) =>
  app.backend.query<{ status: string }>(
    `select m.status from private.sync_mutations m join auth.users u on u.id = m.user_id
     where u.email = $1 and m.name = 'register@1' and exists (
       select 1 from jsonb_array_elements(m.touched) t where t ->> 1 = $2)`,
    [PLAYER, id],
  );

const confirmed = (page: Page) =>
  page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();

test('[case 16] [U2] the reply is lost after the commit: the replay gets the first outcome', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAt(event);
  let lost = 0;
  await page.route('**/rest/v1/rpc/sync_push', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch({ url: app.addressOf(route.request().url()) }); // the database did it
    await route.abort('connectionreset'); // and the reply is lost
  });
  await submitRegistration(page);
  await confirmed(page);
  expect(lost).toBeGreaterThan(1);
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  expect(await outcomes(event)).toEqual([{ status: 'applied' }]);
  await phone.close();
});

test('[case 9] two tabs register at the same time: one registration, shown in both', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAt(event);
  const other = await phone.open(`/register/${event.id}`);
  // one tab may show the other's registration before its own button is pressed: then there is no
  // form any more
  const press = async (tab: Page) => {
    const button = tab.getByRole('button', { name: registration.submit });
    await button.waitFor();
    return () => button.evaluate((element: HTMLElement) => element.click()).catch(() => undefined);
  };
  const presses = await Promise.all([press(page), press(other)]);
  await Promise.all(presses.map((now) => now()));
  await Promise.all([confirmed(page), confirmed(other)]);
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  expect(await outcomes(event)).toEqual([{ status: 'applied' }]);
  await phone.close();
});

/** Moments of the power cut. */
const CUTS_MS = GATE ? [20] : [0, 20, 60];

test.each(CUTS_MS)(
  '[U7] the backend is killed %i ms into a registration and restarted: one place',
  async (after_ms) => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAt(event);
    const asked = page.waitForRequest('**/rest/v1/rpc/sync_push');
    await submitRegistration(page);
    await asked;
    await new Promise((resolve) => setTimeout(resolve, after_ms));
    await app.backend.kill();
    await app.backend.restart();
    // an attempt that failed just before the server was back would otherwise wait for its backoff
    const there = page.getByText(registration.saved_title.confirmed, { exact: true });
    const hurried = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      return there.count();
    };
    await expect.poll(hurried, { interval: 1_000 }).toBeGreaterThan(0);
    expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
    await page.goto(`/event/${event.id}`);
    await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
    await phone.close();
  },
);
