import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, placesOf, submitRegistration, type DemoEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
});
afterAll(() => app.close());

/** Without Background Sync: the page sends, and the test can observe it. */
const withoutBackgroundSync = () => {
  if (!('ServiceWorkerRegistration' in globalThis)) return; // about:blank does not have it
  Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
};

async function playerAt(event: DemoEvent) {
  const phone = await app.openPhone({ before: withoutBackgroundSync });
  const page = await phone.open('/auth');
  await login(page, PLAYER);
  await page.goto(`/register/${event.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  return { phone, page };
}

test.each([0, 20, 60])(
  '[U7] the backend is killed %i ms into a registration and restarted: one place',
  async (after_ms) => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAt(event);
    const asked = page.waitForRequest('**/rest/v1/rpc/sync_push');
    await submitRegistration(page);
    await asked;
    await new Promise((resolve) => setTimeout(resolve, after_ms)); // the moment of the power cut
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
