import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arena as arena_words } from '#i18n/pt-BR/arena.ts';
import { arenas } from '#i18n/pt-BR/arenas.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { picture } from '#i18n/pt-BR/picture.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { PNG } from '#tests/fixtures/samples/pictures.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { withoutTiles } from '../tiles.ts';
import { login } from '../phone.ts';
import { LONG } from '../../runner/suite.ts';

const PLAYER = 'jogador@exemplo.com';
const words = arenas.propose;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const stored = (name: string) =>
  app.backend.query<{
    is_active: boolean;
    city: string;
    latitude: number;
    game_types: string[];
    pictures: number;
  }>(
    `select a.is_active, a.city, a.latitude, a.game_types, (select count(*)::int
       from storage.objects o, unnest(a.images) i where i like '%/arena-images/' || o.name) as pictures
     from public.arenas a where a.name = $1 and a.deleted_at is null`,
    [name],
  );

const field = (page: Page, name: string) => page.getByRole('dialog').locator(`[name=${name}]`);
const add = (page: Page) => page.getByRole('button', { name: words.add });

async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'address').fill('Estrada da Serra, 120');
  await field(page, 'city').fill('Atibaia');
  await field(page, 'state').selectOption('SP');
}

test('[story] offline a player proposes an arena with a picture; with a signal it waits for review', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 }, as: PLAYER });
  await withoutTiles(phone);
  const page = await phone.open('/map');
  await add(page).waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();
  const name = `Campo ${crypto.randomUUID().slice(0, 8)}`;
  await add(page).click();
  await fill(page, name);
  await page.getByRole('button', { name: words.submit }).click();
  // beside the point since the signal went, and now where the form says why it was not sent
  await expect.poll(() => page.getByText(words.needs_signal).count()).toBe(2);

  // closed without sending, it comes back
  await page.getByRole('button', { name: common.back, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await add(page).click();
  await page.getByText(form_words.draft.restored).waitFor();
  expect(await field(page, 'name').inputValue()).toBe(name);

  await page.getByText(words.by_hand).click();
  await field(page, 'latitude').fill('-23,12');
  await field(page, 'longitude').fill('-46,55');
  await page.getByLabel(arenas.types.cqb).check();
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
  await page.getByText(picture.waiting).waitFor();
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByText(words.waiting).waitFor();
  const mine = page.getByRole('list', { name: words.mine });
  await mine.getByText(words.waits).waitFor();
  expect(await stored(name)).toEqual([]);

  await phone.goOnline();
  await expect
    .poll(() => stored(name))
    .toMatchObject([
      { is_active: false, city: 'Atibaia', latitude: -23.12, game_types: ['cqb'], pictures: 1 },
    ]);
  await mine.getByText(arenas.in_review_since.replace('{date:string}', '')).waitFor();
  await mine.getByRole('button', { name: words.edit.replace('{name:string}', name) }).click();
  await field(page, 'city').fill('Mairiporã');
  await page.getByRole('button', { name: words.save }).click();
  await expect.poll(() => stored(name)).toMatchObject([{ city: 'Mairiporã', is_active: false }]);
  await mine.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(arenas.in_review_hint).waitFor();
  await phone.close();
});

if (LONG) {
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
}
