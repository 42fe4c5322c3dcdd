import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { whatsapp } from '#i18n/pt-BR/whatsapp.ts';
import { confirmSignOut, openSignOut } from '../../device/sign-out-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login, signInButton } from '../../phone.ts';
import { announced } from '../../announcements.ts';

/** An account without earned patches, so that nothing is celebrated. */
const QUIET = 'admin@exemplo.com';
const PLAYER = 'jogador@exemplo.com';
const SMALL = { width: 390, height: 844 };
const LARGE = { width: 1280, height: 800 };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const tab = (page: Page, name: keyof typeof words.tabs) =>
  page.getByRole('tab', { name: words.tabs[name], exact: true });
const celebration = (page: Page) => page.getByRole('dialog', { name: words.celebration.title });
async function leave(page: Page) {
  await openSignOut(page);
  await confirmSignOut(page);
  await announced(page, auth.toast.signed_out);
}

test('[story] the patches of the last days are celebrated once and together, in one of two tabs', async () => {
  await app.backend.query(
    `insert into public.user_patches (user_id, patch_id, how, data_conquista)
     select u.id, p.id, 'assigned', now() - days * interval '1 day'
     from auth.users u, (values ('Dez Campos', 1), ('Cem Missões', 30)) d (name, days)
     join public.patches p on p.nome = d.name where u.email = 'jogador2@exemplo.com'`,
  );
  const phone = await app.openPhone({ viewport: SMALL });
  const page = await phone.open('/auth');
  await login(page, 'jogador2@exemplo.com'); // has one more of the last days
  await page.goto('/my-profile?tab=patches');
  const celebrated = celebration(page).getByRole('listitem');
  await celebrated.first().waitFor();
  expect(await celebrated.allInnerTexts()).toEqual(['Dez Campos', 'Primeira Missão']);
  const beside = await phone.open('/profile?tab=patches');
  const enlarge = new RegExp(`^${words.patches.enlarge} Primeira Missão`);
  await beside.getByRole('button', { name: enlarge }).waitFor();
  await celebration(page).getByRole('button', { name: common.close }).last().click();
  await page.getByRole('button', { name: enlarge }).click();
  await page.getByRole('dialog').getByText(words.patches.earned).waitFor();
  expect(await celebration(beside).count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: enlarge }).click();
  await page.getByRole('dialog').getByText(words.patches.earned).waitFor();
  expect(await celebration(page).count()).toBe(0);
  await beside.close();

  // the account remembers it over a sign-out, and another one of this phone has its own
  await leave(page);
  await login(page, PLAYER);
  await page.goto('/my-profile?tab=patches');
  await celebration(page).getByRole('button', { name: common.close }).last().click();
  await leave(page);
  await login(page, 'jogador2@exemplo.com');
  await page.goto('/my-profile?tab=patches');
  await page.getByRole('button', { name: enlarge }).click();
  await page.getByRole('dialog').getByText(words.patches.earned).waitFor();
  expect(await celebration(page).count()).toBe(0);
  await phone.close();
});

test('[story] my games as plots and as a table, my events and my team, offline', async () => {
  const phone = await app.openPhone({ viewport: LARGE });
  const page = await phone.open('/auth');
  await login(page, PLAYER);
  await page.goto('/profile?tab=estatisticas');
  await celebration(page).getByRole('button', { name: common.close }).last().click();
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.getByRole('img', { name: /^2 jogos e 0 falta/ }).waitFor();
  await page.getByText(words.statistics.table).click();
  const table = page.getByRole('region', { name: words.statistics.last_year });
  await expect.poll(() => table.getByRole('row').count()).toBe(13);

  await tab(page, 'eventos').click();
  const upcoming = page.getByRole('list', { name: words.events.upcoming }).getByRole('listitem');
  await upcoming.getByText(words.events.participant).waitFor();
  const past = page.getByRole('list', { name: words.events.past }).getByRole('listitem');
  await expect.poll(() => past.count()).toBe(2);

  await tab(page, 'equipes').click();
  await page.getByRole('button', { name: words.leave.action }).click();
  const sure = words.leave.confirm.replace('{team:string}', 'Lobos-Guará');
  await page.getByRole('dialog').getByText(sure).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.leave.yes, exact: true })
    .click();
  await page.getByText(words.leave.waiting).waitFor();
  await page.getByText(words.teams.empty).waitFor();
  await phone.goOnline();
  await expect
    .poll(() =>
      app.backend.query(
        `select 1 from team_members m join auth.users u on u.id = m.user_id
         where u.email = $1 and m.deleted_at is null`,
        [PLAYER],
      ),
    )
    .toEqual([]);
  await phone.close();
});

test('[story] a new number is saved at once, and verified with a code now or later', async () => {
  const phone = await app.openPhone({ viewport: SMALL });
  const page = await phone.open('/auth');
  await login(page, QUIET);
  await page.goto('/profile');
  await page.getByText(words.header.unverified, { exact: true }).waitFor();
  const field = page.getByLabel(words.form.whatsapp, { exact: true });
  const dialog = page.getByRole('dialog', { name: whatsapp.title });
  const stored = () =>
    app.backend.query(
      `select c.whatsapp, c.verified_at is not null as verified from public.profile_contacts c
       join auth.users u on u.id = c.user_id where u.email = $1`,
      [QUIET],
    );
  await field.fill('(11) 98765-0001');
  expect(await field.inputValue()).toBe('11987650001');
  await page.getByRole('button', { name: words.form.submit }).click();
  await dialog.waitFor();
  expect(await stored()).toEqual([{ whatsapp: '5511987650001', verified: false }]);
  await dialog.getByRole('button', { name: shell.update.later }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('+55 (11) 98765-0001').waitFor();
  await page.getByText(words.header.unverified, { exact: true }).waitFor();

  await field.fill('(11) 98765-0003');
  await page.getByRole('button', { name: words.form.submit }).click();
  const code = await dialog.locator('output').innerText();
  await dialog.getByLabel(whatsapp.code).fill(code);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('+55 (11) 98765-0003').waitFor();
  await page.getByText(words.header.verified, { exact: true }).waitFor();
  expect(await stored()).toEqual([{ whatsapp: '5511987650003', verified: true }]);
  await phone.close();
});

test('[story] a visitor of the profile signs in and comes back to the tab', async () => {
  const phone = await app.openPhone({ viewport: SMALL });
  const page = await phone.open('/profile?tab=eventos');
  await page.getByText(auth.guard.restricted_detail).waitFor();
  await page.getByLabel(auth.field.email).fill(QUIET);
  await page.getByLabel(auth.field.password, { exact: true }).fill('airsoft123');
  await signInButton(page).click();
  await page.waitForURL(/\/profile\?tab=eventos$/);
  await page.getByText(words.events.organiser, { exact: true }).first().waitFor();
  await phone.close();
});
