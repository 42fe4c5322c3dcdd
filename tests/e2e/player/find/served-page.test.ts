import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { OWN, SCREENS, servedApp } from '../../served-screens.ts';
import { isRead } from '../../phone.ts';
import { demoTeam } from '../../team/demo-team.ts';
import { nothingGoesBack, watchFrames, whatWasSeen } from '../../watch-frames.ts';
import { LONG } from '../../../runner/suite.ts';

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

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Each served page, and an element that only the app's own screen has. */
const PAGES = [
  ...SCREENS.map((screen) => ({
    page: screen,
    own: OWN[screen],
    path: () => served.event.pathOf(screen),
  })),
  { page: 'teams', own: 'main .strip', path: () => '/teams' },
  { page: 'team', own: 'main [role=tablist]', path: () => `/team/${demoTeam('Esquadrão Ipê')}` },
];
type ServedPage = (typeof PAGES)[number];

async function firstVisit({ own, path }: ServedPage, viewport: (typeof VIEWPORTS)[number]) {
  const phone = await served.app.openPhone({
    viewport,
    permissions: [],
    before: watchFrames,
    first_visit: true,
  });
  const page = await phone.context.newPage();
  await slowNetwork(page);
  await page.goto(path(), { waitUntil: 'commit' });
  await page.locator(own).first().waitFor({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(isRead), { timeout: 60_000 }).toBe(true);
  return { ...(await whatWasSeen(page)), close: phone.close };
}

const cases = PAGES.flatMap((page) => VIEWPORTS.map((viewport) => ({ ...page, ...viewport })));

if (LONG) {
  test.each(cases)(
    '[instant] $page at $width × $height: the app takes over what the server wrote, and nothing moves or goes back',
    async ({ width, height, ...page }) => {
      const { close, ...seen } = await firstVisit(page, { width, height });
      nothingGoesBack(seen);
      await close();
    },
  );
}
