import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { events } from '#i18n/pt-BR/events.ts';
import { login, upToDate, type Phone } from '../phone.ts';
import { OWN, SCREENS, servedApp, type ServedScreen } from '../served-screens.ts';
import { nothingGoesBack, watchFrames, whatWasSeen } from '../watch-frames.ts';
import { confirmSignOut, openSignOut } from './sign-out-page.ts';

/** A relaunch: what this device saw last is in the page that its service worker serves. */
const served = servedApp();

/** A device that has seen every screen, and is offline now. */
async function offlinePhone(
  person: string | null,
  viewport = { width: 390, height: 844 },
): Promise<Phone> {
  const phone = await served.app.openPhone({ viewport, permissions: [], before: watchFrames });
  const page = await phone.open('/events');
  if (person) await login(page, person);
  for (const screen of SCREENS) {
    await page.goto(served.event.pathOf(screen));
    await page.locator(OWN[screen]).waitFor();
    await upToDate(page);
    // what was kept before it knew me begins with no game of mine
    const kept = person && screen === 'events' ? events.group.my_next : 'id="served"';
    await expect.poll(() => contentWithoutScripts(phone, screen)).toContain(kept);
  }
  await phone.closePages();
  await phone.goOffline();
  return phone;
}

/** What the service worker answers, before any script of the page has run. */
async function contentWithoutScripts(phone: Phone, screen: ServedScreen): Promise<string> {
  const page = await phone.context.newPage();
  try {
    const session = await phone.context.newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(served.event.pathOf(screen), { waitUntil: 'commit' });
    return await page.content();
  } finally {
    await page.close();
  }
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const cases = [null, 'jogador@exemplo.com'].flatMap((person) =>
  SCREENS.flatMap((screen) =>
    SIZES.map((size) => ({ who: person ? 'a player' : 'a visitor', person, screen, size })),
  ),
);

const phones = new Map<string | null, Promise<Phone>>();
const phoneOf = (person: string | null): Promise<Phone> => {
  const phone = phones.get(person) ?? offlinePhone(person);
  phones.set(person, phone);
  return phone;
};

test.each(cases)(
  '[instant] the offline relaunch of $screen for $who, $size.width px wide, begins with the rows of last time, and nothing moves or goes back',
  async ({ person, screen, size }) => {
    const phone = await phoneOf(person);
    const page = await phone.context.newPage();
    await page.setViewportSize(size);
    await page.goto(served.event.pathOf(screen), { waitUntil: 'commit' });
    await page.locator(OWN[screen]).waitFor();
    await settled(page);
    nothingGoesBack(await whatWasSeen(page));
    await page.close();
  },
);

/** Two frames in a row without a change of the layout, after everything that was asked for is here. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    let before = -1;
    while (before !== document.body.scrollHeight) {
      before = document.body.scrollHeight;
      await frame();
      await frame();
    }
  });

test('[instant] a row of last time opens its event before the app has started', async () => {
  const phone = await phoneOf(null);
  const page = await phone.context.newPage();
  const session = await phone.context.newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto('/events', { waitUntil: 'commit' });
  await page.getByRole('link', { name: served.event.name }).click();
  await page.waitForURL(`**/event/${served.event.id}`);
  await page.getByRole('heading', { level: 1, name: served.event.name }).waitFor();
  await page.close();
});

test('[instant] the list of last time begins with my next game, and a visitor’s with none', async () => {
  const title = events.group.my_next;
  expect(await contentWithoutScripts(await phoneOf('jogador@exemplo.com'), 'events')).toContain(
    title,
  );
  expect(await contentWithoutScripts(await phoneOf(null), 'events')).not.toContain(title);
});

test('[instant] a sign-out deletes the rows of last time', async () => {
  const phone = await phoneOf('jogador@exemplo.com');
  const page = await phone.open('/events');
  await openSignOut(page);
  await confirmSignOut(page);
  expect(await contentWithoutScripts(phone, 'event')).not.toContain(served.event.name);
});
