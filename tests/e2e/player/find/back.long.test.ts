import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login, upToDate, type Phone } from '../../phone.ts';

let app: RunningApp;
let phone: Phone;
beforeAll(async () => {
  app = await startApp();
  phone = await app.openPhone({ viewport: { width: 390, height: 400 } });
});
afterAll(() => app.close());

const rows = (page: Page) => page.locator('#events h3 a');
const main = (page: Page) => page.locator('#content');
const path = (page: Page) => new URL(page.url()).pathname;

type Left = { scroll: number; search: string; name: string };

/** Opens an event from a list that is filtered and scrolled. @returns how the list was left */
async function fromTheList(page: Page): Promise<Left> {
  await upToDate(page);
  // the list renders only the rows on the screen, so that a row has no fixed number
  const name = await rows(page).nth(3).innerText();
  const row = page.locator('#events').getByRole('link', { name, exact: true });
  const scroll = await row.evaluate(async (link) => {
    // the router notes the position when the browser tells it about the scrolling
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    await scrolled;
    return scrollY;
  });
  expect(scroll).toBeGreaterThan(100);
  await row.evaluate((link: HTMLElement) => link.click()); // without scrolling
  await page.waitForURL('**/event/*');
  return { scroll, search: '?free=true', name };
}

async function isBack(page: Page, { scroll, search, name }: Left): Promise<void> {
  await page.locator('#events').getByRole('link', { name, exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe(search);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll);
  // otherwise an iPhone shows nothing behind a page that is swiped back
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
}

test('the link back to the list restores its filter and its scroll position, and adds no entry', async () => {
  const page = await phone.open('/events?free=true');
  const entries = () => page.evaluate(() => history.length);
  const at = await fromTheList(page);
  const before = await entries();
  await main(page).getByRole('link', { name: words.back_to_list, exact: true }).click();
  await isBack(page, at);
  await page.goForward();
  await page.waitForURL('**/event/*');
  expect(await entries()).toBe(before);
  await page.close();
});

test('where the list is not behind, the link opens it', async () => {
  const page = await phone.open('/events');
  const href = await rows(page).first().getAttribute('href');
  await page.goto(href!);
  await main(page).getByRole('link', { name: words.back_to_list, exact: true }).click();
  await rows(page).first().waitFor();
  expect(path(page)).toBe('/events');
  await page.close();
});

test('from the form back to the event and its tab, and from there to the list as it was', async () => {
  const page = await phone.open('/auth');
  await login(page, 'jogador@exemplo.com');
  await page.goto('/events?free=true');
  const at = await fromTheList(page);
  const event = path(page);
  await page.getByRole('tab', { name: words.tabs.participants }).click();
  await page.waitForURL(`**${event}?tab=participants`);
  await page.getByRole('link', { name: words.action.register }).first().click();
  await page.waitForURL('**/register/*');
  await main(page).getByRole('link', { name: registration.back }).click();
  await page.waitForURL(`**${event}?tab=participants`);
  await main(page).getByRole('link', { name: words.back_to_list, exact: true }).click();
  await isBack(page, at);
  await page.close();
});
