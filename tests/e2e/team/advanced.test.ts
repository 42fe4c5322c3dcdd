import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { team as outcome } from '#i18n/pt-BR/team.ts';
import { team_achievements as achievements } from '#i18n/pt-BR/team-achievements.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { team_ranks as ranks } from '#i18n/pt-BR/team-ranks.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { login, lookForNews, signInButton, upToDate, WAITS } from '../phone.ts';
import { demoTeam } from './demo-team.ts';
import { LONG } from '../../runner/suite.ts';

const ID = demoTeam('Lobos-Guará');
const ADVANCED = `/team/${ID}/advanced`;
const { area, member: member_words } = team_page;
const MEMBER = 'Bruno Carvalho';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const filled = (text: string, value: string) => text.replace(/\{\w+:string\}/, value);
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const having = (page: Page, rank: string, name: string) =>
  page
    .getByRole('list', { name: filled(ranks.members, rank) })
    .getByRole('listitem')
    .filter({ hasText: name });
const earned = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByText(/^Conquistada em /);

test('[story] a captain makes a rank, assigns it and claims an achievement without a signal; a member sees it on another phone', async () => {
  const phone = await app.openPhone({ as: 'capitao@exemplo.com' });
  const page = await phone.open(`/team/${ID}`);
  const way = page.getByRole('link', { name: area.title }).filter({ visible: true });
  await way.click(); // to the alliances: a proposal waits for this captain
  await page.getByRole('tab', { name: area.tabs.hierarchy }).click();
  await having(page, 'Recruta', MEMBER).waitFor();
  await page.getByRole('tab', { name: area.tabs.achievements }).click();
  await page.waitForURL('**/advanced?tab=achievements');
  await page.getByRole('link', { name: area.back, exact: true }).click(); // the page before, not the tab
  await page.waitForURL(`**/team/${ID}`);
  await way.click();
  await page.getByRole('tab', { name: area.tabs.achievements }).click();
  const { squad_formed } = achievements.catalogue;
  const claim = button(page, filled(achievements.claim_named, squad_formed.title));
  await claim.waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);

  await phone.goOffline();
  await claim.click();
  await earned(page, squad_formed.title).waitFor();
  await page.getByRole('tab', { name: area.tabs.hierarchy }).click();
  await button(page, ranks.create).click();
  await button(page, ranks.create_submit).click();
  await page.getByText(outcome.ranks.incomplete).waitFor();
  await page.getByText(validation.rank_incomplete).waitFor();
  await page.getByLabel(ranks.field.name).fill('Sargento');
  await page.getByLabel(ranks.field.level).fill('4');
  await page.getByLabel(ranks.field.min_points).fill('900');
  await button(page, ranks.create_submit).click();
  await page.getByRole('heading', { name: 'Sargento' }).waitFor();
  await button(page, `${ranks.assign_rank}: ${MEMBER}`).click();
  await page.getByRole('radio', { name: /^Sargento/ }).check();
  await button(page, ranks.assign).click();
  await having(page, 'Sargento', MEMBER).getByText(member_words.waiting).waitFor();

  await page.reload();
  await having(page, 'Sargento', MEMBER).waitFor();
  await phone.goOnline();
  await having(page, 'Sargento', MEMBER).getByText(WAITS).first().waitFor({ state: 'detached' });
  const stored = () =>
    app.backend.query(
      `select r.name, r.level, r.min_points, m.name as member from team_ranks r
       join team_member_ranks k on k.rank_id = r.id join team_members m on m.id = k.member_id
       where r.team_id = $1 and r.name = 'Sargento'`,
      [ID],
    );
  await expect
    .poll(stored)
    .toEqual([{ name: 'Sargento', level: 4, min_points: 900, member: MEMBER }]);

  // the visitor signs in and comes back
  const other = await app.openPhone();
  const there = await other.open(ADVANCED);
  await there.getByLabel(auth.field.email).fill('jogador@exemplo.com');
  await there.getByLabel(auth.field.password, { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(there).click();
  await there.waitForURL(`**${ADVANCED}`);
  // the talk has the whole screen: its head leads to the other tabs
  await there.getByRole('heading', { level: 1 }).getByRole('button').click();
  await there.getByRole('dialog').getByRole('link', { name: area.tabs.hierarchy }).click();
  await having(there, 'Sargento', MEMBER).waitFor();
  expect(await button(there, ranks.create).count()).toBe(0);
  await button(there, `${ranks.ranks}: ${MEMBER}`).click();
  await there
    .getByRole('dialog')
    .getByText(/ de 900 pontos/)
    .waitFor();
  await there.keyboard.press('Escape');
  await there.getByRole('tab', { name: area.tabs.achievements }).click();
  await earned(there, squad_formed.title).waitFor();

  // deleted after a question that says who loses it
  await button(page, filled(member_words.actions, 'Sargento')).click();
  await button(page, ranks.delete.yes).click();
  await page.getByText('1 membro fica sem patente.').waitFor();
  await button(page, ranks.delete.yes).click();
  await having(page, ranks.without, MEMBER).waitFor();
  await expect.poll(stored).toEqual([]);
  await there.getByRole('tab', { name: area.tabs.hierarchy }).click();
  await lookForNews(there);
  await having(there, ranks.without, MEMBER).waitFor();
  await other.close();
  await phone.close();
});

if (LONG) {
  test('who is not in the team is told so, and led to the team', async () => {
    const phone = await app.openPhone();
    const page = await phone.open('/auth');
    await login(page, 'organizador@exemplo.com');
    await page.goto(ADVANCED);
    await page.getByRole('heading', { name: area.members_only }).waitFor();
    await page.getByRole('link', { name: area.see_team }).click();
    await page.waitForURL(`**/team/${ID}`);
    await phone.close();
  });
}
