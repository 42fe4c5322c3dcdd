import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { events as words } from '#i18n/pt-BR/events.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rows = (page: Page) => page.locator('#events .row-link');
const beside = (page: Page) => page.getByRole('region', { name: event_words.beside.label });
const shows = (page: Page, name: string) =>
  beside(page).getByRole('heading', { level: 2, name, exact: true }).waitFor();

test('[desk] the list stands beside one event, and the keys lead through both, also without a signal', async () => {
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const page = await phone.open('/events');
  await rows(page).nth(3).waitFor();
  await upToDate(page);
  const [first = '', second = '', third = ''] = await rows(page).allTextContents();
  await shows(page, first);
  expect(await rows(page).first().getAttribute('aria-current')).toBe('true');
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(1280);
  await phone.goOffline();

  await page.keyboard.press('ArrowDown'); // the row that is beside already
  await page.keyboard.press('ArrowDown');
  await shows(page, second);
  expect(await focused(page)).toBe(second);
  await page.keyboard.press('ArrowUp');
  await shows(page, first);
  await page.keyboard.press('/');
  expect(await page.getByPlaceholder(words.search).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('/'); // is text now
  expect(await page.getByPlaceholder(words.search).inputValue()).toBe('/');
  await page.keyboard.press('Backspace');
  await rows(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(first);

  await rows(page).nth(2).click();
  await shows(page, third);
  expect(new URL(page.url()).pathname).toBe('/events');
  await page.keyboard.press('ArrowRight');
  expect(await beside(page).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe(third);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: third }).waitFor();
  await page.goBack();
  await shows(page, third); // as it was left

  // the page is whole there: its tabs are opened beside the list too
  await beside(page).getByRole('tab', { name: event_words.tabs.participants }).click();
  await beside(page).getByRole('tabpanel', { name: event_words.tabs.participants }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/events');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await shows(page, second);
  await beside(page).getByRole('tabpanel', { name: event_words.tabs.details }).waitFor();
  await phone.close();
});

test('[desk] a filter decides what is beside the list; with letters too large for it there is only the list', async () => {
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const page = await phone.open('/events');
  await rows(page).nth(3).waitFor();
  await upToDate(page);
  const filters = page.getByRole('region', { name: words.filter.title });
  await filters.getByRole('combobox').first().selectOption('CQB');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ evento/ })
    .waitFor();
  const name = (await rows(page).first().textContent()) ?? '';
  await shows(page, name);
  await page.evaluate(() => {
    localStorage.setItem('fontSizeIdx', '5');
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await beside(page).waitFor({ state: 'hidden' });
  await filters.waitFor({ state: 'hidden' });
  await rows(page).first().click(); // opens its page
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await phone.close();
});

const isFocused = (element: Element): boolean => element === document.activeElement;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
