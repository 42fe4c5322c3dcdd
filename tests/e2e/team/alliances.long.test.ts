import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '#i18n/pt-BR/problems.ts';
import { team_alliances as words } from '#i18n/pt-BR/team-alliances.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, lookForNews, upToDate, WAITS, type Phone } from '../phone.ts';
import { demoId, demoTeam } from './demo-team.ts';

const [LOBOS, MARE] = ['Lobos-Guará', 'Maré Alta'] as const;
const MINE = demoTeam(LOBOS);

let app: RunningApp;
let phone: Phone;
let other: Phone;
beforeAll(async () => {
  app = await startApp();
  // a second captain with an account
  await app.backend.query(
    `update team_members set user_id = (select id from auth.users where email = 'organizador@exemplo.com')
     where team_id = $1 and role = 'captain'`,
    [demoTeam(MARE)],
  );
  await app.backend.query(
    `update teams set captain_id = (select id from auth.users where email = 'organizador@exemplo.com') where id = $1`,
    [demoTeam(MARE)],
  );
  await app.backend.refreshSnapshot();
  [phone, other] = await Promise.all([app.openPhone(), app.openPhone()]);
});
afterAll(() => app.close());

const section = (page: Page, kind: keyof typeof words.section, count: number) =>
  page.getByRole('list', {
    name: words.section[kind].replace('{count:number}', String(count)),
    exact: true,
  });
const row = (page: Page, kind: keyof typeof words.section, count: number, name: string) =>
  section(page, kind, count)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action}: ${name}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
const named = (text: string, team: string) => text.replaceAll('{team:string}', team);
const counted = (text: string, one: string) =>
  text.replace('{count:number}', '1').replace(/\{\{.*\}\}/, one);
const stateOf = (one: string, two: string) =>
  app.backend.query<{ status: string }>(
    `select status from team_alliances where team1_id = $1 and team2_id = $2 order by created_at`,
    [demoTeam(one), demoTeam(two)],
  );

test('[story] a captain accepts one proposal and makes another without a signal; the second captain finds it on their phone and accepts', async () => {
  const page = await phone.open('/auth');
  await login(page, 'capitao@exemplo.com');
  await page.goto(`/team/${MINE}`);
  await upToDate(page);
  const proposals = counted(team_page.area.proposals, 'proposta');
  await page.getByRole('link', { name: `${team_page.area.title} ${proposals}` }).click();
  await row(page, 'asking', 1, 'Onça-Parda').getByText(words.status.pending).waitFor();
  await phone.serviceWorker(page);

  await phone.goOffline();
  await button(page, words.accept.action, 'Onça-Parda').click();
  await row(page, 'active', 2, 'Onça-Parda').getByText(words.waiting).waitFor();
  await page.getByRole('button', { name: words.propose.action }).click();
  await dialog(page).getByRole('button', { name: words.propose.send, exact: true }).click();
  for (const said of [words.propose.team_required, words.propose.type_required])
    await dialog(page).getByText(said).waitFor();
  await dialog(page).getByPlaceholder(words.propose.search).fill('Ipê');
  // an ally is named with the reason, and can't be chosen
  const taken = dialog(page).getByRole('region', { name: words.propose.taken.title });
  await taken.getByText('Ipê').waitFor();
  expect(await dialog(page).getByRole('radio', { name: 'Ipê' }).count()).toBe(0);
  await dialog(page).getByPlaceholder(words.propose.search).fill('mare recife');
  await dialog(page).getByLabel(MARE).check();
  await dialog(page).getByLabel(words.type.coalition).check();
  await dialog(page).getByRole('button', { name: words.propose.send, exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await row(page, 'asked', 1, MARE).getByText(words.waiting).waitFor();
  await page.reload();
  await row(page, 'asked', 1, MARE).getByText(words.waiting).waitFor();
  expect(await stateOf(LOBOS, MARE)).toEqual([]);
  await phone.goOnline();
  await page.getByRole('main').getByText(WAITS).first().waitFor({ state: 'detached' });
  await row(page, 'asked', 1, MARE).getByText(words.status.pending).waitFor();
  expect(await stateOf('Onça-Parda', LOBOS)).toEqual([{ status: 'active' }]);

  const there = await other.open('/auth');
  await login(there, 'organizador@exemplo.com');
  // captain of one team, officer of another: the address asks which one
  await there.goto('/team/alliances');
  await there
    .getByRole('list', { name: words.mine.list })
    .getByRole('link', { name: 'Esquadrão Ipê' })
    .click();
  await section(there, 'active', 2).waitFor();
  expect(await there.getByRole('button', { name: words.propose.action }).count()).toBe(0);
  expect(await button(there, words.end.action, LOBOS).count()).toBe(0);

  const [notice] = await app.backend.query<{ url: string }>(
    `select n.url from notifications n join auth.users u on u.id = n.user_id
     where u.email = 'organizador@exemplo.com' and n.data ->> 'code' = 'alliance_proposed'`,
  );
  await there.goto(notice?.url ?? '');
  await there.getByText(words.page.answer).waitFor();
  await upToDate(there);
  const proposed = named(words.page.happened.proposed, LOBOS);
  await there.getByRole('listitem').filter({ hasText: proposed }).waitFor();
  await button(there, words.accept.action, LOBOS).click();
  await there.getByText(words.accept.done_points).waitFor();
  await there.getByText(words.page.end).waitFor();
  const points = await app.backend.query(
    `select points from team_points where team_id = $1 and source_id = $2`,
    [demoTeam(MARE), MINE],
  );
  expect(points).toEqual([{ points: 100 }]);

  await lookForNews(page);
  await row(page, 'active', 3, MARE).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: `${LOBOS} e ${MARE}` }).waitFor();
  await button(page, words.end.action, MARE).click();
  await dialog(page).getByText(named(words.end.confirm, MARE)).waitFor();
  await dialog(page).getByRole('button', { name: words.end.yes, exact: true }).click();
  await page.getByText(words.page.renew).waitFor();
  await button(page, words.renew.action, MARE).click();
  expect(await dialog(page).getByLabel(MARE).isChecked()).toBe(true);
  expect(await dialog(page).getByLabel(words.type.coalition).isChecked()).toBe(true);
  await dialog(page).getByRole('button', { name: words.propose.send, exact: true }).click();
  await page.getByText(words.page.taken).waitFor();
  await expect
    .poll(() => stateOf(LOBOS, MARE))
    .toEqual([{ status: 'expired' }, { status: 'pending' }]);

  await lookForNews(there);
  await there.getByRole('link', { name: words.page.back, exact: true }).click();
  await row(there, 'asking', 1, LOBOS).waitFor();
  await upToDate(there);
  await other.goOffline();
  await button(there, words.accept.action, LOBOS).click();
  await row(there, 'active', 1, LOBOS).getByText(words.waiting).waitFor();
  await page.getByRole('link', { name: words.page.back, exact: true }).click();
  await button(page, words.cancel.action, MARE).click();
  await dialog(page).getByRole('button', { name: words.cancel.yes, exact: true }).click();
  await page.getByText(words.cancel.done).waitFor();
  await other.goOnline();
  await there.getByText(problems.refused.alliance_not_pending).first().waitFor();
  await row(there, 'past', 2, LOBOS).first().waitFor();
  expect(await stateOf(LOBOS, MARE)).toEqual([{ status: 'expired' }, { status: 'rejected' }]);
});

test('an alliance that is none, or is of two other teams, is not found; the page leads back to the team', async () => {
  const page = await phone.open(`/team/${MINE}/alliance/nada`);
  await page.getByRole('heading', { level: 1, name: words.page.absent }).waitFor();
  await page.goto(`/team/${MINE}/alliance/${demoId('alliance Carcará 11Esquadrão Ipê')}`);
  await page.getByRole('heading', { level: 1, name: words.page.absent }).waitFor();
  await page.getByRole('link', { name: words.page.to_team }).click();
  await page.getByRole('heading', { level: 1, name: LOBOS }).waitFor();
});
