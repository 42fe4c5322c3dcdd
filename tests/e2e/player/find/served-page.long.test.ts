import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { isRead } from '../../phone.ts';
import { OWN, SCREENS, servedApp, type ServedScreen } from '../../served-screens.ts';
import { nothingGoesBack, watchFrames, whatWasSeen } from '../../watch-frames.ts';

/** A first visit: the server's page has the content, and the app takes over without moving it. */
const served = servedApp();

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

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

async function firstVisit(screen: ServedScreen, viewport: (typeof VIEWPORTS)[number]) {
  const phone = await served.app.openPhone({
    viewport,
    permissions: [],
    before: watchFrames,
    first_visit: true,
  });
  const page = await phone.context.newPage();
  await slowNetwork(page);
  await page.goto(served.event.pathOf(screen), { waitUntil: 'commit' });
  await page.locator(OWN[screen]).waitFor({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(isRead), { timeout: 60_000 }).toBe(true);
  return { ...(await whatWasSeen(page)), close: phone.close };
}

const cases = SCREENS.flatMap((screen) => VIEWPORTS.map((viewport) => ({ screen, ...viewport })));

test.each(cases)(
  '[instant] $screen at $width × $height: the app takes over what the server wrote, and nothing moves or goes back',
  async ({ screen, ...viewport }) => {
    const { close, ...seen } = await firstVisit(screen, viewport);
    nothingGoesBack(seen);
    await close();
  },
);
