import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { whatsapp } from '#i18n/pt-BR/whatsapp.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { hears } from '../../live-signal.ts';
import { login, signInButton } from '../../phone.ts';
import { confirmSignOut, openSignOut } from '../../device/sign-out-page.ts';
import { announced } from '../../announcements.ts';
import { LONG } from '../../../runner/suite.ts';

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
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[story] a profile changed offline survives the closed tab and reaches the other device', async () => {
  const phone = await app.openPhone({ viewport: SMALL, as: QUIET });
  const other = await app.openPhone({ viewport: LARGE, as: QUIET });
  const there = await other.open('/profile');
  await heading(there, 'Helena Prado').waitFor();
  const poked = await hears(there, 'user:');
  const first = await phone.open('/profile');
  await heading(first, 'Helena Prado').waitFor();
  // a card, not a form; the tabs keep their height on the screen
  expect(await first.getByRole('main').locator('input, select, textarea').count()).toBe(0);
  await first.getByRole('link', { name: words.next.label }).getByText(words.next.no_game).waitFor();
  expect((await first.getByRole('tablist').boundingBox())!.y).toBeLessThanOrEqual(330);
  await phone.serviceWorker(first);
  await phone.goOffline();

  await first.getByRole('link', { name: words.header.edit_label }).click();
  const name = first.getByLabel(words.form.name, { exact: true });
  await name.fill('H');
  await first.getByRole('button', { name: words.form.submit }).click();
  await first.getByText(validation.profile_name_too_short).waitFor();
  await name.fill("Helena D'Ávila");
  await first.getByLabel(words.form.team).fill('Esquadrão Ipê');
  await first.getByLabel(words.class.medic).check();
  await first.getByLabel(words.form.experience).selectOption('veterano');
  await first.getByLabel(words.form.whatsapp, { exact: true }).fill('(11) 98765-0002');
  await first.getByRole('button', { name: words.form.submit }).click();
  await first.getByText(words.saved_here).waitFor();
  await first.getByText('Número de WhatsApp de').waitFor(); // it waits, with an undo
  await phone.closePages();

  const again = await phone.open('/profile?tab=editar');
  await expect.poll(() => again.getByLabel(words.class.medic).isChecked()).toBe(true);
  await again.getByText('+55 (11) 98765-0002').waitFor();
  await again.getByRole('link', { name: words.title, exact: true }).click();
  await heading(again, "Helena D'Ávila").waitFor();
  await phone.goOnline();
  await poked();
  await heading(there, "Helena D'Ávila").waitFor();
  await there.getByText(new RegExp(`^Esquadrão Ipê.* ${words.class.medic}`)).waitFor();
  await there.getByRole('link', { name: words.header.edit_label }).click();
  await there.getByText('+55 (11) 98765-0002').waitFor();
  await expect.poll(() => there.getByLabel(words.form.experience).inputValue()).toBe('veterano');
  await Promise.all([phone.close(), other.close()]);
});

const tab = (page: Page, name: keyof typeof words.tabs) =>
  page.getByRole('tab', { name: words.tabs[name], exact: true });
const celebration = (page: Page) => page.getByRole('dialog', { name: words.celebration.title });
async function leave(page: Page) {
  await openSignOut(page);
  await confirmSignOut(page);
  await announced(page, auth.toast.signed_out);
}

if (LONG) {
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
    await phone.serviceWorker(page);
    await phone.goOffline();
    await page.getByRole('img', { name: /^\d patches em 12 meses/ }).waitFor();
    // their account saw the celebration in the story before, on another phone
    expect(await celebration(page).count()).toBe(0);
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
    await page.goto('/profile?tab=editar');
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
}

// last: the captain's team goes with the account
test('[story] an account is exported as a file, and deleted after a word and the password are typed', async () => {
  const email = 'capitao@exemplo.com';
  const phone = await app.openPhone({ viewport: SMALL, as: email });
  // refused once, and a wrong password; after the deletion there is no account left to sign out
  phone.expectProblem(/409 .*delete_my_account|400 .*token|403 .*logout/);
  const page = await phone.open('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.account.export }).click();
  expect((await download).suggestedFilename()).toMatch(/^qg-airsoft-.*\.json$/);

  await page.getByRole('button', { name: words.account.delete }).click();
  const dialog = page.getByRole('dialog');
  const end = dialog.getByRole('button', { name: words.account.delete });
  expect(await end.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').first().fill('excluir');
  const password = dialog.getByLabel(auth.field.password);
  await password.fill('nao-e-esta');
  await end.click();
  await dialog.getByText(auth.problem.current_password_wrong).waitFor();
  await password.fill(DEMO_PASSWORD);
  await end.click();
  // somebody depends on the account
  await dialog.getByText('Passe a capitania da sua equipe').waitFor();

  const me = '(select id from auth.users where email = $1)';
  await app.backend.query(`update teams set deleted_at = now() where captain_id = ${me}`, [email]);
  await app.backend.query(
    `update airsoft_events set status = 'cancelled' where created_by = ${me}`,
    [email],
  );
  await end.click();
  await page.getByText(words.account.deleted).waitFor();
  expect(await app.backend.query('select 1 from auth.users where email = $1', [email])).toEqual([]);
  await phone.close();
});
