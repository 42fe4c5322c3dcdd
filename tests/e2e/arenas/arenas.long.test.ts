import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arena as arena_words } from '#i18n/pt-BR/arena.ts';
import { arenas as words } from '#i18n/pt-BR/arenas.ts';
import { map as map_words } from '#i18n/pt-BR/map.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { withoutTiles } from '../tiles.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rows = (page: Page) => page.getByRole('list', { name: words.list }).getByRole('listitem');

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
