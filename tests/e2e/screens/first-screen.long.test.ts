import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { home } from '#i18n/pt-BR/home.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { staff } from '#i18n/pt-BR/staff.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { openEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, upToDate, type Phone } from '../phone.ts';

/** What a person came for is in the first screenful of a phone, and what they do next at the thumb. */
const PHONE = { width: 390, height: 844 };
/** CSS pixels from the top, with letters of the default size. */
const FIRST_EVENT_PX = 240;
/** The same on a stranger's home, which says what this is. */
const HOME_EVENT_PX = 420;
const TABS_PX = 330;
/** Of the event of whoever organises it, who came for the people: they begin 120 px below. */
const TABS_OF_MINE_PX = 240;
/** The smallest side of what a thumb presses. */
const TARGET_PX = 44;

let app: RunningApp;
let event: { id: string };
beforeAll(async () => {
  app = await startApp();
  event = await openEvent(app.backend);
});
afterAll(() => app.close());

async function at(path: string, email?: string): Promise<{ phone: Phone; page: Page }> {
  const phone = await app.openPhone({ viewport: PHONE });
  const page = await phone.open(email ? '/auth' : path);
  if (email) {
    await login(page, email);
    await page.goto(path);
  }
  await upToDate(page);
  return { phone, page };
}

const boxOf = async (element: Locator) => {
  await element.waitFor();
  return (await element.boundingBox())!;
};
/** @param from_now an interval of PostgreSQL */
const startsIn = (from_now: string) =>
  app.backend.query(
    `update public.airsoft_events
     set date = (now() at time zone 'America/Sao_Paulo' + $2::interval)::date,
         time = to_char(now() at time zone 'America/Sao_Paulo' + $2::interval, 'HH24:MI')
     where id = $1`,
    [event.id, from_now],
  );
const barOf = (page: Page) =>
  page.getByRole('navigation', { name: shell.nav.label }).filter({ visible: true });

test('[first screen] the list begins with an event, and its tools are within one line', async () => {
  const { phone, page } = await at('/events');
  const row = page.locator('#events li').first();
  expect((await boxOf(row)).y).toBeLessThanOrEqual(FIRST_EVENT_PX);
  const tools = page.getByRole('group', { name: list_words.filter.title });
  for (const tool of await tools.getByRole('button').all()) {
    expect((await boxOf(tool)).height).toBeGreaterThanOrEqual(TARGET_PX);
  }
  await phone.close();
});

test('[first screen] the bar at the thumb leads to each place, and gives way to typing and to a screen’s own action', async () => {
  const { phone, page } = await at('/');
  const { events, teams, map, patches, profile } = shell.nav;
  for (const name of [events, teams, map, patches, profile]) {
    const box = await boxOf(barOf(page).getByRole('link', { name }));
    expect(box.y).toBeGreaterThan(PHONE.height / 2);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(TARGET_PX);
  }
  await barOf(page).getByRole('link', { name: events }).click();
  await page.waitForURL('**/events');
  const current = barOf(page).locator('[aria-current=page]');
  await expect.poll(() => current.textContent()).toBe(events);
  await page.getByPlaceholder(list_words.search).focus();
  await barOf(page).waitFor({ state: 'hidden' });
  await page.getByPlaceholder(list_words.search).blur();
  await barOf(page).waitFor();
  await page.goto(`/event/${event.id}`);
  const register = await boxOf(page.getByRole('link', { name: words.action.register }));
  expect(register.y).toBeGreaterThan(PHONE.height / 2);
  expect(await barOf(page).count()).toBe(0);
  const tabs = await boxOf(page.getByRole('tablist', { name: words.tabs.label }));
  expect(tabs.y).toBeLessThanOrEqual(TABS_PX);
  await phone.close();
});

test('[first screen] an organiser has the one action of the moment at the thumb, and the rest in a menu', async () => {
  await startsIn('3 days');
  const { phone, page } = await at(`/event/${event.id}`, 'organizador@exemplo.com');
  const bar = page.getByRole('region', { name: organise.label });
  const invite = await boxOf(bar.getByRole('button', { name: organise.step.invite }));
  expect(invite.y).toBeGreaterThan(PHONE.height / 2);
  expect(invite.height).toBeGreaterThanOrEqual(TARGET_PX);
  const tabs = await boxOf(page.getByRole('tablist', { name: words.tabs.label }));
  expect(tabs.y).toBeLessThanOrEqual(TABS_OF_MINE_PX);
  // the day before it starts, the list takes the place of the invitation
  await startsIn('20 hours');
  await bar.getByRole('link', { name: organise.step.list }).click();
  await page.getByRole('tab', { name: words.tabs.participants, selected: true }).waitFor();
  // and on its day the check-in, before who does it
  await startsIn('3 hours');
  const links = bar.getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.slice(0, 2).map((one) => one.textContent)))
    .toEqual([organise.step.gate, staff.title]);
  await phone.close();
});

test('[first screen] a stranger’s home shows what this is, the one way in, and the first events', async () => {
  const { phone, page } = await at('/');
  const bar = await boxOf(barOf(page));
  const rows = page.locator('section[aria-labelledby=upcoming]').getByRole('listitem');
  expect((await boxOf(rows.first())).y).toBeLessThanOrEqual(HOME_EVENT_PX);
  const last = await boxOf(rows.nth(2).getByRole('heading'));
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
  const way = await boxOf(page.getByRole('link', { name: home.hero.events }).first());
  expect(way.height).toBeGreaterThanOrEqual(TARGET_PX);
  expect(await page.locator('.home-hero').getByRole('link').count()).toBe(1);
  // the way to an account, and the counts of the specification, come after the events
  const join = await boxOf(page.getByRole('link', { name: home.hero.join }).first());
  expect(join.y).toBeGreaterThan(last.y);
  await phone.close();
});

test('[first screen] a person’s home begins with the next game, also without a signal', async () => {
  const { phone, page } = await at('/', 'jogador@exemplo.com');
  const card = page.getByRole('region').filter({ hasText: home.mine.next });
  const name = await card.getByRole('heading').textContent();
  await card.getByText(list_words.registration.confirmed).waitFor();
  expect((await boxOf(card)).y).toBeLessThanOrEqual(FIRST_EVENT_PX);
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await card.getByRole('heading', { name: name! }).waitFor();
  await card.getByText(list_words.registration.confirmed).waitFor();
  await card.getByRole('link', { name: home.mine.people }).click();
  await page.getByRole('heading', { level: 1, name: name! }).waitFor();
  await phone.close();
});
