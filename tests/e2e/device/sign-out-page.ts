import type { Page } from 'playwright';
import { auth } from '#i18n/pt-BR/auth.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import { announced, forgetAnnouncements } from '../announcements.ts';

/** Presses Sair on the list. With nothing waiting that is all. */
export async function openSignOut(page: Page): Promise<void> {
  await page.goto('/events');
  await askToSignOut(page);
}

/** Presses Sair on this screen, wherever its width shows it. */
export async function askToSignOut(page: Page): Promise<void> {
  const sign_out = page.getByRole('button', { name: shell.nav.sign_out, exact: true });
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole('button', { name: shell.menu.open }).click();
  await sign_out.first().click();
}

/** Nothing waits: one question. Resolves when the app shows a visitor. */
export async function confirmSignOut(page: Page): Promise<void> {
  forgetAnnouncements(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: auth.sign_out.confirm })
    .last()
    .click();
  await announced(page, auth.toast.signed_out);
}

/**
 * Something waits, in this tab or another: it stays on this device until the same person is back.
 */
export async function keepQueueAndSignOut(
  page: Page,
  { counted }: { counted: string },
): Promise<void> {
  forgetAnnouncements(page);
  await openSignOut(page);
  await page.getByText(counted).waitFor();
  await page.getByText(auth.sign_out.keep, { exact: true }).click();
  await announced(page, auth.toast.signed_out);
}

export const databaseNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
