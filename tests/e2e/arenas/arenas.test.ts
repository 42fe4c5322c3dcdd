import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arena as arena_words } from '#i18n/pt-BR/arena.ts';
import { arenas as words } from '#i18n/pt-BR/arenas.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { events } from '#i18n/pt-BR/events.ts';
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

const mapOf = (page: Page) => page.getByRole('application', { name: words.map });
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
  // the map from the head to the bar at the thumb, and nothing below it (face.md, law 3)
  const map = mapOf(page);
  const box = (await map.boundingBox())!;
  const bar = (await page.locator('.thumb-bar').boundingBox())!;
  expect(box.y).toBeLessThanOrEqual(64);
  expect(Math.abs(box.y + box.height - bar.y)).toBeLessThanOrEqual(1);
  expect(await page.locator('.footer').isVisible()).toBe(false);

  await page.getByRole('button', { name: events.filter.open }).click();
  await page.getByLabel(words.type, { exact: true }).selectOption('woodsball');
  await expect.poll(() => rows(page).count()).toBeLessThan(count);
  await page.getByLabel(words.sort).selectOption('distance');
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
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
  await map.locator('canvas').first().waitFor();
  // the key finds it once the map has drawn its places
  await expect.poll(() => map.press('Enter').then(() => dialog.count())).toBe(1);
  await page.getByRole('dialog', { name: ARENA }).getByRole('link', { name: words.page }).click();
  await page.getByRole('link', { name: words.back }).click();
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

/** Of a finger that rests before it is lifted: what it pulled does not go on by itself. */
async function pull(page: Page, { from, by }: { from: number; by: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 150, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + (by * step) / 8);
  await page.waitForTimeout(200);
  await touch('touchMove', from + by);
  await touch('touchEnd');
}

test('the list is pulled over the map to three heights, by a finger, a tap and a key', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  await withoutTiles(phone);
  const page = await phone.open('/map?view=map');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rows(page).first().waitFor();
  const [map, list] = [mapOf(page), page.locator('.places-list')];
  const { y, height } = (await map.boundingBox())!;
  const bottom = y + height;
  const top = async () => Math.round((await list.boundingBox())!.y);
  expect(bottom - (await top())).toBe(72);
  const grip = (name: string) => page.getByRole('button', { name, exact: true });
  await grip(map_words.grip.grip).click();
  await grip(map_words.grip.half).waitFor();
  await expect.poll(top).toBeLessThan(bottom - height / 3);
  const half = await top();
  await grip(map_words.grip.half).press('ArrowUp');
  await grip(map_words.grip.whole).waitFor();
  await expect.poll(top).toBeLessThan(y + 130);
  expect(new URL(page.url()).searchParams.get('view')).toBe('list');
  // lying over the map it moves under the finger, and the map does not
  await pull(page, { from: y + 300, by: 220 });
  await expect.poll(top).toBe(half);
  await grip(map_words.grip.half).waitFor();
  expect(await page.getByRole('button', { name: map_words.list_area }).count()).toBe(0);
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
