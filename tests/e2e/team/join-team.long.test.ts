import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { team_page as words } from '#i18n/pt-BR/team-page.ts';
import { teams as list } from '#i18n/pt-BR/teams.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { signInButton, upToDate } from '../phone.ts';
import { demoTeam } from './demo-team.ts';

const TEAM = 'Lobos-Guará';
const ID = demoTeam(TEAM);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const members = (page: Page) => page.getByRole('list', { name: words.member.list });

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
