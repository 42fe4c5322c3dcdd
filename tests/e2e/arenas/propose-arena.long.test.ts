import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arena as arena_words } from '#i18n/pt-BR/arena.ts';
import { arenas } from '#i18n/pt-BR/arenas.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';
import { withoutTiles } from '../tiles.ts';

const PLAYER = 'jogador@exemplo.com';
const words = arenas.propose;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const field = (page: Page, name: string) => page.getByRole('dialog').locator(`[name=${name}]`);
const add = (page: Page) => page.getByRole('button', { name: words.add });

test('a visitor can add nothing', async () => {
  const phone = await app.openPhone();
  await withoutTiles(phone);
  const page = await phone.open('/map?add=true');
  await page.getByRole('list', { name: arenas.list }).waitFor();
  expect([await add(page).count(), await page.getByRole('dialog').count()]).toEqual([0, 0]);
  await phone.close();
});

test('what is missing is said at its field, and for the point', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  await withoutTiles(phone);
  const page = await phone.open('/auth');
  await login(page, PLAYER);
  await page.goto('/map');
  await add(page).click();
  await page.getByRole('button', { name: words.submit }).click();
  const { arena_name_required, address_required, city_required, state_required } = validation;
  for (const said of [arena_name_required, address_required, city_required, state_required]) {
    await page.getByText(said, { exact: true }).waitFor();
  }
  await page.getByText(arena_words.address_required).waitFor();
  await page.getByText(words.by_hand).click();
  await field(page, 'latitude').fill('95');
  await page.getByText(validation.coordinates_invalid).first().waitFor();
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByText(arena_words.coordinates_invalid).waitFor();
  await phone.close();
});
