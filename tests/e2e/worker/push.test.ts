import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legal as english } from '#i18n/en/legal.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { legal } from '#i18n/pt-BR/legal.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { push as words } from '#i18n/pt-BR/push.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { announced } from '../announcements.ts';
import { openEvent, openPlaceMenu, submitRegistration } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { login, signInButton } from '../phone.ts';
import { LONG } from '../../runner/suite.ts';

const PLAYER = 'jogador@exemplo.com';
const small = { width: 390, height: 844 };
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
  await app.backend.query('delete from public.user_patches'); // so that no celebration opens
});
afterAll(() => app.close());

/** Tests have no push service: this one returns an address like a browser's. */
function pushService(): void {
  if (!('PushManager' in globalThis)) return; // about:blank does not have it
  let address = 0;
  let current: unknown = null;
  const subscribe = async () => {
    const endpoint = `https://push.exemplo.test/${(address += 1)}`;
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
    current = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => ((current = null), true),
    };
    return current;
  };
  Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current });
}

async function devices(): Promise<number> {
  const [row] = await app.backend.query<{ n: number }>(
    `select count(*)::int as n from public.user_devices d join auth.users u on u.id = d.user_id where u.email = $1`,
    [PLAYER],
  );
  return row?.n ?? 0;
}

const bell = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${notifications.title}`) });
const setting = (page: Page, state: string) =>
  page.getByRole('button', { name: `${words.setting} ${state}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });

test('[story] after a confirmed registration a player is asked with a reason, and turns it off again', async () => {
  const event = await openEvent(app.backend);
  // both reminders are still ahead, also when midnight passes during the test
  await app.backend.query('update public.airsoft_events set date = date + 1 where id = $1', [
    event.id,
  ]);
  const phone = await app.openPhone({ viewport: small, before: pushService, as: PLAYER });
  const page = await phone.open('/');
  await phone.serviceWorker(page);
  expect(await dialog(page).count()).toBe(0); // never unasked
  await page.goto(`/register/${event.id}`);
  await submitRegistration(page);
  await page.getByText(words.offer.title).waitFor();
  await page.getByRole('button', { name: words.turn_on }).click();
  await dialog(page).getByText(words.reasons.changed).waitFor();
  await dialog(page).getByRole('button', { name: words.turn_on }).click();
  await page.getByText(words.turned_on).waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(devices).toBe(1);
  await page.getByText(words.offer.title).waitFor({ state: 'detached' });

  await bell(page).click();
  await setting(page, words.state.on).click();
  await dialog(page).getByText(words.is_on).waitFor();
  await dialog(page).getByRole('button', { name: words.turn_off }).click();
  await dialog(page).getByRole('button', { name: words.turn_on }).waitFor();
  await expect.poll(devices).toBe(0);

  await page.goto(`/event/${event.id}`);
  await openPlaceMenu(page);
  await page.getByRole('button', { name: event_words.action.reminders }).click();
  const reminders = page.getByRole('dialog', { name: event_words.reminders.title });
  await reminders.getByText(event_words.reminders.left.both).waitFor();
  await reminders.getByText(words.reminders.stay_hint).waitFor();
  await phone.goOffline();
  await reminders.getByText(words.needs_signal).waitFor();
  await phone.goOnline();
  await reminders.getByRole('button', { name: words.turn_on }).click();
  await reminders.getByText(words.reminders.reach).waitFor();
  await expect.poll(devices).toBe(1);
  await phone.close();
});

test('Spec 1 §8: a visitor of a protected screen is told why, and comes back after signing in', async () => {
  const phone = await app.openPhone({ viewport: small });
  const page = await phone.open('/profile?tab=eventos');
  await page.getByText(auth.guard.restricted, { exact: true }).waitFor();
  await page.getByText(auth.guard.restricted_detail).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get('from') === '/profile?tab=eventos');
  await phone.serviceWorker(page); // without it the app has no code for the next screen
  await page.getByLabel(auth.field.email).fill(PLAYER);
  await page.getByLabel(auth.field.password, { exact: true }).fill('airsoft123');
  await phone.goOffline();
  const submit = signInButton(page);
  await submit.click();
  await page.getByText(problems.generic.network.title).waitFor();
  await page.getByText(problems.generic.network.message).waitFor();
  await phone.goOnline();
  await submit.click();
  await page.waitForURL('**/profile?tab=eventos');
  await announced(page, auth.toast.signed_in);
  await phone.close();
});

if (LONG) {
  test('without a push service, and offline, the dialog says so', async () => {
    const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
    const page = await phone.open('/auth');
    await login(page, PLAYER);
    await phone.serviceWorker(page);
    const before = await devices();
    await page.goto('/profile');
    await setting(page, words.state.off).click();
    await dialog(page).getByRole('button', { name: words.turn_on }).click();
    await dialog(page).getByText(words.failed.body).waitFor();
    expect(await devices()).toBe(before);
    await phone.goOffline();
    await dialog(page).getByText(words.needs_signal).waitFor();
    expect(await dialog(page).getByRole('button', { name: words.turn_on }).isDisabled()).toBe(true);
    await phone.close();
  });

  test.each([
    [
      'an iPhone that has not installed it',
      words.needs_install.body,
      () => {
        Reflect.deleteProperty(globalThis, 'PushManager');
        Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone)' });
      },
    ],
    [
      'a server without a key',
      words.no_key.body,
      () =>
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('meta[name="qg-push-key"]')?.remove(),
        ),
    ],
    [
      'a browser that was told no',
      words.denied.browser,
      () => {
        if ('Notification' in globalThis)
          Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      },
    ],
  ] as const)('%s is told what to do', async (_, sentence, before) => {
    const phone = await app.openPhone({ viewport: small, before });
    const page = await phone.open('/auth');
    await login(page, PLAYER);
    await bell(page).click();
    await page.getByRole('button', { name: words.setting }).click();
    await dialog(page).getByText(sentence).waitFor();
    expect(await dialog(page).getByRole('button', { name: words.turn_on }).count()).toBe(0);
    await phone.close();
  });

  test('legal pages are readable from the footer, offline, in the reader’s language', async () => {
    const phone = await app.openPhone({ viewport: { width: 320, height: 640 } });
    const page = await phone.open('/events');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await phone.serviceWorker(page);
    await phone.goOffline();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shell.footer.privacy }).click();
    await page.getByRole('heading', { level: 1, name: legal.privacy.title }).waitFor();
    await page.getByText('plataforma para maiores de 18 anos').waitFor();
    await footer.getByRole('link', { name: shell.footer.terms }).click();
    await page.getByRole('heading', { level: 1, name: legal.terms.title }).waitFor();
    expect(await footer.locator('a[target="_blank"]').count()).toBe(0); // the build names no launch
    await phone.goOnline(); // a first change of the language needs a signal
    await page.getByRole('button', { name: shell.menu.open }).click();
    await page.getByText(shell.language.names.en).click();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: english.terms.title }).waitFor();
    await phone.goOffline();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: english.terms.title }).waitFor();
    await phone.close();
  });
}
