import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { map as words } from '#i18n/pt-BR/map.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { PNG } from '#tests/fixtures/samples/pictures.ts';
import { playProvider, type PlayedProvider } from '../../backend/play-provider.ts';
import { field, fillEvent, organiserAt, tabTo } from './event-form-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { upToDate, type Phone } from '../phone.ts';

let search: PlayedProvider;
let app: RunningApp;
beforeAll(async () => {
  search = await playProvider();
  vi.stubEnv('NOMINATIM_URL', search.url);
  app = await startApp();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await search[Symbol.asyncDispose]();
});

const theMap = (page: Page): Locator => page.getByRole('application', { name: words.point });
const [BEFORE = ''] = words.at.split('{');
const point = (page: Page) => page.getByText(BEFORE, { exact: false });
/** The part of the form for the place. */
const coordinates = (page: Page): Locator =>
  page.getByRole('group', { name: event_form.field.coordinates });
const byAddress = (page: Page): Locator =>
  page.getByRole('button', { name: event_form.place.by_address });

const stored = (name: string) =>
  app.backend.query<{ latitude: number; longitude: number; arena: string | null }>(
    `select e.latitude, e.longitude, a.name as arena from public.airsoft_events e
     left join public.arenas a on a.id = e.arena_id where e.name = $1`,
    [name],
  );

async function chooseArena(page: Page, button: string, city: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(city);
  await dialog.getByRole('listitem').filter({ hasText: city }).getByRole('button').first().click();
  await dialog.waitFor({ state: 'hidden' });
}

/** How many colours the canvases of the drawn map show. Street tiles have a canvas of their own. */
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

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Plays the tile server. @returns the requested addresses */
async function playTiles(phone: Phone): Promise<string[]> {
  const asked: string[] = [];
  await phone.context.route(/tile\.openstreetmap\.org/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ body: Buffer.from(PNG), contentType: 'image/png' });
  });
  return asked;
}

test('offline the map is drawn, a tap sets the point, and the event stores it', async () => {
  const { phone, page } = await organiserAt(app, '/event/create');
  const tiles = await playTiles(phone);
  const name = `Mapa ${crypto.randomUUID().slice(0, 8)}`;
  await upToDate(page); // the arenas have arrived
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await coordinates(page).getByText(event_form.place.needs_signal).waitFor();
  expect(await byAddress(page).isDisabled()).toBe(true);
  await fillEvent(page, name);

  // arenas are available offline; choosing another moves the point, but keeps the organiser's text
  await chooseArena(page, event_form.arena.choose, 'Sorocaba');
  const sorocaba = await coordinates(page)
    .getByText(/^-23\.\d+, -47\.\d+$/)
    .textContent();
  await chooseArena(page, event_form.arena.change, 'Niterói');
  await coordinates(page)
    .getByText(/^-22\.\d+, -43\.\d+$/)
    .waitFor();
  expect(sorocaba).not.toBe('');
  expect(await field(page, 'location').inputValue()).toBe('Campo do Zé, Atibaia - SP');
  await page.getByRole('button', { name: event_form.arena.remove }).click();
  await page.getByRole('button', { name: event_form.place.clear }).click();

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
  expect(Math.abs(Number(latitude) - -15.78)).toBeLessThan(0.5); // the centre of Brazil
  expect(Math.abs(Number(longitude) - -47.93)).toBeLessThan(0.5);
  await page.getByRole('button', { name: event_form.create_submit }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await phone.goOnline();
  await expect
    .poll(() => stored(name), { timeout: 30_000 })
    .toEqual([{ latitude: Number(latitude), longitude: Number(longitude), arena: null }]);
  await phone.close();
});

test('on a desktop: streets load as they are viewed, and the point is set by keyboard', async () => {
  const { phone, page } = await organiserAt(app, '/event/create', { width: 1280, height: 800 });
  const tiles = await playTiles(phone);
  await page.getByRole('button', { name: event_form.place.by_map }).click();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(tiles.every((path) => path.startsWith('/4/'))).toBe(true);
  await page.getByRole('link', { name: 'OpenStreetMap' }).waitFor();

  // the wheel scrolls the form, until the map has the focus
  await theMap(page).hover();
  const before = await scrolled(page);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => scrolled(page)).toBeLessThan(before);
  await tabTo(page, theMap(page));
  await page.keyboard.press('Enter');
  await page.getByText('-15.78010, -47.92920').first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter'); // the map moves for a moment
      return point(page).textContent();
    })
    .not.toContain('-15.78010, -47.92920');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(event_form.create_title);

  await page.getByRole('button', { name: words.find_me }).click();
  await page.getByText('-23.55000, -46.63000').first().waitFor();
  await page.getByRole('button', { name: words.closer }).click();
  await expect.poll(() => tiles.some((path) => path.startsWith('/15/'))).toBe(true);
  expect(tiles.some((path) => /^\/(1[6-9])\//.test(path))).toBe(false);

  await findByAddress(phone, page);
  await phone.close();
});

/** The map search's answer with `format=json&limit=1`. */
const found = (lat: string, lon: string, display_name: string) => ({
  json: [{ lat, lon, display_name }],
});

/**
 * The map search fails, finds nothing, is overtaken by a tap, and finds a place; the saved event
 * has that place.
 */
async function findByAddress(phone: Phone, page: Page): Promise<void> {
  const name = `Endereço ${crypto.randomUUID().slice(0, 8)}`;
  const says = (text: string) => coordinates(page).getByText(text, { exact: true }).waitFor();
  const find = async (address: string, answers: PlayedProvider['answers']) => {
    search.answers = answers;
    await field(page, 'location').fill(address);
    await byAddress(page).click();
  };
  const here = () => page.getByText('-23.55, -46.63').first().waitFor();
  phone.expectProblem(/status of (404|503)/); // the function answers with these below
  await fillEvent(page, name);
  await find('Rua que não existe, 0', { json: [] });
  await says(problems.answers.address_not_found);
  await find('Praça sem resposta', { status: 500, text: 'oops' });
  await says(problems.answers.geocode_unavailable);
  await here(); // nothing that was in the form is lost

  await page.getByRole('switch', { name: event_form.place.by_hand }).click();
  search.answers = 'hang';
  await find('Campo que demora, Sé', 'hang');
  await says(event_form.place.finding);
  await field(page, 'latitude').fill('-23.111');
  await coordinates(page).getByText(event_form.place.finding).waitFor({ state: 'detached' });

  await find('Atibaia - SP', found('-23.1172', '-46.5563', 'Atibaia, São Paulo, Brasil'));
  await says(event_form.place.found.replace('{place:string}', 'Atibaia, São Paulo, Brasil'));
  await page.getByRole('button', { name: event_form.create_submit }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect
    .poll(() => stored(name))
    .toEqual([{ latitude: -23.1172, longitude: -46.5563, arena: null }]);
}
