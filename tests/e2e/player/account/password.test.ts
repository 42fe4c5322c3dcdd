import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { startMailServer } from '#tests/backend/mail/mail-server.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { confirmSignOut, openSignOut } from '../../device/sign-out-page.ts';
import { mailedLink } from '../../device/mailed-link.ts';
import { announced } from '../../announcements.ts';
import { login, signInButton } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

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

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByLabel(auth.field.password, { exact: true }).fill(password);
  await signInButton(page).click();
}

test('[story] a new account is signed in at once, and again later once its mail is confirmed', async () => {
  const email = `nina-${crypto.randomUUID().slice(0, 8)}@exemplo.com`; // a second try finds it free
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  phone.expectProblem(/42[29] .*\/auth\/v1\/signup/); // an address with an account
  phone.expectProblem(/400 .*\/auth\/v1\/token/); // an unconfirmed account
  const page = await phone.open('/auth?from=/outbox');
  await page.getByRole('tab', { name: auth.tabs.sign_up }).click();
  await page.getByRole('button', { name: auth.sign_up.submit }).click();
  await page.getByText(validation.signup_name_too_short).waitFor();
  await page.getByText(validation.whatsapp_too_short).waitFor();
  await page.getByText(validation.email_invalid).waitFor();
  await page.getByText(validation.password_too_short).first().waitFor();
  await page.getByText(validation.consent_required).waitFor();
  await page.getByLabel(auth.field.consent).check();
  await page.getByLabel(auth.field.name).fill('Nina Prado');
  await page.getByLabel(auth.field.whatsapp).fill('(11) 98765-4321');
  await page.getByLabel(auth.field.email).fill('jogador@exemplo.com');
  await page.getByLabel(auth.field.password, { exact: true }).fill('segredo1');
  await page.getByLabel(auth.field.confirm_password).fill('segredo2');
  await page.getByText(validation.passwords_differ).waitFor();
  await page.getByLabel(auth.field.confirm_password).fill('segredo1');
  await page.getByRole('button', { name: auth.sign_up.submit }).click();
  // beside the pressed button, at the end of a form that is longer than the screen
  const taken = page.getByText(auth.problem.email_taken);
  await taken.waitFor();
  expect((await taken.boundingBox())!.y).toBeGreaterThan(0);
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByRole('button', { name: auth.sign_up.submit }).click();
  await announced(page, auth.toast.signed_up);
  await page.waitForURL(/\/outbox$/);
  // the address changes before the screen is drawn and the router scrolls
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.getByText(auth.toast.signed_up_detail).count()).toBe(0); // no mail is asked for
  await openSignOut(page);
  await confirmSignOut(page);
  await page.goto('/auth?from=/outbox');
  // its mail did not arrive
  const waits = (waiting: boolean) =>
    app.backend.query('update auth.users set email_confirmed_at = $1 where email = $2', [
      waiting ? null : new Date().toISOString(),
      email,
    ]);
  await waits(true);
  await signIn(page, email, 'segredo1');
  await page.getByText(auth.problem.email_not_confirmed).waitFor();
  const again = page.getByRole('button', { name: auth.confirmation.again });
  await phone.goOffline();
  await page.getByText(auth.confirmation.offline).waitFor();
  expect(await again.isDisabled()).toBe(true);
  await phone.goOnline();
  await again.click();
  await page.getByText(auth.confirmation.asked).waitFor();
  await page.getByText(/^Enviar de novo em \d+ s$/).waitFor();
  await waits(false);
  await signIn(page, email, 'segredo1');
  await page.waitForURL(/\/outbox$/);
  await phone.close();
});

test('[story] a forgotten password: the link works once, and signs the person in', async () => {
  const email = 'jogador@exemplo.com';
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  phone.expectProblem(/40[03] .*\/auth\/v1\/(verify|token)/); // a used link, the old password
  const page = await phone.open('/auth');
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByRole('button', { name: auth.forgot.link }).click();
  expect(await page.getByLabel(auth.field.email).inputValue()).toBe(email);
  await page.getByRole('button', { name: auth.forgot.submit }).click();
  await page.getByText(auth.forgot.sent_detail.replace('{email:string}', email)).waitFor();
  await page.getByText(auth.forgot.in_terminal).waitFor();
  const link = await mailedLink(app.backend, email);
  await page.goto(link);
  await page.waitForURL(/\/new-password$/); // the token was removed from the address
  await choose(page, 'curta');
  await page.getByText(validation.password_too_short).first().waitFor();
  await choose(page, 'outra-senha');
  await page.getByText(auth.new_password.saved, { exact: true }).waitFor();
  await page.waitForURL(/\/$|\/events/);

  const late = await app.openPhone();
  late.expectProblem(/40[03] .*\/auth\/v1\/(verify|token)/);
  const again = await late.open(link);
  await choose(again, 'mais-uma-senha');
  await again.getByText(auth.problem.link_expired).waitFor();
  await again.getByRole('link', { name: auth.new_password.ask_again }).click();
  await again.getByRole('button', { name: auth.forgot.back }).click();
  await signIn(again, email, DEMO_PASSWORD);
  await again.getByText(auth.problem.invalid_credentials).waitFor();
  await signIn(again, email, 'outra-senha');
  await again.waitForURL((url) => url.pathname !== '/auth');
  await Promise.all([phone.close(), late.close()]);
});

if (LONG) {
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
    await page.goto('/profile?tab=editar');
    await page.getByLabel(profile.form.team).fill('Esquadrão Ipê');
    await page.getByRole('button', { name: profile.form.submit }).click();
    await page.getByText(profile.saved, { exact: true }).waitFor();
    await Promise.all([phone.close(), other.close()]);
  });
}

if (LONG) {
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
}
