import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arenas } from '#i18n/pt-BR/arenas.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { map as map_words } from '#i18n/pt-BR/map.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { login, upToDate, WAITS } from '../../phone.ts';
import { withoutTiles } from '../../tiles.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const rows = (page: Page) => page.getByRole('list', { name: words.events }).getByRole('listitem');
/** How far an arrow moves the map. */
const ARROW_PX = 48;
/** The filters, and what is seldom done with the map. */
const filtersOf = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${events.filter.open}`) });
const noSwitch = async (page: Page) => {
  await filtersOf(page).click();
  await page.getByRole('link', { name: words.list }).waitFor();
  expect(await page.getByRole('switch', { name: words.adjust }).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
};
/** The place of the phone comes after the rows, and puts them in another order. */
const byDistance = (page: Page) =>
  expect.poll(() => rows(page).first().innerText()).toMatch(/ km|\d m/);

test('[story] a visitor finds an event on the map, also without a signal', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  await withoutTiles(phone);
  const page = await phone.open('/events/map');
  await rows(page).first().waitFor();
  const ahead = await rows(page).count();
  await filtersOf(page).click();
  await page.getByLabel(words.filter, { exact: true }).selectOption('past');
  await expect.poll(() => new URL(page.url()).searchParams.get('show')).toBe('past');
  const past = await rows(page).count();
  await page.getByLabel(words.filter, { exact: true }).selectOption('all');
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(ahead + past);
  await page.getByLabel(words.filter, { exact: true }).selectOption('upcoming');
  await page.getByLabel(words.sort).selectOption('distance');
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
  await byDistance(page);
  await upToDate(page);
  await phone.serviceWorker(page);

  await phone.goOffline();
  await page.goto('/events/map?sort=distance');
  await byDistance(page);
  const name = await rows(page).first().getByRole('heading').innerText();
  await rows(page).first().getByRole('button').click();
  // its card at the top of the list, and on the map it stands in the middle of what is free
  const popup = page.getByRole('dialog', { name });
  await popup.waitFor();
  const map = page.getByRole('application', { name: words.map });
  await map.locator('canvas').first().waitFor();
  await map.press('Enter');
  // its arena has another game: no zoom tells the two apart
  await page.locator('dialog').getByRole('button', { name }).click();
  await popup.getByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/).waitFor();
  await popup.getByRole('link', { name: words.details }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name }).getByRole('button', { name: common.close }).click();
  const area = page.getByRole('button', { name: map_words.list_area });
  await map.locator('canvas').first().waitFor();
  /** The list may have been pulled over the map to what was tapped in it. */
  const moveMap = async () => {
    for (const lower of [':not([data-height=whole])', '[data-height=grip]']) {
      await page.locator('.places-grip').press('ArrowDown');
      await page.locator(`.places${lower}`).waitFor();
    }
    await map.press('ArrowRight');
  };
  await moveMap();
  await area.waitFor();
  await area.click();
  const listed = async () => {
    await page.getByRole('button', { name: map_words.whole_map }).waitFor();
    return new URL(page.url()).searchParams.get('area')!.split(',').map(Number);
  };
  const before = await listed();
  // the arenas on the same part of the map, and back
  const inSwitch = (to: string) => page.locator('main nav').getByRole('link', { name: to }).click();
  await inSwitch(shell.nav.arenas);
  await page.getByRole('application', { name: arenas.map }).waitFor();
  await inSwitch(shell.nav.events);
  await page.getByRole('button', { name: map_words.whole_map }).click();
  await moveMap();
  await area.click();
  const [, west = 0, , east = 0] = before;
  const { width } = (await map.boundingBox())!;
  const step = ((east - west) * ARROW_PX) / width;
  (await listed()).forEach((side, at) => {
    expect(side - before[at]!).toBeCloseTo(at % 2 === 0 ? 0 : step, 2);
  });
  await phone.close();
});

if (LONG) {
  test('[story] an organiser moves the point of an event without a signal, and nobody else can', async () => {
    const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
    await withoutTiles(phone);
    const page = await phone.open('/auth');
    await login(page, 'organizador@exemplo.com');
    await upToDate(page);
    await phone.serviceWorker(page);
    await page.goto('/events/map');
    await rows(page).first().waitFor();
    await phone.goOffline();
    await filtersOf(page).click();
    await page.getByRole('switch', { name: words.adjust }).click();
    await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
    // of somebody else's event it says who may
    await rows(page).filter({ hasText: words.only_organiser }).first().waitFor();
    const adjust = page.getByRole('button', { name: new RegExp(`^${words.adjust_point}: `) });
    const said = (await adjust.first().getAttribute('aria-label'))!;
    await adjust.first().click();
    const form = page.getByRole('dialog', { name: said });
    await form.getByLabel(words.latitude).fill('-91');
    await form.getByRole('button', { name: words.save_point }).click();
    await form.getByLabel(words.latitude).and(page.locator('[aria-invalid=true]')).waitFor();
    await form.getByText(validation.coordinates_invalid).waitFor();
    await form.getByLabel(words.latitude).fill('-22,5');
    await form.getByLabel(words.longitude).fill('-47.25');
    await form.getByRole('button', { name: words.save_point }).click();
    await form.waitFor({ state: 'hidden' });
    const name = said.slice(`${words.adjust_point}: `.length);
    const moved = rows(page).filter({ hasText: name });
    await moved.getByText(events.registration.queued, { exact: true }).waitFor();

    await phone.goOnline();
    const stored = () =>
      app.backend.query('select latitude, longitude from public.airsoft_events where name = $1', [
        name,
      ]);
    await expect.poll(stored).toContainEqual({ latitude: -22.5, longitude: -47.25 });
    await moved.getByText(WAITS).first().waitFor({ state: 'detached' });

    // one that is refused, since the point moved elsewhere meanwhile, is corrected from its row
    await phone.goOffline();
    await page.getByRole('button', { name: said, exact: true }).click();
    await form.getByLabel(words.latitude).fill('-21');
    await form.getByRole('button', { name: words.save_point }).click();
    await moved.getByText(events.registration.queued, { exact: true }).waitFor();
    await app.backend.query(
      'update public.airsoft_events set latitude = -20 where name = $1 and latitude = -22.5',
      [name],
    );
    await phone.goOnline();
    const reason = moved.getByText(problems.refused.event_changed);
    await reason.waitFor();
    await moved.getByRole('button', { name: outbox.action.edit }).click();
    expect(await form.getByLabel(words.latitude).inputValue()).toBe('-21');
    await form.getByText(words.point_moved.replace('{point:string}', '-20, -47.25')).waitFor();
    await form.getByRole('button', { name: form_words.conflict.keep_mine }).click();
    await form.getByRole('button', { name: words.save_point }).click();
    await reason.waitFor({ state: 'detached' });
    await expect.poll(stored).toContainEqual({ latitude: -21, longitude: -47.25 });
    await phone.close();

    const other = await app.openPhone();
    await withoutTiles(other);
    const theirs = await other.open('/events/map');
    await rows(theirs).first().waitFor();
    // visitors can't move a point, nor can people who organise no event
    await noSwitch(theirs);
    await login(theirs, 'jogador@exemplo.com');
    await upToDate(theirs);
    await theirs.goto('/events/map');
    await rows(theirs).first().waitFor();
    await noSwitch(theirs);
    await other.close();
  });
}
