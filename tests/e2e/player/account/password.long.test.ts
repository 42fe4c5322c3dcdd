import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { startMailServer } from '#tests/backend/mail/mail-server.ts';
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

test('[story] on a club’s own server the link comes by mail; without a mail server the screen says whom to ask', async () => {
  const mails = await startMailServer();
  const SMTP_URL = `smtp://127.0.0.1:${mails.port}`;
  const club = await startApp({ seed: 'none', settings: { APP_ENV: 'production', SMTP_URL } });
  const phone = await club.openPhone({ viewport: { width: 360, height: 740 } });
  const page = await phone.open('/auth');
  await page.getByRole('tab', { name: auth.tabs.sign_up }).click();
  const email = 'nina@exemplo.com';
  await page.getByLabel(auth.field.consent).check();
  await page.getByLabel(auth.field.name).fill('Nina Prado');
  await page.getByLabel(auth.field.whatsapp).fill('(11) 98765-4321');
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByLabel(auth.field.password, { exact: true }).fill('segredo1');
  await page.getByLabel(auth.field.confirm_password).fill('segredo1');
  await page.getByRole('button', { name: auth.sign_up.submit }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
  await phone.close();

  const other = await club.openPhone({ viewport: { width: 360, height: 740 } });
  const forgot = await other.open('/auth?forgot=true');
  await forgot.getByLabel(auth.field.email).fill(email);
  await forgot.getByRole('button', { name: auth.forgot.submit }).click();
  await forgot.getByText(auth.forgot.sent, { exact: true }).waitFor();
  await expect.poll(() => mails.to(email).length).toBe(1);
  const link = /new-password#token_hash=[0-9a-f]{64}/.exec(mails.to(email)[0]!.text)![0];
  await forgot.goto(`/${link}`);
  await choose(forgot, 'outra-senha');
  await forgot.getByText(auth.new_password.saved, { exact: true }).waitFor();
  await other.close();
  await club.close();
  await mails.close();

  const none = await startApp({ seed: 'none', settings: { APP_ENV: 'production' } });
  const third = await none.openPhone({ viewport: { width: 360, height: 740 } });
  const asks = await third.open('/auth?forgot=true');
  await asks.getByLabel(auth.field.email).fill(email);
  await asks.getByRole('button', { name: auth.forgot.submit }).click();
  await asks.getByText(auth.forgot.no_mail).waitFor();
  expect(await asks.getByText(auth.forgot.sent, { exact: true }).count()).toBe(0);
  await third.close();
  await none.close();
});
