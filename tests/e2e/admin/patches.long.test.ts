import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin as words } from '#i18n/pt-BR/admin.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login } from '../phone.ts';

const ADMIN = 'admin@exemplo.com';
const PLAYER = 'jogador2@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.nav.label }).getByRole('link', { name, exact: true });

test('[story] the guard: a visitor signs in first, a player is sent to the start', async () => {
  const phone = await app.openPhone();
  const page = await phone.open('/admin/patch-codes');
  await page.getByText(auth.guard.restricted, { exact: true }).waitFor();
  await page.getByText(auth.guard.restricted_detail).waitFor();
  await page.waitForURL((url) => url.searchParams.get('from') === '/admin/patch-codes');
  await page.getByLabel(auth.field.email).fill(PLAYER);
  await page.getByLabel(auth.field.password, { exact: true }).fill('airsoft123');
  await button(page, auth.sign_in.submit).click();
  await page.getByText(words.denied, { exact: true }).waitFor();
  await page.getByText(words.denied_detail).waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: profile.administration }).count()).toBe(0);
  await phone.close();
});

test('[story] an administrator creates a patch, generates its codes, copies one and exports them', async () => {
  const NAME = 'Noite de Teste';
  const phone = await app.openPhone({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await phone.open('/auth');
  await login(page, ADMIN);
  await page.goto('/admin/patches');
  await button(page, words.patch.create).click();
  await button(page, words.patch.submit).click(); // nothing typed
  const name = page.getByRole('dialog').getByLabel(words.patch.name, { exact: true });
  await name.fill(NAME);
  await page.getByRole('dialog').getByRole('button', { name: common.back, exact: true }).click();
  await button(page, words.patch.create).click();
  await page.getByText(form_words.draft.restored, { exact: true }).waitFor();
  expect(await name.inputValue()).toBe(NAME);
  await button(page, words.patch.submit).click();
  await page.getByText(words.patch.created, { exact: true }).waitFor();

  await area(page, words.nav['patch-codes']).click();
  await button(page, words.codes.generate).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.codes.form.patch, { exact: true }).selectOption(NAME);
  await form.getByLabel(words.codes.form.count).fill('3');
  await form.getByLabel(words.codes.form.uses, { exact: true }).fill('20');
  await form.getByRole('button', { name: words.codes.form.submit, exact: true }).click();
  await page.getByText(words.codes.generated.replace('{count:number|n}', '3')).waitFor();
  const search = page.getByRole('searchbox', { name: words.codes.search_label });
  await search.fill('noite teste');
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(4);

  const copy = page.getByRole('button', { name: /^Copiar [0-9A-Z]{10}$/ }).first();
  await copy.click();
  await page.getByText(words.codes.copied, { exact: true }).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(await copy.getAttribute('aria-label')).toContain(code);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, words.codes.export).click(),
  ]);
  await page.getByText(words.codes.exported, { exact: true }).waitFor();
  expect(file.suggestedFilename()).toBe('codigos_patches.csv');
  expect(readFileSync(await file.path(), 'utf8').split('\n')).toHaveLength(4);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.print-sheet svg[role="img"]').count()).toBe(3);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await area(page, words.nav.patches).click();
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('noite teste');
  await area(page, words.nav.patches).click();
  await page
    .getByRole('button', { name: words.patch.edit_one.replace('{patch:string}', NAME) })
    .click();
  await button(page, words.patch.delete).click();
  await button(page, words.patch.delete).click();
  await page.getByText(words.patch.deleted, { exact: true }).waitFor();
  expect(await button(page, common.cancel).count()).toBe(0);
  await phone.close();
});
