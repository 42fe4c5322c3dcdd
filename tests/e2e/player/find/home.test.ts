import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { home as words } from '#i18n/pt-BR/home.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { openEvent } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const upcoming = (page: Page) => page.getByRole('region', { name: words.upcoming.title });
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
  await app.backend.query(
    `update public.airsoft_events set registration_closed = true where id = $1`,
    [event.id],
  );
  await app.backend.refreshSnapshot();
  const phone = await app.openPhone({ first_visit: true, viewport: { width: 390, height: 844 } });
  const page = await phone.open('/');
  await page.getByRole('heading', { level: 1, name: shell.tagline }).waitFor();
  await upcoming(page).getByText(list_words.card.closed).waitFor();
  await expect.poll(() => upcoming(page).getByRole('listitem').count()).toBe(3);
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
