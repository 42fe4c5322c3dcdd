import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaderboard } from '#i18n/pt-BR/leaderboard.ts';
import { ranking as words } from '#i18n/pt-BR/ranking.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login } from '../../phone.ts';
import { heightsOf } from '../../screens/row-heights.ts';

/** In the line that says that there is no signal: "de hoje, 19:40", or of yesterday at midnight. */
const ageOf = (page: Page) =>
  page.locator('.banner-offline').getByText(/^· de (hoje|ontem), \d\d:\d\d$/);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[story] a player finds their own place, also beyond the hundred, and without a signal', async () => {
  const EMAIL = 'jogador@exemplo.com';
  // a hundred and twenty people with more points
  await app.backend.query(
    `insert into private.user_standings (user_id, points)
     select id, 100000 + row_number() over () from public.profiles
     where id <> (select id from auth.users where email = $1) limit 120
     on conflict (user_id) do update set points = excluded.points`,
    [EMAIL],
  );
  const [{ before } = { before: -1 }] = await app.backend.query<{ before: number }>(
    `select count(*)::int as before from private.user_standings s
     where s.points > (select m.points from private.user_standings m
                       join auth.users u on u.id = m.user_id where u.email = $1)`,
    [EMAIL],
  );
  expect(before).toBeGreaterThan(0);
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, EMAIL);
  await page.goto('/leaderboard');
  await page.getByRole('link', { name: leaderboard.see_operators }).click();
  const mine = page.getByRole('region', { name: words.mine });
  const place = words.place.replace('{place:number|n}', String(before + 1));
  await mine.getByText(place, { exact: true }).waitFor();
  const people = page.getByRole('list', { name: words.list, exact: true }).getByRole('listitem');
  const first = await people.first().innerText();
  expect(await heightsOf(people)).toHaveLength(1);
  await page.getByRole('searchbox', { name: words.search_label.person }).fill('zzz');
  await page.getByText(words.no_match.replace('{term:string}', 'zzz')).waitFor();
  await mine.waitFor();
  // the search goes along to another tab, and is there on the way back
  await page.getByRole('tab', { name: words.tabs.events, exact: true }).click();
  await page.waitForURL(/tab=events.*q=zzz|q=zzz.*tab=events/);
  await page.getByRole('link', { name: words.see_teams }).click();
  await page.getByRole('searchbox', { name: leaderboard.search_label }).waitFor();
  await page.goBack();
  await page.getByText(words.no_match.replace('{term:string}', 'zzz')).waitFor();

  await phone.goOffline();
  await page.goto('/ranking');
  await mine.getByText(place, { exact: true }).waitFor();
  await ageOf(page).waitFor();
  expect(await people.first().innerText()).toBe(first);
  await mine.getByRole('button', { name: words.why.title }).click();
  await page.getByRole('dialog').getByRole('heading', { name: words.why.mine }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: words.tabs.teams, exact: true }).click();
  await page.getByText(words.needs_signal).waitFor(); // this tab was never read
  await page.goto('/leaderboard?q=e');
  await ageOf(page).waitFor();
  await page.getByText(leaderboard.offline).waitFor();
  await page.goto('/ranking?tab=teams');
  await page.getByText(words.needs_signal).waitFor();
  await phone.goOnline();
  await people.first().waitFor();
  await phone.close();
});
