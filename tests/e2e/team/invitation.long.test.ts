import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { team_form } from '#i18n/pt-BR/team-form.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { lookForNews, signInButton, upToDate } from '../phone.ts';
import { demoTeam } from './demo-team.ts';
import { personAt } from './team-form-page.ts';

const { invite } = team_page;
const { invited } = team_form.join;
const ID = demoTeam('Lobos-Guará');

const USED_UP = 'C0DE0000000000000007';
const REVOKED = 'C0DE0000000000000008';
const CONFIRMED = 'C0DE0000000000000009';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const counted = (text: string, count: number, most: number) =>
  text.replace('{count:number}', String(count)).replace('{most:number}', String(most));
const signIn = async (page: Page, email: string) => {
  await page.getByLabel(auth.field.email).fill(email);
  await page.getByLabel(auth.field.password, { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(page).click();
};
const isMember = async (email: string) =>
  (
    await app.backend.query(
      `select 1 from public.team_members m join auth.users u on u.id = m.user_id
       where m.team_id = $1 and u.email = $2 and m.approved and m.deleted_at is null`,
      [ID, email],
    )
  ).length === 1;

test('[story] a captain shows an invitation made without a signal; a visitor joins by it, and its code is in no request', async () => {
  const { phone, page } = await personAt(app, `/team/${ID}`, 'capitao@exemplo.com');
  await page.getByRole('link', { name: invite.go }).click();
  const make = page.getByRole('button', { name: invite.make });
  await make.waitFor();
  await page.getByRole('heading', { name: invite.title }).and(page.locator(':focus')).waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();
  await make.click();
  await page.getByRole('dialog').getByText('1', { exact: true }).click();
  await page.getByRole('button', { name: invite.create }).click();
  const shown = page.getByRole('dialog').filter({ visible: true });
  await shown
    .getByRole('img', { name: invite.qr.replace('{team:string}', 'Lobos-Guará') })
    .waitFor();
  await shown.getByText(invite.waiting).waitFor();
  await phone.goOnline();
  await shown.getByText(invite.waiting).waitFor({ state: 'detached' });
  await shown.getByText(counted(invite.left, 1, 1)).waitFor();
  const [{ code } = { code: '' }] = await app.backend.query<{ code: string }>(
    'select code from public.team_invitations where team_id = $1',
    [ID],
  );

  const guest = await app.openPhone();
  const sent: string[] = [];
  guest.context.on('request', (request) => sent.push(request.url()));
  const there = await guest.open(`/team/join/${ID}#${code}`);
  await there.waitForURL((url) => url.searchParams.get('from') === `/team/join/${ID}`);
  expect(there.url()).not.toContain(code);
  await there.reload();
  await signIn(there, 'admin@exemplo.com');
  const accept = there.getByRole('button', { name: invited.action });
  await accept.waitFor();
  await upToDate(there);
  await guest.serviceWorker(there);
  await guest.goOffline();
  await accept.click();
  await there.getByText(invited.queued, { exact: true }).waitFor();
  await there.reload();
  await there.getByText(invited.queued_detail).waitFor();
  expect(await isMember('admin@exemplo.com')).toBe(false);
  await guest.goOnline();
  await there.getByText(team_form.join.member, { exact: true }).waitFor();
  expect(await isMember('admin@exemplo.com')).toBe(true);
  expect(sent.filter((url) => url.includes(code))).toEqual([]);
  await guest.close();

  await lookForNews(page);
  await shown.getByText(invite.full).waitFor();
  await page.getByText(invite.none).waitFor();
  await phone.close();
});

test('who comes too late is told why, and can ask instead', async () => {
  await app.backend.query(
    `insert into public.team_invitations (id, team_id, code_hash, max_uses, used, expires_at)
     values (gen_random_uuid(), $1, private.invitation_hash($2), 1, 1, now() + interval '1 day')`,
    [ID, USED_UP],
  );
  const late = await app.openPhone();
  const there = await late.open(`/team/join/${ID}#${USED_UP}`);
  await signIn(there, 'organizador@exemplo.com');
  await there.getByRole('button', { name: invited.action }).click();
  await there.getByText(problems.refused.invitation_used_up).first().waitFor();
  await there.getByRole('button', { name: team_form.join.action }).waitFor();
  expect(await isMember('organizador@exemplo.com')).toBe(false);
  await late.close();
});

const openInvitation = (code: string) =>
  app.backend.query(
    `insert into public.team_invitations (id, team_id, code, code_hash, max_uses, expires_at)
     values (gen_random_uuid(), $1, $2, private.invitation_hash($2), 1, now() + interval '1 day')`,
    [ID, code],
  );

test('an answer that is refused when it arrives leaves the way to ask, and no dead invitation', async () => {
  await openInvitation(REVOKED);
  const late = await app.openPhone();
  const there = await late.open(`/team/join/${ID}#${REVOKED}`);
  await signIn(there, 'organizador@exemplo.com');
  const accept = there.getByRole('button', { name: invited.action });
  await accept.waitFor();
  await upToDate(there);
  await late.serviceWorker(there);
  await late.goOffline();
  await accept.click();
  await there.getByText(invited.queued, { exact: true }).waitFor();
  await app.backend.query(
    `update public.team_invitations set revoked_at = now(), code = null where code = $1`,
    [REVOKED],
  );
  await late.goOnline();
  await there.getByText(problems.refused.invitation_revoked).first().waitFor();
  const ask = there.getByRole('button', { name: team_form.join.action });
  await ask.waitFor();
  expect(await accept.count()).toBe(0);
  await there.getByRole('button', { name: outbox.action.discard }).click();
  await there.getByText(invited.refused, { exact: true }).waitFor({ state: 'detached' });
  await there.reload();
  await ask.waitFor();
  expect(await accept.count()).toBe(0);
  await late.close();
});

test('who confirms an address in between finds the invitation again', async () => {
  await openInvitation(CONFIRMED);
  const guest = await app.openPhone();
  const before = await guest.open(`/team/join/${ID}#${CONFIRMED}`);
  await before.waitForURL((url) => url.pathname === '/auth');
  // after the mail, in a new page
  const there = await guest.open('/');
  await there.goto(`/team/${ID}`);
  await there.getByRole('link', { name: team_page.join.see_invitation }).first().waitFor();
  await there.goto('/auth');
  await signIn(there, 'organizador@exemplo.com');
  await there.waitForURL(`**/team/join/${ID}`);
  await there.getByRole('button', { name: invited.action }).waitFor();
  await guest.close();
});
