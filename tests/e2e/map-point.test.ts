import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { map as words } from '#i18n/pt-BR/map.ts';
import { PNG } from '#tests/fixtures/pictures.ts';
import { fillEvent, organiserAt, tabTo } from './event-form-page.ts';
import { startApp, type RunningApp } from './harness.ts';
import type { Phone } from './phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const theMap = (page: Page): Locator => page.getByRole('application', { name: words.point });
const [BEFORE = ''] = words.at.split('{');
const point = (page: Page) => page.getByText(BEFORE, { exact: false });

/** What the canvases of the drawn map show: how many colours. Street tiles are on one of their own. */
const coloursOf = (map: Locator): Promise<number> =>
  map.evaluate((box) => {
    const found = new Set<number>();
    for (const canvas of box.querySelectorAll<HTMLCanvasElement>('.ol-layer canvas')) {
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      new Uint32Array(pixels.data.buffer).forEach((colour) => found.add(colour));
    }
    return found.size;
  });

/** Plays the tile server. @returns the addresses that were asked for */
async function playTiles(phone: Phone): Promise<string[]> {
  const asked: string[] = [];
  await phone.context.route(/tile\.openstreetmap\.org/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ body: Buffer.from(PNG), contentType: 'image/png' });
  });
  return asked;
}

test('with no signal the map is drawn, a tap sets the point, and the event carries it', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const tiles = await playTiles(phone);
  const name = `Mapa ${crypto.randomUUID().slice(0, 8)}`;
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await fillEvent(page, name);
  await page.getByRole('button', { name: event_form.place.by_map }).click();
  await page.getByText(words.offline).waitFor();
  await page.getByText(words.none).waitFor();
  await expect.poll(() => coloursOf(theMap(page))).toBeGreaterThan(20);
  expect(tiles).toEqual([]);
  expect(await page.getByRole('link', { name: 'OpenStreetMap' }).count()).toBe(0);
  await page.getByText('Natural Earth · GeoNames').waitFor();

  await theMap(page).click();
  const [, latitude, longitude] =
    /(-?\d+\.\d{5}), (-?\d+\.\d{5})/.exec((await point(page).textContent()) ?? '') ?? [];
  expect(Math.abs(Number(latitude) - -15.78)).toBeLessThan(0.5); // the middle of Brazil
  expect(Math.abs(Number(longitude) - -47.93)).toBeLessThan(0.5);
  await page.getByRole('button', { name: event_form.create_submit }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await phone.goOnline();
  const stored = () =>
    app.backend.query<{ latitude: number; longitude: number }>(
      'select latitude, longitude from public.airsoft_events where name = $1',
      [name],
    );
  await expect
    .poll(stored, { timeout: 30_000 })
    .toEqual([{ latitude: Number(latitude), longitude: Number(longitude) }]);
  await phone.close();
});

test('at a desk: streets as they are looked at, and the point by keyboard', async () => {
  const { phone, page } = await organiserAt(app, '/event/create', { width: 1280, height: 800 });
  const tiles = await playTiles(phone);
  await page.getByRole('button', { name: event_form.place.by_map }).click();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(tiles.every((path) => path.startsWith('/4/'))).toBe(true);
  await page.getByRole('link', { name: 'OpenStreetMap' }).waitFor();

  await tabTo(page, theMap(page));
  await page.keyboard.press('Enter');
  await page.getByText('-15.78010, -47.92920').first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter'); // the map glides for a moment
      return point(page).textContent();
    })
    .not.toContain('-15.78010, -47.92920');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(event_form.create_title);

  await page.getByRole('button', { name: words.find_me }).click();
  await page.getByText('-23.55000, -46.63000').first().waitFor();
  await page.getByRole('button', { name: words.closer }).click();
  await expect.poll(() => tiles.some((path) => path.startsWith('/15/'))).toBe(true);
  expect(tiles.some((path) => /^\/(1[6-9])\//.test(path))).toBe(false);
  await phone.close();
});
