import { afterAll, beforeAll, expect, test } from 'vitest';
import { team_form as words } from '#i18n/pt-BR/team-form.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { field, fillTeam, personAt, teamsNamed } from './team-form-page.ts';

const PLAYER = 'jogador@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const submit = { name: words.create_submit };

test('what is missing is said at its field, and the first one gets the focus', async () => {
  const { phone, page } = await personAt(app, '/team/create', PLAYER);
  const name = `Regra ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, 'website').fill('www.lobos.com.br');
  await page.getByRole('button', submit).click();
  await page.getByText(validation.team_form_name_too_short).waitFor();
  for (const said of [validation.city_required, validation.state_required, validation.url_invalid])
    await page.getByText(said, { exact: true }).waitFor();
  expect(await field(page, 'name').evaluate((it) => it === document.activeElement)).toBe(true);
  await fillTeam(page, name);
  await field(page, 'website').fill('https://lobos.example');
  await page.getByText(validation.url_invalid).waitFor({ state: 'detached' });
  await page.getByRole('button', submit).click();
  await page.getByText(words.created).waitFor();
  expect(await teamsNamed(app, name)).toMatchObject([
    { city: 'Atibaia', state: 'SP', website: 'https://lobos.example' },
  ]);
  await phone.close();
});
