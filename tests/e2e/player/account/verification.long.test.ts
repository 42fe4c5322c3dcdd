import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { whatsapp as words } from '#i18n/pt-BR/whatsapp.ts';
import { startApp, type RunningApp } from '../../harness.ts';
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
const toast = (page: Page, text: string) => page.locator('.toast-card').getByText(text).waitFor();

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
    await page.locator('.toast-card').getByRole('button', { name: common.close }).click();
    // otherwise it would be taken for the next one
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
