import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { whatsapp as words } from '#i18n/pt-BR/whatsapp.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';
import { announced } from '../../announcements.ts';
import { LONG } from '../../../runner/suite.ts';

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
  const phone = await app.openPhone({ as: PLAYER });
  const page = await phone.open('/');
  await upToDate(page);
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

const toast = (page: Page, text: string) => page.locator('.toast-card').getByText(text).waitFor();

if (LONG) {
  test('after three wrong codes the field is emptied; offline the dialog says what it needs', async () => {
    const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
    const page = await phone.open('/events');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await phone.serviceWorker(page);
    await ask(page, '(11) 90000-1234');
    await dialog(page).getByText('+55 (11) 90000-1234').waitFor();
    const code = await codeOf(page);
    phone.expectProblem(/409 .*verify-whatsapp-code/);
    const kept: string[] = [];
    for (const other of wrong(code, 3)) {
      await field(page).fill(other);
      await toast(page, failed);
      // it ends by itself; otherwise it would be taken for the next one
      await page.locator('.toast-card').waitFor({ state: 'detached' });
      kept.push(await field(page).inputValue());
    }
    expect(kept).toEqual([...wrong(code, 2), '']);

    await phone.goOffline();
    await dialog(page).getByText(words.needs_signal_detail).waitFor();
    await field(page).fill(code);
    await toast(page, 'Verifique sua conexão com a internet e tente novamente.');
    expect(await field(page).inputValue()).toBe(code); // it did not count as an attempt
    await phone.goOnline();
    await dialog(page).getByText(words.needs_signal_detail).waitFor({ state: 'hidden' });
    await dialog(page).getByRole('button', { name: words.submit }).click();
    await toast(page, words.verified);
    await phone.close();
  });

  test('an invalid number is refused, and cancelling is reported to the caller', async () => {
    const phone = await app.openPhone();
    const page = await phone.open('/events');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ask(page, '');
    await toast(page, words.number_required);
    expect(await told(page)).toEqual([words.number_required]);
    await ask(page, '1198');
    await toast(page, words.number_too_short);
    await ask(page, '11900004321');
    await dialog(page).getByRole('button', { name: common.cancel }).click();
    await expect.poll(() => told(page)).toEqual([words.cancelled]);
    await ask(page, '11900004321'); // reopened: no second code within the minute
    await dialog(page)
      .getByRole('button', { name: /^Reenviar em \d+ s$/ })
      .waitFor();
    const [sent] = await app.backend.query<{ n: number }>(
      `select count(*)::int as n from private.whatsapp_codes where number = '5511900004321'`,
    );
    expect(sent?.n).toBe(1);
    await phone.close();
  });
}
