import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin as words } from '#i18n/pt-BR/admin.ts';
import { auth } from '#i18n/pt-BR/auth.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { announced } from '../announcements.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { login, upToDate } from '../phone.ts';
import { LONG } from '../../runner/suite.ts';

const ADMIN = 'admin@exemplo.com';
const PLAYER = 'jogador2@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The name of the player, and a patch that they do not have. */
async function facts() {
  const [row] = await app.backend.query<{ person: string; digits: string; patch: string }>(
    `select p.name as person, right(c.whatsapp, 8) as digits,
       (select nome from public.patches t where t.deleted_at is null and not exists (
          select from public.user_patches u where u.user_id = p.id and u.patch_id = t.id)
        order by nome limit 1) as patch
     from public.profiles p join auth.users a on a.id = p.id
     join public.profile_contacts c on c.user_id = p.id where a.email = $1`,
    [PLAYER],
  );
  return row!;
}

test('[story] an administrator gives a patch, takes it back, and is told of a duplicate', async () => {
  const { person, digits, patch } = await facts();
  const phone = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const page = await phone.open('/auth');
  await login(page, ADMIN);
  await page.goto('/profile');
  await page.getByRole('link', { name: profile.administration }).click();
  const card = page.getByRole('button', { name: patch }).and(page.locator('[aria-pressed]'));
  await card.waitFor();
  expect(await card.isDisabled()).toBe(true);
  await button(page, words.patches.assign).click();
  await page.getByText(words.choice_required, { exact: true }).waitFor();

  await page.getByRole('searchbox', { name: words.people.search_label }).fill(digits);
  // beside it stands the button that shows the number
  const listed = page.getByRole('button', { name: person }).first();
  await listed.click();
  await card.click();
  await button(page, words.patches.assign).click();
  const done = words.assigned.replace('{name:string}', patch).replace('{user:string}', person);
  await announced(page, done);
  await card.getByText(words.patches.owned).waitFor();
  // a message and a row say it, one after the other
  const duplicate = page.getByText(problems.refused.patch_already_owned, { exact: true });
  const assignAgain = async () => {
    await button(page, words.patches.assign).click(); // within 700 ms it is a second tap
    return duplicate.count();
  };
  await expect.poll(assignAgain).toBeGreaterThan(0);

  await page.getByRole('button', { name: `${words.patches.revoke}: ${patch}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.patches.revoke }).click();
  await announced(page, words.patches.revoked);
  await button(page, words.patches.assign).click();
  await page.getByText(done, { exact: true }).first().waitFor();
  await button(page, words.patches.undo).click(); // of the toast
  await expect.poll(() => owned(person, patch)).toBe(0);

  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  await page.getByText(words.needs_signal).waitFor();
  await phone.goOnline();
  await listed.waitFor();
  const chosen = words.patches.for.replace('{user:string}', person);
  await page.getByText(chosen, { exact: true }).waitFor();
  await phone.close();
});

async function owned(person: string, patch: string): Promise<number> {
  const [row] = await app.backend.query<{ n: number }>(
    `select count(*)::int as n from public.user_patches u join public.profiles p on p.id = u.user_id
     join public.patches t on t.id = u.patch_id where p.name = $1 and t.nome = $2`,
    [person, patch],
  );
  return row!.n;
}

const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.nav.label }).getByRole('link', { name, exact: true });

if (LONG) {
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
}
