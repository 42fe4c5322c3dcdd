import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login } from '../../phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Types a password twice and saves it. */
async function choose(page: Page, password: string) {
  const words = auth.new_password;
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.confirm_password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.submit }).click();
}

test('[story] an address without an account gets the same answer', async () => {
  const phone = await app.openPhone();
  const page = await phone.open('/auth?forgot=true');
  await page.getByLabel(auth.field.email).fill('ninguem@exemplo.com');
  await page.getByRole('button', { name: auth.forgot.submit }).click();
  await page.getByText(auth.forgot.sent, { exact: true }).waitFor();
  await phone.close();
});

test('[story] a person who knows the password changes it, and every other session ends', async () => {
  const email = 'admin@exemplo.com';
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const other = await app.openPhone();
  phone.expectProblem(/400 .*\/auth\/v1\/token/); // the wrong password
  const page = await phone.open('/auth');
  await login(page, email);
  await login(await other.open('/auth'), email);
  await page.goto('/profile');
  const { open, current } = auth.change_password;
  await page.getByRole('button', { name: open }).click();
  await page.getByLabel(current, { exact: true }).fill('nao-e-esta');
  await choose(page, 'outra-senha');
  await page.getByText(auth.problem.current_password_wrong).waitFor();
  await page.getByLabel(current, { exact: true }).fill(DEMO_PASSWORD);
  await choose(page, 'outra-senha');
  await page.getByText(auth.new_password.saved_detail).waitFor();
  const sessions = await app.backend.query(
    'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
    [email],
  );
  expect(sessions).toHaveLength(1);

  // the remaining session still saves
  await page.getByLabel(profile.form.team).fill('Esquadrão Ipê');
  await page.getByRole('button', { name: profile.form.submit }).click();
  await page.getByText(profile.saved, { exact: true }).waitFor();
  await Promise.all([phone.close(), other.close()]);
});
