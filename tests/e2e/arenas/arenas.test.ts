import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arena as arena_words } from '#i18n/pt-BR/arena.ts';
import { arenas as words } from '#i18n/pt-BR/arenas.ts';
import { map as map_words } from '#i18n/pt-BR/map.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { upToDate } from '../phone.ts';
import { withoutTiles } from '../tiles.ts';
import { LONG } from '../../runner/suite.ts';

const ARENA = 'Forte Mantiqueira';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rows = (page: Page) => page.getByRole('list', { name: words.list }).getByRole('listitem');

test('[story] a visitor finds an arena, nearest first, and its page, also without a signal', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  await withoutTiles(phone);
  const page = await phone.open('/map');
  await rows(page).first().waitFor();
  const [{ count } = { count: 0 }] = await app.backend.query<{ count: number }>(
    `select count(*)::int as count from public.arenas where is_active and deleted_at is null`,
  );
  expect(await rows(page).count()).toBe(count);
  await page.getByLabel(words.type).selectOption('woodsball');
  await expect.poll(() => rows(page).count()).toBeLessThan(count);
  await page.getByLabel(words.sort).selectOption('distance');
  await expect.poll(() => rows(page).first().innerText()).toMatch(/ km|\d m/);
  await upToDate(page);
  await phone.serviceWorker(page);

  await phone.goOffline();
  await page.goto('/arenas/map');
  await page.getByRole('button', { name: ARENA }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: words.contact.phone }).waitFor();
  expect(await dialog.getByRole('link', { name: words.contact.instagram }).count()).toBe(0);
  await dialog.getByRole('link', { name: words.page }).click();
  await page.getByRole('heading', { level: 1, name: ARENA }).waitFor();
  await page.getByRole('img', { name: words.where_map.replace('{name:string}', ARENA) }).waitFor();
  await page.getByText('08:00 às 18:00').waitFor();
  // its map opens around it, although it is known where the phone is
  await page.getByRole('link', { name: words.on_map }).click();
  const map = page.getByRole('application', { name: words.map });
  await map.locator('canvas').first().waitFor();
  // the key finds it once the map has drawn its places
  await expect.poll(() => map.press('Enter').then(() => dialog.count())).toBe(1);
  await page.getByRole('dialog', { name: ARENA }).getByRole('link', { name: words.page }).click();
  await page.getByRole('link', { name: words.back }).click();
  await page.getByRole('button', { name: words.see_map }).click();
  await map.locator('canvas').first().waitFor();
  // a person who moved the map lists what it shows, and comes back to the same part
  await map.press('ArrowRight');
  await page.getByRole('button', { name: map_words.list_area }).click();
  await page.getByText(map_words.in_area.split('} ').at(-1)!).waitFor();
  expect(await rows(page).count()).toBeLessThanOrEqual(count);
  await page.getByRole('button', { name: map_words.whole_map }).click();
  await expect.poll(() => rows(page).count()).toBe(count);
  await phone.close();
});

if (LONG) {
  test('an arena that does not exist leads back to the map', async () => {
    const phone = await app.openPhone();
    await withoutTiles(phone);
    const page = await phone.open(`/arena/${crypto.randomUUID()}`);
    await page.getByRole('heading', { level: 1, name: arena_words.absent }).waitFor();
    await page.getByRole('link', { name: words.back }).click();
    await rows(page).first().waitFor();
    await phone.close();
  });

  test('on a desk list and map stay in use beside the card of an arena', async () => {
    const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
    await withoutTiles(phone);
    const page = await phone.open('/arenas/map');
    const row = (at: number) => rows(page).nth(at).getByRole('button');
    const card = page.getByRole('dialog');
    await row(0).click();
    await card.getByRole('heading', { name: await row(0).innerText() }).waitFor();
    await row(1).click();
    await card.getByRole('heading', { name: await row(1).innerText() }).waitFor();
    expect(await card.count()).toBe(1);
    await page.getByRole('button', { name: map_words.farther }).click();
    await card.getByRole('heading').click();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => row(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await phone.close();
  });
}
