import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legal } from '#i18n/pt-BR/legal.ts';
import { notifications } from '#i18n/pt-BR/notifications.ts';
import { push as words } from '#i18n/pt-BR/push.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { legal as english } from '#i18n/en/legal.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';

const PLAYER = 'jogador@exemplo.com';
const small = { width: 390, height: 844 };
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
  await app.backend.query('delete from public.user_patches'); // so that no celebration opens
});
afterAll(() => app.close());

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
  await page.getByRole('button', { name: shell.menu.open }).click();
  await page.getByText(shell.language.names.en).click();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: english.terms.title }).waitFor();
  await phone.close();
});
