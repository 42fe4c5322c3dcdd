import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { picture as picture_words } from '#i18n/pt-BR/picture.ts';
import { team_form as words } from '#i18n/pt-BR/team-form.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { chooseLogo, field, fillTeam, logo, personAt, teamsNamed } from './team-form-page.ts';
import { LONG } from '../../runner/suite.ts';

const PLAYER = 'jogador@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const submit = { name: words.create_submit };

test('offline a draft survives its tab, and the team is sent once, with its logo', async () => {
  const { phone, page } = await personAt(app, '/team/create', PLAYER);
  const name = `Rascunho ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, 'name').waitFor();
  await phone.serviceWorker(page);
  await phone.goOffline();
  await fillTeam(page, name);
  await chooseLogo(page);
  await logo(page).getByText(picture_words.waiting).waitFor();
  await page.getByRole('link', { name: common.cancel }).click();
  await page.getByText(form_words.leave.title).waitFor();
  await page.getByRole('button', { name: form_words.leave.leave }).click();
  await page.waitForURL((url) => url.pathname !== '/team/create');
  await phone.closePages();

  const again = await phone.open('/team/create');
  await again.getByText(form_words.draft.restored).waitFor();
  expect(await field(again, 'city').inputValue()).toBe('Atibaia');
  const preview = logo(again).getByRole('img');
  await expect
    .poll(() => preview.evaluate((it: HTMLImageElement) => [it.naturalWidth, it.naturalHeight]))
    .toEqual([30, 30]); // its middle
  expect(await preview.getAttribute('src')).toMatch(/^blob:/);
  await again.getByRole('button', submit).click();
  await again.getByText(form_words.queued).waitFor();
  await again.getByRole('heading', { level: 1, name }).waitFor();
  await phone.closePages();
  expect(await teamsNamed(app, name)).toHaveLength(0);

  await phone.goOnline();
  const later = await phone.open('/team/create');
  await field(later, 'name').waitFor();
  await expect
    .poll(() => teamsNamed(app, name))
    .toMatchObject([{ city: 'Atibaia', state: 'SP', logos: 1 }]);
  expect(await later.getByText(form_words.draft.restored).count()).toBe(0);
  expect(await field(later, 'name').inputValue()).toBe('');
  await phone.close();
});

if (LONG) {
  test('what is missing is said at its field, and the first one gets the focus', async () => {
    const { phone, page } = await personAt(app, '/team/create', PLAYER);
    const name = `Regra ${crypto.randomUUID().slice(0, 8)}`;
    await field(page, 'website').fill('lobos');
    await page.getByRole('button', submit).click();
    await page.getByText(validation.team_form_name_too_short).waitFor();
    for (const said of [
      validation.city_required,
      validation.state_required,
      validation.url_invalid,
    ])
      await page.getByText(said, { exact: true }).waitFor();
    expect(await field(page, 'name').evaluate((it) => it === document.activeElement)).toBe(true);
    await fillTeam(page, name);
    await field(page, 'website').fill('lobos.example'); // as people write it
    await page.getByText(validation.url_invalid).waitFor({ state: 'detached' });
    await page.getByRole('button', submit).click();
    await page.getByText(words.created).waitFor();
    expect(await teamsNamed(app, name)).toMatchObject([
      { city: 'Atibaia', state: 'SP', website: 'https://lobos.example' },
    ]);
    await phone.close();
  });
}
