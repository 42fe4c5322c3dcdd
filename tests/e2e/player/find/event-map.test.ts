import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { map as map_words } from '#i18n/pt-BR/map.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';
import { withoutTiles } from '../../tiles.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rows = (page: Page) => page.getByRole('list', { name: words.events }).getByRole('listitem');
/** The place of the phone comes after the rows, and puts them in another order. */
const byDistance = (page: Page) =>
  expect.poll(() => rows(page).first().innerText()).toMatch(/ km|\d m/);

test('[story] a visitor finds an event on the map, also without a signal', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  await withoutTiles(phone);
  const page = await phone.open('/events/map');
  await rows(page).first().waitFor();
  const ahead = await rows(page).count();
  await page.getByLabel(words.filter, { exact: true }).selectOption('past');
  await expect.poll(() => new URL(page.url()).searchParams.get('show')).toBe('past');
  const past = await rows(page).count();
  await page.getByLabel(words.filter, { exact: true }).selectOption('all');
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(ahead + past);
  await page.getByLabel(words.filter, { exact: true }).selectOption('upcoming');
  await page.getByLabel(words.sort).selectOption('distance');
  await byDistance(page);
  await upToDate(page);
  await phone.serviceWorker(page);

  await phone.goOffline();
  await page.goto('/events/map?sort=distance');
  await byDistance(page);
  const name = await rows(page).first().getByRole('heading').innerText();
  await rows(page).first().getByRole('button').click();
  // the map instead of the list, with this event in the middle
  const map = page.getByRole('application', { name: words.map });
  await map.locator('canvas').first().waitFor();
  await map.press('Enter');
  // its arena has another game: no zoom tells the two apart
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const popup = page.getByRole('dialog', { name });
  await popup.getByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/).waitFor();
  await popup.getByRole('link', { name: words.details }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name }).getByRole('button', { name: common.close }).click();
  const area = page.getByRole('button', { name: map_words.list_area });
  await map.locator('canvas').first().waitFor();
  await map.press('ArrowRight');
  await area.waitFor();
  await page.getByRole('button', { name: words.see_list }).click();
  await page.getByRole('button', { name: words.see_map }).click();
  // the map that was left; the screen is a new one
  await area.waitFor({ state: 'detached' });
  await map.press('ArrowRight');
  await area.waitFor();
  await phone.close();
});
