import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { hears } from '../../live-signal.ts';
import { login } from '../../phone.ts';

/** An account without earned patches, so that nothing is celebrated. */
const QUIET = 'admin@exemplo.com';
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
  await phone.serviceWorker(first);
  await phone.goOffline();

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

  const again = await phone.open('/profile');
  await heading(again, "Helena D'Ávila").waitFor();
  await expect.poll(() => again.getByLabel(words.class.medic).isChecked()).toBe(true);
  await again.getByText('+55 (11) 98765-0002').waitFor();
  await phone.goOnline();
  await poked();
  await heading(there, "Helena D'Ávila").waitFor();
  await there.getByText('Esquadrão Ipê').waitFor();
  await there.getByText('+55 (11) 98765-0002').waitFor();
  await expect.poll(() => there.getByLabel(words.form.experience).inputValue()).toBe('veterano');
  await Promise.all([phone.close(), other.close()]);
});

test('[story] an account is exported as a file, and deleted after a word and the password are typed', async () => {
  const email = 'capitao@exemplo.com';
  const phone = await app.openPhone({ viewport: SMALL });
  // refused once, and a wrong password; after the deletion there is no account left to sign out
  phone.expectProblem(/409 .*delete_my_account|400 .*token|403 .*logout/);
  const page = await phone.open('/auth');
  await login(page, email);
  await page.goto('/profile');
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
