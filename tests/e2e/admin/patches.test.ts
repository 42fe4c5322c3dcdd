import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin as words } from '#i18n/pt-BR/admin.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { announced } from '../announcements.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, upToDate } from '../phone.ts';

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
