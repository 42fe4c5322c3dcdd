import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { home as words } from '#i18n/pt-BR/home.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { leaderboard } from '#i18n/pt-BR/leaderboard.ts';
import { no_events } from '#i18n/pt-BR/no-events.ts';
import { patch } from '#i18n/pt-BR/patch.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { openEvent, playerAtForm, submitRegistration } from '../../event-page.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { login, upToDate } from '../../phone.ts';
import { brokenWords, smallTargets, tooWide } from '../../screens/screen-faults.ts';
import { atRest, choose, resize } from '../../screens/screen-walk.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Its title is that of this weekend, or of the next events. */
const upcoming = (page: Page) => page.locator('section[aria-labelledby=upcoming]');

const PHONE = { width: 390, height: 844 };
/** CSS pixels from the top of a phone, with letters of the default size. */
const [FIRST_EVENT_PX, TABS_PX] = [420, 330];
const LARGEST_LETTERS = { width: 360, height: 740 };
const numbers = (page: Page) => page.locator('dl').getByRole('definition').allInnerTexts();
/** What is stored for the next start before it has a database, in the texts of the screen. */
const kept = (page: Page) =>
  page.evaluate(() => {
    type Seen = { counts?: { events?: number; teams?: number }; events?: { name: string }[] };
    const seen = JSON.parse(localStorage.getItem('qg.seen.home') ?? '{}') as Seen;
    return {
      numbers: [`${seen.counts?.events}+`, `${seen.counts?.teams}+`],
      names: seen.events?.map(({ name }) => name),
    };
  });

test('a visitor sees upcoming events, opens one, and finds everything again offline', async () => {
  const event = await openEvent(app.backend);
  // it is the next one, and no weekend goes before it
  await app.backend.query(
    `update public.airsoft_events set registration_closed = id = $1, is_public = id = $1
     where id = $1 or date < current_date + 8`,
    [event.id],
  );
  await app.backend.refreshSnapshot();
  const phone = await app.openPhone({ first_visit: true, viewport: { width: 390, height: 844 } });
  const page = await phone.open('/');
  await page.getByRole('heading', { level: 1, name: shell.tagline }).waitFor();
  await upcoming(page).getByText(list_words.card.closed).waitFor();
  await expect.poll(() => upcoming(page).getByRole('listitem').count()).toBe(3);
  const first = await upcoming(page).getByRole('listitem').first().boundingBox();
  expect(first!.y).toBeLessThanOrEqual(FIRST_EVENT_PX);
  await upToDate(page); // the counts are refreshed every minute
  await phone.serviceWorker(page);
  await phone.goOffline();
  await expect
    .poll(() => numbers(page))
    .toEqual([expect.stringMatching(/^[1-9]\d*\+$/), expect.stringMatching(/^[1-9]\d*\+$/)]);
  const counted = await numbers(page);
  const [row] = await app.backend.query<{ value: number }>(
    `select value::int from public.public_statistics where metric = 'teams'`,
  );
  expect(counted[1]).toBe(`${row?.value}+`);

  await expect
    .poll(() => kept(page))
    .toEqual({ numbers: counted, names: expect.arrayContaining([event.name]) });
  await phone.closePages();
  const before = await phone.context.newPage();
  // what was last seen is shown without a network and before any database
  await before.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest; // never answers
  });
  await before.goto('/');
  await upcoming(before).getByText(event.name).waitFor();
  expect(await upcoming(before).getByRole('listitem').count()).toBe(3);
  expect(await numbers(before)).toEqual(counted);
  expect(await before.locator('main .bone').count()).toBe(0);
  await before.close();

  const again = await phone.open('/');
  await again.getByRole('heading', { level: 1, name: shell.tagline }).waitFor();
  await expect.poll(() => numbers(again)).toEqual(counted);
  // at once: the cards of the last visit are replaced by those of the database, maybe between a
  // press and its release
  const card = upcoming(again).getByRole('link', { name: event.name });
  await card.evaluate((link: HTMLElement) => link.click());
  await again.getByRole('heading', { level: 1, name: event.name }).waitFor();
  await again.getByRole('link', { name: shell.app_name, exact: true }).click();
  await again.getByRole('heading', { level: 1, name: shell.tagline }).waitFor();
  await phone.close();
});

test('[first screen] the day before, a player has the pass one tap from home, and the event begins with it', async () => {
  const event = await openEvent(app.backend);
  await app.backend.query(
    `update public.airsoft_events set gate_time = '07:00', max_op = 40, price_cents = 6000 where id = $1`,
    [event.id],
  );
  const { phone, page } = await playerAtForm(app, event, PHONE);
  await submitRegistration(page);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  const pass = page.getByRole('link', { name: registration.mine.pass });
  const fits = async () => [
    ...(await tooWide(page)),
    ...(await brokenWords(page)),
    ...(await smallTargets(page)),
  ];

  await page.goto(`/event/${event.id}`);
  await page.getByText('Amanhã, check-in 07:00').waitFor();
  await pass.waitFor();
  const tabs = page.getByRole('tablist', { name: event_words.tabs.label });
  expect((await tabs.boundingBox())!.y).toBeLessThanOrEqual(TABS_PX);
  expect(await page.locator('.btn-primary').filter({ visible: true }).allInnerTexts()).toEqual([
    registration.mine.pass,
  ]);
  await choose(page, { fontSizeIdx: '5' });
  await resize(page, LARGEST_LETTERS.width, LARGEST_LETTERS.height);
  expect(await fits()).toEqual([]);

  await page.goto('/');
  await pass.waitFor();
  await atRest(page);
  expect(await fits()).toEqual([]);
  await choose(page, { fontSizeIdx: '2' });
  await resize(page, PHONE.width, PHONE.height);
  const box = (await pass.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height / 2);
  await pass.click();
  await page.waitForURL(`**/event/${event.id}/pass`);
  await phone.close();
});

if (LONG) {
  test('a patch of the showcase opens large in the gallery, and a player’s earned patches are marked', async () => {
    const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
    const page = await phone.open('/');
    const [first] = await app.backend.query<{ nome: string }>(
      `select nome from public.patches where deleted_at is null order by created_at desc limit 1`,
    );
    const pins = page.getByRole('region', { name: words.patches.title }).getByRole('listitem');
    await pins.first().getByText(first!.nome).waitFor();
    await expect.poll(() => pins.count()).toBe(7);
    await expect.poll(() => pins.getByRole('img', { name: /Medalha/ }).count()).toBe(3);
    await pins.first().getByRole('link').click();
    await page.getByRole('dialog', { name: first!.nome }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');

    await login(page, 'jogador@exemplo.com');
    // the home page is now that of a person
    await page.getByRole('region').filter({ hasText: words.mine.next }).waitFor();
    const owned = page.getByRole('listitem').filter({ hasText: patch.owned });
    await page.goto('/patches');
    await owned.first().waitFor();
    await phone.serviceWorker(page);
    await phone.goOffline();
    await page.reload();
    await owned.first().waitFor();
    const search = page.getByLabel(patch.gallery.search_label);
    await search.fill('primeira missao');
    await page.getByText('1 patch', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Primeira Missão', exact: true }).click();
    await page.getByRole('dialog').getByText(patch.earned).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await search.fill('nada disso');
    await page.getByRole('button', { name: patch.gallery.show_all }).click();
    await page.getByText('20 patches', { exact: true }).waitFor();
    await page.getByLabel(patch.gallery.type).selectOption('mvp');
    await page.getByText('3 patches', { exact: true }).waitFor();
    expect(await page.getByText(patch.future, { exact: true }).count()).toBe(1);
    await phone.close();
  });

  test('a captain’s home lists what waits for them, offline too, and leads to where it is decided', async () => {
    const phone = await app.openPhone({
      as: 'capitao@exemplo.com',
      viewport: { width: 390, height: 844 },
    });
    const page = await phone.open('/');
    const waiting = page.getByRole('region', { name: words.waiting.title });
    const request = waiting.getByRole('link', { name: /^1 pedido para entrar em Lobos-Guará/ });
    await waiting.getByRole('link', { name: /^Onça-Parda propôs uma aliança/ }).waitFor();
    await phone.serviceWorker(page);
    await phone.goOffline();
    await page.reload();
    await request.click();
    await page.getByRole('tab', { name: /^Pendentes/, selected: true }).waitFor();
    await phone.close();
  });

  test('without any event yet, the page says so and invites to create one', async () => {
    const empty = await startApp({ seed: 'none' });
    try {
      const phone = await empty.openPhone({
        first_visit: true,
        viewport: { width: 390, height: 844 },
      });
      const page = await phone.open('/');
      await page.getByText(no_events.none).waitFor();
      const create = page.getByRole('link', { name: no_events.none_action }).first();
      expect(await create.getAttribute('href')).toBe('/event/create');
      await page.getByText(words.patches.empty).waitFor();
      expect(await upcoming(page).count()).toBe(0);
      await expect.poll(() => numbers(page)).toEqual(['0+', '0+']);
      await page.getByRole('link', { name: words.patches.all }).click();
      await page.getByText(patch.gallery.none).waitFor();
      await phone.close();
    } finally {
      await empty.close();
    }
  });

  test('the ranking of teams sorts and searches, and stays offline', async () => {
    const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
    const page = await phone.open('/');
    await page.getByRole('link', { name: words.shortcuts.leaderboard.title }).click();
    const names = () => page.getByRole('rowheader').locator('.font-display').allInnerTexts();
    const best = await app.backend.query<{ name: string }>(
      'select name from public.get_team_leaderboard(100)',
    );
    await expect.poll(names).toEqual(best.map(({ name }) => name));
    expect(await page.getByText(leaderboard.medal.gold).count()).toBe(1);
    // the other direction
    await page.getByRole('button', { name: leaderboard.column.points }).click();
    await expect.poll(async () => (await names()).at(-1)).toBe(best[0]?.name);

    await phone.serviceWorker(page);
    await phone.goOffline();
    await page.reload();
    // how old it is stands in the line about the signal; it may be midnight
    await page
      .locator('.banner-offline')
      .getByText(/^· de (hoje|ontem), /)
      .waitFor();
    await page.getByLabel(leaderboard.search_label).fill(best[1]!.name.toUpperCase());
    await expect.poll(names).toEqual([best[1]?.name]);
    await page.getByLabel(leaderboard.search_label).fill('xyz');
    await page.getByText(leaderboard.no_match.replace('{term:string}', 'xyz')).waitFor();
    await phone.close();
  });

  test('a first visit offline says what the ranking needs', async () => {
    const phone = await app.openPhone({ first_visit: true, viewport: { width: 390, height: 844 } });
    const page = await phone.open('/');
    await page.getByRole('heading', { level: 1, name: shell.tagline }).waitFor();
    await phone.serviceWorker(page);
    await phone.goOffline();
    await page.goto('/leaderboard');
    await page.getByText(leaderboard.needs_signal).waitFor();
    await phone.goOnline();
    await page.getByRole('rowheader').first().waitFor(); // it reloaded by itself
    await phone.close();
  });
}
