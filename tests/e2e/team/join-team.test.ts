import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { team as outcome } from '#i18n/pt-BR/team.ts';
import { team_page as words } from '#i18n/pt-BR/team-page.ts';
import { teams as list } from '#i18n/pt-BR/teams.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { lookForNews, signInButton, upToDate } from '../phone.ts';
import { heightsOf } from '../screens/row-heights.ts';
import { demoTeam } from './demo-team.ts';
import { LONG } from '../../runner/suite.ts';

const TEAM = 'Lobos-Guará';
const ID = demoTeam(TEAM);
const PLAYER = { email: 'organizador@exemplo.com', name: 'Rafael Monteiro' };
const CAPTAIN = { email: 'capitao@exemplo.com', name: 'Diego Nascimento' };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const members = (page: Page) => page.getByRole('list', { name: words.member.list });
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const tab = (page: Page, text: string, count: number) =>
  page.getByRole('tab', {
    name: text.replace(/\{count:number[^}]*\}/, String(count)),
    exact: true,
  });

test('[story] a player finds a team, asks without a signal, is let in from a second phone, sees the members, and leaves', async () => {
  const phone = await app.openPhone({ as: PLAYER.email });
  const page = await phone.open('/');
  await page
    .getByRole('navigation', { name: shell.nav.label })
    .filter({ visible: true })
    .getByRole('link', { name: shell.nav.teams })
    .click();
  const rows = page.locator('#teams .list-row');
  await rows.nth(5).waitFor();
  expect(await heightsOf(rows)).toHaveLength(1);
  await page.getByPlaceholder(list.search).fill('guara df');
  const found = page.getByRole('list', { name: list.title }).getByRole('link');
  await expect.poll(() => found.allInnerTexts()).toEqual([TEAM]);
  await found.click();
  await page.getByRole('heading', { level: 1, name: TEAM }).waitFor();
  await tab(page, words.tabs.members_counted, 6).waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);

  await phone.goOffline();
  await button(page, words.join.action).click();
  const sure = words.join.confirm.replace('{team:string}', TEAM);
  await page.getByRole('dialog').getByText(sure).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: words.join.yes }).click();
  await page.getByText(words.join.waiting).waitFor();
  await page.reload();
  await page.getByText(words.join.queued, { exact: true }).waitFor();
  expect(await button(page, words.join.action).count()).toBe(0);
  await phone.goOnline();
  await page.getByText(words.join.asked, { exact: true }).waitFor();

  const other = await app.openPhone({ as: CAPTAIN.email });
  const there = await other.open(`/team/${ID}?tab=pending`);
  const request = there.getByRole('listitem').filter({ hasText: PLAYER.name });
  await request.getByRole('link', { name: '(99) 90000-0001' }).waitFor();
  await request.getByRole('button', { name: `${words.pending.approve}: ${PLAYER.name}` }).click();
  await there.getByText(outcome.member.approved).waitFor();
  await tab(there, words.tabs.members_counted, 7).waitFor();

  await lookForNews(page);
  await tab(page, words.tabs.members_counted, 7).waitFor();
  await page.getByText(words.join.asked, { exact: true }).waitFor({ state: 'detached' });
  const captain = members(page).getByRole('listitem').filter({ hasText: CAPTAIN.name });
  await captain.getByText(profile.teams.role.captain, { exact: true }).waitFor();
  await captain.getByText(words.member.private).filter({ visible: true }).waitFor();
  expect(await captain.getByRole('link').count()).toBe(0);

  await page.getByRole('button', { name: `${profile.leave.action}: ${TEAM}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: profile.leave.yes, exact: true })
    .click();
  await page.getByText(profile.leave.done).waitFor();
  await button(page, words.join.action).waitFor();
  await tab(page, words.tabs.members_counted, 6).waitFor();
  expect(
    await app.backend.query(
      `select 1 from team_members m join auth.users u on u.id = m.user_id
       where u.email = $1 and m.team_id = $2 and m.deleted_at is null`,
      [PLAYER.email, ID],
    ),
  ).toEqual([]);
  await Promise.all([phone.close(), other.close()]);
});

if (LONG) {
  test('[story] a visitor sees the card and no member, signs in, and comes back to the team', async () => {
    const phone = await app.openPhone();
    const page = await phone.open(`/team/${ID}`);
    await page.getByRole('heading', { level: 1, name: TEAM }).waitFor();
    await page.getByText('Brasília - DF').waitFor();
    await page.getByText(words.member.sign_in).waitFor();
    await upToDate(page);
    expect(await members(page).count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toMatch(/\(00\)|Ester Dias/);
    await page.getByRole('link', { name: words.join.sign_in }).filter({ visible: true }).click();
    await page.waitForURL(/\/auth/);
    await page.getByLabel(auth.field.email).fill('jogador@exemplo.com');
    await page.getByLabel(auth.field.password, { exact: true }).fill('airsoft123');
    await signInButton(page).click();
    await page.waitForURL(`**/team/${ID}`);
    await members(page).getByText('Ester Dias').waitFor();
    await phone.close();
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'nada'])(
    'the page of a team that does not exist says so, and leads to the teams: %s',
    async (id) => {
      const phone = await app.openPhone();
      const page = await phone.open(`/team/${id}`);
      await page.getByRole('heading', { level: 1, name: words.absent }).waitFor();
      await page.getByRole('link', { name: words.see_teams }).click();
      await page.getByRole('list', { name: list.title }).getByText(TEAM).waitFor();
      await phone.close();
    },
  );
}
