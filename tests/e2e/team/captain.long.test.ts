import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organise } from '#i18n/pt-BR/organise.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import { team_page as words } from '#i18n/pt-BR/team-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { login, lookForNews, upToDate, WAITS, type Phone } from '../phone.ts';
import { demoTeam } from './demo-team.ts';

const TEAM = 'Lobos-Guará';
const ID = demoTeam(TEAM);
const { role } = profile.teams;

let app: RunningApp;
let phone: Phone;
let page: Page;
beforeAll(async () => {
  app = await startApp();
  phone = await app.openPhone();
  page = await phone.open('/auth');
  await login(page, 'capitao@exemplo.com');
  await page.goto(`/team/${ID}?tab=members`);
  await upToDate(page);
  await phone.serviceWorker(page);
});
afterAll(() => app.close());

const row = (of: Page, name: string) =>
  of.getByRole('list', { name: words.member.list }).getByRole('listitem').filter({ hasText: name });
const named = (text: string, name: string) => text.replaceAll('{name:string}', name);
const openActions = (name: string) =>
  page.getByRole('button', { name: named(words.member.actions, name) }).click();
const dialog = () => page.getByRole('dialog').filter({ visible: true });

test('[story] a captain changes a role and removes a member without a signal; undone is undone, and the rest happens', async () => {
  await phone.goOffline();
  await openActions('Gisele Barros');
  await dialog()
    .getByRole('button', { name: new RegExp(`^${role.veteran}`) })
    .click(); // the choice closes the sheet
  const gisele = row(page, 'Gisele Barros');
  await gisele.getByText(role.veteran, { exact: true }).waitFor();
  await gisele.getByText(words.member.waiting).waitFor();

  await openActions('João Leal');
  await dialog().getByRole('button', { name: words.remove.action }).click();
  await dialog().getByText(named(words.remove.confirm, 'João Leal')).waitFor();
  await dialog().getByRole('button', { name: words.remove.yes, exact: true }).click();
  await row(page, 'João Leal').waitFor({ state: 'detached' });
  await page.reload();
  await gisele.getByText(words.member.waiting).waitFor();
  const note = page.getByRole('status').filter({ hasText: `${TEAM} (João Leal)` });
  const removal = note.getByRole('listitem').filter({ hasText: 'João Leal' });
  await removal.getByRole('button', { name: organise.waits.undo }).click();
  await row(page, 'João Leal').waitFor();

  await phone.goOnline();
  await gisele.getByText(WAITS).first().waitFor({ state: 'detached' });
  await gisele.getByText(role.veteran, { exact: true }).waitFor();
  const rows = await app.backend.query(
    `select name, role from team_members
     where team_id = $1 and name in ('Gisele Barros', 'João Leal') and deleted_at is null order by name`,
    [ID],
  );
  expect(rows).toEqual([
    { name: 'Gisele Barros', role: 'veteran' },
    { name: 'João Leal', role: 'member' },
  ]);
});

test('what the server refuses stays on the page with its reason, until the captain decides', async () => {
  await phone.goOffline();
  await openActions('João Leal');
  await dialog().getByRole('button', { name: words.remove.action }).click();
  await dialog().getByRole('button', { name: words.remove.yes, exact: true }).click();
  await row(page, 'João Leal').waitFor({ state: 'detached' });
  await app.backend.query(
    `select private.end_membership(m) from public.team_members m where team_id = $1 and name = 'João Leal'`,
    [ID],
  );
  await phone.goOnline();
  const refused = page.getByRole('alert').filter({ hasText: 'João Leal' });
  await refused.getByText(problems.refused.member_not_found).waitFor();
  await refused.getByRole('button', { name: outbox.action.discard }).click();
  await refused.waitFor({ state: 'detached' });
});

test('[story] the captaincy passes after a question that says what changes, and both phones show it', async () => {
  const other = await app.openPhone();
  const there = await other.open('/auth');
  await login(there, 'jogador@exemplo.com');
  await there.goto(`/team/${ID}`);
  await row(there, 'Bruno Carvalho').getByText(role.member, { exact: true }).waitFor();
  expect(await there.getByRole('tab').count()).toBe(2);

  await openActions('Bruno Carvalho');
  await dialog().getByRole('button', { name: words.transfer.action }).click();
  await dialog().getByText(named(words.transfer.confirm, 'Bruno Carvalho')).waitFor();
  await dialog().getByRole('button', { name: words.transfer.yes, exact: true }).click();
  await page.getByText(named(words.transfer.done, 'Bruno Carvalho')).waitFor();
  await row(page, 'Diego Nascimento').getByText(role.officer, { exact: true }).waitFor();
  await row(page, 'Bruno Carvalho').getByText(role.captain, { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('tab').count()).toBe(2);
  expect(await page.getByRole('button', { name: /^Ações para/ }).count()).toBe(0);

  await lookForNews(there);
  await there.getByRole('tab', { name: words.tabs.pending.replace('{count:number}', '1') }).click();
  await there.getByRole('button', { name: `${words.pending.reject}: Camila Ferreira` }).click();
  const sure = there.getByRole('dialog').filter({ visible: true });
  await sure.getByText(named(words.pending.reject_title, 'Camila Ferreira')).waitFor();
  await sure.getByRole('button', { name: words.pending.reject, exact: true }).click();
  await there.getByText(words.pending.rejected).waitFor();
  await there.getByText(words.pending.none).waitFor();
  await other.close();
});

test('a captain follows the news of the team without a signal, and a visitor is asked to sign in', async () => {
  const subscribed = async () => {
    const [row] = await app.backend.query<{ n: number }>(
      `select count(*)::int as n from public.team_subscriptions s join auth.users u on u.id = s.user_id
       where s.team_id = $1 and u.email = 'capitao@exemplo.com'`,
      [ID],
    );
    return row?.n;
  };
  await page.goto(`/team/${ID}`);
  const news = page.getByRole('button', { name: words.news.action, exact: true });
  await news.waitFor();
  await phone.goOffline();
  await news.click();
  await expect.poll(() => news.getAttribute('aria-pressed')).toBe('true');
  expect(await subscribed()).toBe(0);
  await phone.goOnline();
  await expect.poll(subscribed).toBe(1);
  await news.click();
  await expect.poll(subscribed).toBe(0);
  await expect.poll(() => news.getAttribute('aria-pressed')).toBe('false');

  const stranger = await app.openPhone();
  const visitor = await stranger.open(`/team/${ID}`);
  await visitor.getByRole('button', { name: words.news.action }).click();
  await visitor.getByText(words.news.needs_sign_in).waitFor();
  await stranger.close();
});
