import { afterAll, beforeAll, test } from 'vitest';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';
import { demoTeam } from './demo-team.ts';

const ID = demoTeam('Lobos-Guará');
const ADVANCED = `/team/${ID}/advanced`;
const { area } = team_page;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

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
