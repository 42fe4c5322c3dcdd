import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatsapp as words } from '#i18n/pt-BR/whatsapp.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login, upToDate } from '../../phone.ts';
import { announced } from '../../announcements.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Opens the dialog like any screen: by the spec's event. The page records the callbacks. */
const ask = (page: Page, whatsapp: string) =>
  page.evaluate((number) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    const detail = {
      whatsapp: number,
      name: 'Bruno Carvalho',
      onSuccess: () => told.push('verified'),
      onError: (reason: string) => told.push(reason),
    };
    dispatchEvent(new CustomEvent('openWhatsappVerification', { detail }));
  }, whatsapp);
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: unknown[] }).told.slice());

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const field = (page: Page) => dialog(page).getByLabel(words.code);

async function codeOf(page: Page): Promise<string> {
  const code = await dialog(page).locator('output').innerText();
  expect(code).toMatch(/^\d{6}$/);
  return code;
}

/** Codes that are not the right one. */
const wrong = (code: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
  );

const failed = words.verify_failed.replace('{reason:string}', words.default_reason);

test('[story] a player verifies the profile’s number with the received code', async () => {
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/auth');
  await login(page, PLAYER);
  await upToDate(page); // the previous screen is gone, with its requests
  const [contact] = await app.backend.query<{ whatsapp: string }>(
    `update public.profile_contacts c set verified_at = null from auth.users u
     where u.id = c.user_id and u.email = $1 returning c.whatsapp`,
    [PLAYER],
  );
  const number = contact!.whatsapp;
  await ask(page, number);
  await announced(page, words.sent);
  const code = await codeOf(page);
  expect(await field(page).getAttribute('autocomplete')).toBe('one-time-code');
  expect(await field(page).getAttribute('inputmode')).toBe('numeric');
  await field(page).and(page.locator(':focus')).waitFor();
  const resend = dialog(page).getByRole('button', { name: /^Reenviar em \d+ s$/ });
  expect(await resend.isDisabled()).toBe(true);

  phone.expectProblem(/409 .*verify-whatsapp-code/); // a wrong code
  const [other] = wrong(code, 1);
  await field(page).fill(other!); // it is sent automatically
  await announced(page, failed);
  await dialog(page).getByRole('button', { name: words.submit }).click();
  await dialog(page).getByText(words.code_repeated).waitFor();
  await field(page).fill('12');
  await dialog(page).getByRole('button', { name: words.submit }).click();
  await dialog(page).getByText(words.code_incomplete).waitFor();
  await field(page).fill(code);
  await announced(page, words.verified);
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await told(page)).toEqual(['verified']);
  const kept = () => page.evaluate(() => localStorage.getItem('verifiedWhatsappNumbers'));
  await expect.poll(kept).toMatch(/^\["\d{6}"\]$/); // a mark, and not the number
  const [proved] = await app.backend.query<{ verified: boolean }>(
    'select verified_at is not null as verified from public.profile_contacts where whatsapp = $1',
    [number],
  );
  expect(proved).toEqual({ verified: true });

  await ask(page, number); // not verified again in this browser
  await expect.poll(() => told(page)).toEqual(['verified']); // the dialog's host is a separate file
  expect(await dialog(page).count()).toBe(0);
  await phone.close();
});
