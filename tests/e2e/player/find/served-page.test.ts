import type { Page } from 'playwright';
import { test } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { servedApp } from '../../served-screens.ts';

/** A first visit: the server's page has the content, and the app takes over without moving it. */
const served = servedApp();

/**
 * A slow network, as at a field: every file arrives late, so each stage of the start is on screen
 * for a while.
 */
async function slowNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  const speed = (400 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
}

test('[instant] a tap before the app has started takes effect once it has started', async () => {
  const phone = await served.app.openPhone({ permissions: [], first_visit: true });
  const page = await phone.context.newPage();
  await slowNetwork(page);
  const script = page.waitForResponse('**/kept-tap.js');
  await page.goto(served.event.pathOf('event'), { waitUntil: 'commit' });
  // the script that keeps the tap has arrived, and the app has not
  await (await script).finished();
  const tab = page.locator('#served').getByRole('tab', { name: event_words.tabs.participants });
  await tab.click();
  await page.waitForURL(/tab=participants/, { timeout: 60_000 });
  await page
    .locator('[role=tab][aria-selected=true]', { hasText: event_words.tabs.participants })
    .waitFor();
  await phone.close();
});
