import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#i18n/pt-BR/auth.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { team as outcome } from '#i18n/pt-BR/team.ts';
import { team_form } from '#i18n/pt-BR/team-form.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { signInButton, upToDate, WAITS } from '../phone.ts';
import { demoTeam } from './demo-team.ts';
import { personAt } from './team-form-page.ts';

const { join: words } = team_form;
const LOBOS = demoTeam('Lobos-Guará');
const IPE = demoTeam('Esquadrão Ipê');
const IGARAPE = demoTeam('Igarapé');

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Requests of this person to join the team, as the database has them. */
const requests = (team_id: string, email: string) =>
  app.backend.query(
    `select 1 from public.team_members m join auth.users u on u.id = m.user_id
     where m.team_id = $1 and u.email = $2 and not m.approved and m.deleted_at is null`,
    [team_id, email],
  );

test('a visitor with the shared link signs in, and comes back to the team', async () => {
  const phone = await app.openPhone();
  const page = await phone.open(`/team/join/${IPE}`);
  await page.waitForURL((url) => url.searchParams.get('from') === `/team/${IPE}`);
  await page.getByText(auth.guard.restricted, { exact: true }).waitFor();
  await page.getByLabel(auth.field.email).fill('jogador@exemplo.com');
  await page.getByLabel(auth.field.password, { exact: true }).fill(DEMO_PASSWORD);
  await signInButton(page).click();
  await page.waitForURL(`**/team/${IPE}`);
  await page.getByRole('heading', { level: 1, name: 'Esquadrão Ipê' }).waitFor();

  await page.goto(`/team/join/${IPE}`);
  await upToDate(page);
  await page.getByRole('button', { name: words.action }).click();
  await page.getByText(outcome.join.sent).waitFor();
  await page.waitForURL(`**/team/${IPE}`);
  await page.getByText(team_page.join.asked, { exact: true }).waitFor();
  expect(await requests(IPE, 'jogador@exemplo.com')).toHaveLength(1);
  await phone.close();
});

test('offline the request waits and says so, and is sent once', async () => {
  const { phone, page } = await personAt(app, `/team/join/${IGARAPE}`, 'jogador@exemplo.com');
  const action = page.getByRole('button', { name: words.action });
  await action.waitFor();
  await upToDate(page);
  await phone.serviceWorker(page);
  await phone.goOffline();
  await action.click();
  await page.getByText(words.waits, { exact: true }).waitFor();
  await page.getByText(team_page.join.queued_detail).waitFor();
  await page.reload();
  await page.getByText(words.waits, { exact: true }).waitFor();
  expect(await action.count()).toBe(0);
  await phone.goOnline();
  await page.getByText(team_page.join.asked, { exact: true }).waitFor();
  await page.getByRole('main').getByText(WAITS).first().waitFor({ state: 'detached' });
  // with a signal the page says "asked" while the request is still on its way
  await expect.poll(() => requests(IGARAPE, 'jogador@exemplo.com')).toHaveLength(1);
  await phone.close();
});

test.each([
  ['capitao@exemplo.com', words.captain],
  ['jogador@exemplo.com', words.member],
  ['jogador2@exemplo.com', team_page.join.asked],
])('%s has nothing to ask of Lobos-Guará: %s', async (email, said) => {
  const { phone, page } = await personAt(app, `/team/join/${LOBOS}`, email);
  await page.getByText(said, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: words.action }).count()).toBe(0);
  await phone.close();
});

test('a request that another device of mine made before is told of, and is no failure', async () => {
  const { phone, page } = await personAt(app, `/team/join/${IPE}`, 'admin@exemplo.com');
  const action = page.getByRole('button', { name: words.action });
  await action.waitFor();
  await upToDate(page);
  await app.backend.query(
    `insert into public.team_members (id, team_id, user_id, name, role, approved)
     select gen_random_uuid(), $1, u.id, 'Admin', 'member', false
     from auth.users u where u.email = 'admin@exemplo.com'`,
    [IPE],
  );
  await action.click();
  await page.getByText(problems.refused.join_pending).waitFor();
  await page.getByText(team_page.join.asked, { exact: true }).waitFor();
  expect(await page.getByText(outcome.join.refused).count()).toBe(0);
  await phone.close();
});
