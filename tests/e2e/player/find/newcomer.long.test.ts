import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { event as words } from '#i18n/pt-BR/event.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { openEvent, placesOf } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { signInButton } from '../../phone.ts';

const PHONE = { width: 390, height: 844 };
const MOST_TAPS = 6;
const MOST_FIELDS = 4;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** What a person does on a page, counted. */
function hand(page: Page) {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    tap: async (role: 'link' | 'button' | 'checkbox', name: string) => {
      done.taps += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    fill: async (label: string, text: string) => {
      done.fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
  };
}

test('[story] a stranger by a link has an account and a place in six taps and four fields', async () => {
  const event = await openEvent(app.backend);
  const phone = await app.openPhone({ viewport: PHONE, first_visit: true });
  const page = await phone.open(`/event/${event.id}`);
  const { done, tap, fill } = hand(page);
  await tap('link', words.action.register);
  const greeting = auth.sign_up.to_play.replace('{event:string}', event.name);
  await page.getByRole('heading', { level: 1, name: greeting }).waitFor();
  await page.getByRole('tab', { name: auth.sign_up.have_account }).waitFor();
  await page.getByText(registration.needs_sign_in).waitFor();
  await fill(auth.field.name, 'Nina Prado');
  await fill(auth.field.whatsapp, '(11) 98765-4321');
  await fill(auth.field.email, 'nina@exemplo.com');
  await fill(auth.field.password, 'segredo-novo');
  await tap('button', auth.field.show_password); // and so it is not typed twice
  await tap('checkbox', auth.field.consent);
  await tap('button', auth.sign_up.submit);

  await page.waitForURL(`**/register/${event.id}`);
  const review = page.getByRole('region', { name: registration.review.title });
  await review.getByText('Nina Prado').waitFor(); // nothing is typed twice
  await review.getByText('+55 (11) 98765-4321').waitFor();
  await tap('button', registration.submit);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, 'nina@exemplo.com')).toBe(1);
  expect(done.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(done.fields).toBeLessThanOrEqual(MOST_FIELDS);
  const [consent] = await app.backend.query<{ terms: string }>(
    `select c.terms from private.account_consents c join auth.users u on u.id = c.user_id
     where u.email = 'nina@exemplo.com'`,
  );
  expect(consent).toBeDefined();

  await page.goBack(); // neither the wall of the form nor the form of the account
  await page.waitForURL(`**/event/${event.id}`);
  await page.getByRole('heading', { level: 1, name: event.name }).waitFor();
  await phone.close();
});

test('a visitor who has an account signs in beside the form, and Back leads to the event', async () => {
  const event = await openEvent(app.backend);
  const phone = await app.openPhone({ viewport: PHONE });
  const page = await phone.open(`/event/${event.id}`);
  await page.getByRole('link', { name: words.action.register }).first().click();
  await page.getByRole('tab', { name: auth.sign_up.have_account }).click();
  await page.getByLabel(auth.field.email).fill('jogador2@exemplo.com');
  await page.getByLabel(auth.field.password, { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(page).click();
  await page.waitForURL(`**/register/${event.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  await page.goBack();
  await page.waitForURL(`**/event/${event.id}`);
  await phone.close();
});

test('a visitor has the bell and its entry in the menu, which say how to get notifications', async () => {
  const phone = await app.openPhone({ viewport: PHONE });
  const page = await phone.open('/events');
  const bell = page.getByRole('button', { name: notifications.title, exact: true });
  const empty = page.getByRole('dialog').getByText(notifications.empty);
  await bell.first().click();
  await empty.waitFor();
  await page.keyboard.press('Escape');
  await empty.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: shell.menu.open }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Notificações/ })
    .click();
  await empty.waitFor();
  const sheet = page.getByRole('dialog').filter({ hasText: notifications.for_members });
  await sheet.getByRole('link', { name: shell.nav.sign_in }).click();
  await page.waitForURL('**/auth?from=*');
  await phone.close();
});
