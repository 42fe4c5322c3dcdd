import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#i18n/pt-BR/admin.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, upToDate } from '../phone.ts';

const words = admin.roles;
const PLAYER = 'jogador2@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const administrators = async () => {
  const [row] = await app.backend.query<{ n: number }>(
    'select count(*)::int as n from public.user_roles',
  );
  return row!.n;
};

test('[story] an administrator gives the role and takes it back; the last one keeps it', async () => {
  const [person] = await app.backend.query<{ name: string; digits: string }>(
    `select p.name, right(c.whatsapp, 8) as digits from public.profiles p
     join auth.users a on a.id = p.id join public.profile_contacts c on c.user_id = p.id
     where a.email = $1`,
    [PLAYER],
  );
  const { name, digits } = person!;
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, 'admin@exemplo.com');
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: admin.nav.label })
    .getByRole('link', { name: admin.nav.roles, exact: true })
    .click();
  await page.getByText(words.last, { exact: true }).waitFor();
  const removes = page.getByRole('button', { name: words.remove });
  expect(await removes.count()).toBe(0);

  await page.getByRole('searchbox', { name: admin.people.search_label }).fill(digits);
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('button', { name: words.assign, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.assign, exact: true }).click();
  await page.getByText(words.assigned.replace('{user:string}', name), { exact: true }).waitFor();
  await expect.poll(() => removes.count()).toBe(2);
  expect(await administrators()).toBe(2);
  await page.getByText(words.held.replace('{user:string}', name), { exact: true }).waitFor();

  await page.getByRole('button', { name: words.remove_one.replace('{user:string}', name) }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click();
  await page.getByText(words.removed, { exact: true }).waitFor();
  await page.getByText(words.last, { exact: true }).waitFor();
  expect(await administrators()).toBe(1);

  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();
  await page.reload();
  // the people, and who administers
  await expect.poll(() => page.getByText(admin.needs_signal, { exact: true }).count()).toBe(2);
  await phone.close();
});
