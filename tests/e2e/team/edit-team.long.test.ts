import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { team as team_words } from '#i18n/pt-BR/team.ts';
import { team_form as words } from '#i18n/pt-BR/team-form.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { upToDate } from '../phone.ts';
import { field, personAt } from './team-form-page.ts';

const CAPTAIN = 'capitao@exemplo.com';

let app: RunningApp;
let path: string;
let id: string;
beforeAll(async () => {
  app = await startApp();
  const [mine] = await app.backend.query<{ id: string }>(
    `select t.id from public.teams t join auth.users u on u.id = t.captain_id
     where u.email = $1 order by t.name limit 1`,
    [CAPTAIN],
  );
  id = mine!.id;
  path = `/team/edit/${id}`;
});
afterAll(() => app.close());

const stored = async () => {
  const [row] = await app.backend.query<Record<string, unknown>>(
    `select t.name, t.city, t.website, t.instagram, c.whatsapp, t.deleted_at is not null as gone
     from public.teams t left join public.team_contacts c on c.team_id = t.id where t.id = $1`,
    [id],
  );
  return row;
};

const submit = (page: Page) => page.getByRole('button', { name: words.edit_submit }).click();
/** A conflict in one field, where two devices made different changes. */
const conflict = (page: Page, unit: keyof typeof words.field) =>
  page.getByRole('group', {
    name: form_words.conflict.decide.replace('{field:string}', words.field[unit]),
    exact: true,
  });

test('two devices edit: changes of one are merged, changes of both are decided field by field', async () => {
  const [here, there] = [await personAt(app, path, CAPTAIN), await personAt(app, path, CAPTAIN)];
  // offline here: three fields, stored on the device
  await field(here.page, 'name').waitFor();
  await upToDate(here.page);
  await here.phone.serviceWorker(here.page);
  await here.phone.goOffline();
  await field(here.page, 'name').fill('');
  await submit(here.page);
  await here.page.getByText(validation.team_form_name_required).waitFor();
  await field(here.page, 'name').fill('Lobos daqui');
  await field(here.page, 'whatsapp').fill('(61) 98888-0001');
  await field(here.page, 'instagram').fill('@daqui');
  await submit(here.page);
  await here.page.getByText(form_words.queued).waitFor();
  await here.page.getByRole('heading', { level: 1, name: 'Lobos daqui' }).waitFor();

  // meanwhile on the other device: two of them, differently, and a third
  await field(there.page, 'name').fill('Lobos de lá');
  await field(there.page, 'whatsapp').fill('(61) 98888-0002');
  await field(there.page, 'website').fill('https://de-la.example');
  await upToDate(there.page);
  await submit(there.page);
  await there.page.getByText(words.updated).waitFor();

  // refused, and nothing is lost: from Pendências back into the form
  await here.phone.goOnline();
  await here.page.goto('/outbox');
  await here.page.getByRole('link', { name: common.edit, exact: true }).click();
  await here.page.getByText(words.conflict_title).waitFor();
  await expect.poll(() => field(here.page, 'website').inputValue()).toBe('https://de-la.example');
  expect(await field(here.page, 'name').inputValue()).toBe('Lobos daqui');
  await submit(here.page);
  await here.page.getByText(form_words.conflict.decide_first).waitFor();
  const keep = { name: form_words.conflict.keep_mine };
  await conflict(here.page, 'name').getByRole('button', keep).click();
  const take = { name: form_words.conflict.take_theirs };
  await conflict(here.page, 'whatsapp').getByRole('button', take).click();
  await here.page.getByText(words.conflict_title).waitFor({ state: 'detached' });
  await expect.poll(() => field(here.page, 'whatsapp').inputValue()).toBe('+55 (61) 98888-0002');
  await upToDate(here.page);
  await submit(here.page);
  await here.page.getByText(words.updated).waitFor();
  expect(await stored()).toMatchObject({
    name: 'Lobos daqui',
    whatsapp: '5561988880002',
    website: 'https://de-la.example',
    instagram: 'daqui',
  });
  await here.page.goto('/outbox');
  await here.page.getByText(outbox.empty).waitFor();
  await Promise.all([here.phone.close(), there.phone.close()]);
});

test('who is no captain of it can not edit it, and an unknown team is not found', async () => {
  const { phone, page } = await personAt(app, path, 'jogador@exemplo.com');
  await page.getByRole('heading', { level: 1, name: team_words.edit_refused }).waitFor();
  expect(await field(page, 'name').count()).toBe(0);
  await page.goto(`/team/edit/${crypto.randomUUID()}`);
  await page.getByRole('heading', { level: 1, name: team_page.absent }).waitFor();
  await page.goto('/team/edit/x');
  await page.getByRole('heading', { level: 1, name: team_page.absent }).waitFor();
  await phone.close();
});

test('a team is deleted after a question that names what goes with it', async () => {
  const { phone, page } = await personAt(app, path, CAPTAIN);
  await upToDate(page);
  const [{ n } = { n: 0 }] = await app.backend.query<{ n: number }>(
    `select count(*)::int - 1 as n from public.team_members
     where team_id = $1 and approved and deleted_at is null`,
    [id],
  );
  expect(n).toBeGreaterThan(1);
  await field(page, 'city').fill('Outra cidade'); // nothing of it is kept, or asked about
  await page.getByRole('button', { name: words.delete.action }).click();
  const question = page.getByRole('dialog');
  await question.getByText(words.delete.things).waitFor();
  await question.getByText(`${n} pessoas saem`).waitFor();
  await question.getByRole('button', { name: common.cancel }).click();
  const { name } = (await stored())!;
  await page.getByRole('button', { name: words.delete.action }).click();
  await question.getByRole('button', { name: words.delete.confirm, exact: true }).click();
  await question.getByText(words.delete.wrong_name).waitFor();
  expect(await stored()).toMatchObject({ gone: false });
  await question.getByRole('textbox', { name: words.delete.type_name }).fill(String(name));
  await question.getByRole('button', { name: words.delete.confirm, exact: true }).click();
  await page.waitForURL('**/teams');
  await page.getByText(words.delete.done).waitFor();
  expect(await stored()).toMatchObject({ gone: true });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: team_page.absent }).waitFor();
  await phone.close();
});
