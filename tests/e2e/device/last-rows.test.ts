import { expect, test } from 'vitest';
import { login, upToDate, type Phone } from '../phone.ts';
import { OWN, SCREENS, servedApp, type ServedScreen } from '../served-screens.ts';
import { watchFrames } from '../watch-frames.ts';

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
    await expect.poll(() => contentWithoutScripts(phone, screen)).toContain('id="served"');
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

const phones = new Map<string | null, Promise<Phone>>();
const phoneOf = (person: string | null): Promise<Phone> => {
  const phone = phones.get(person) ?? offlinePhone(person);
  phones.set(person, phone);
  return phone;
};

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
