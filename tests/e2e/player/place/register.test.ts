import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration as words } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import {
  type DemoEvent,
  openEvent,
  placesOf,
  playerAtForm,
  registerAnother,
} from '../../event-page.ts';
import { draftOn } from '../../device-values.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { login, lookForNews, type Phone } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('a mistake is told at its field; an app that is killed and a place that is gone lose nothing that was typed', async () => {
  const event = await openEvent(app.backend);
  const { phone, page: killed } = await playerAtForm(app, event);
  const name_of = (page: Page) => page.getByLabel(words.field.name, { exact: true });
  await killed.getByRole('button', { name: words.review.edit, exact: true }).click();
  await name_of(killed).fill('Zé');
  await killed.getByRole('button', { name: words.submit }).click();
  await killed.getByText(validation.registration_name_too_short).waitFor();
  await name_of(killed).fill('Zélia d’Ávila');
  await killed.getByLabel(words.field.invited_by).fill('Tonho');
  await expect.poll(() => draftOn(killed, `register:${event.id}`)).toContain('Tonho');
  await phone.closePages();

  const page = await phone.open(`/register/${event.id}`); // what a tab kept is gone
  const submit = page.getByRole('button', { name: words.submit });
  const invited_by = page.getByLabel(words.field.invited_by);
  await submit.waitFor();
  expect([await name_of(page).inputValue(), await invited_by.inputValue()]).toEqual([
    'Zélia d’Ávila',
    'Tonho',
  ]);

  await phone.goOffline();
  await submit.click();
  await page.getByText(words.saved_title.queued, { exact: true }).first().waitFor();
  await registerAnother(app.backend, event, '11987654321');
  const limit = 'update public.airsoft_events set max_op = $2 where id = $1';
  await app.backend.query(limit, [event.id, 1]);
  await phone.goOnline();
  await page.getByText(problems.refused.event_full, { exact: true }).first().waitFor();
  await page.getByRole('link', { name: words.to_waiting_list }).waitFor();

  await app.backend.query(limit, [event.id, 2]);
  await lookForNews(page);
  await submit.waitFor();
  expect([await name_of(page).inputValue(), await invited_by.inputValue()]).toEqual([
    "Zélia d'Ávila", // the one apostrophe that is stored
    'Tonho',
  ]);
  await submit.click();
  await page.getByText(words.saved_title.confirmed, { exact: true }).first().waitFor();
  expect(await placesOf(app.backend, event, 'jogador@exemplo.com')).toBe(1);
  await phone.close();
});

/** `team` is a name that no other player uses: it can be taken only once. */
type Player = { phone: Phone; page: Page; team: string; whatsapp: string };

const SIZES = [
  { email: 'jogador@exemplo.com', team: 'Trio do Bolso', viewport: { width: 390, height: 844 } },
  { email: 'jogador2@exemplo.com', team: 'Trio da Mesa', viewport: { width: 1280, height: 800 } },
];

if (LONG) {
  test('every refusal has its own sentence, on a phone and on a desktop, and nothing typed is lost', async () => {
    const event = await trioEvent();
    const players = await Promise.all(SIZES.map((size) => playerAt(event, size)));
    const each = <Done>(act: (player: Player) => Promise<Done>) => Promise.all(players.map(act));
    /** Sent after working offline; what happened meanwhile is the reason for the refusal. */
    const refused = async (
      code: keyof typeof problems.refused,
      meanwhile: () => Promise<unknown>,
    ) => {
      await each(({ phone }) => phone.goOffline());
      await each(async ({ page }) => {
        await page.getByRole('button', { name: words.submit }).click();
        await page.getByText(words.saved_title.queued, { exact: true }).first().waitFor();
      });
      await meanwhile();
      await each(async ({ phone, page }) => {
        await phone.goOnline();
        // the place with the number is not theirs
        const is_taken = code === 'whatsapp_already_registered';
        const why = is_taken ? words.whatsapp_taken : problems.refused[code];
        await page.getByText(why, { exact: true }).first().waitFor();
      });
    };
    const closedCard = (why: string) =>
      each(({ page }) => page.getByText(words.closed).locator('..').getByText(why).waitFor());
    const formIsBack = (ready: () => Promise<unknown>) => ready().then(() => each(isBack));

    await each(mistakes);
    await each(fill);

    await refused('team_not_found', () =>
      event_sql(
        event,
        `update public.event_teams set deleted_at = now() where event_id = $1 and name = 'Some'`,
      ),
    );
    await each(({ page }) => page.getByLabel('Aço').check());
    await refused('team_full', () => addPeople(event, 3, 'Aço'));
    await each(async ({ page, team }) => {
      await page.getByText(words.squad.create, { exact: true }).click();
      await page.getByLabel(words.squad.new_name).fill(team);
    });
    await refused('team_name_taken', () =>
      addTeams(event, ...players.map(({ team }) => team.toUpperCase())),
    );
    await event_sql(
      event,
      `delete from public.event_teams where event_id = $1 and name like 'TRIO%'`,
    );
    const numbers = players.map(({ whatsapp }) => whatsapp);
    await refused('whatsapp_already_registered', () => addPeople(event, 2, null, numbers));
    await removePeople(event);

    await refused('event_full', () =>
      addPeople(event, 1, null).then(() => event_set(event, 'max_op = 1')),
    );
    await each(({ page }) => page.getByRole('link', { name: words.to_waiting_list }).waitFor());
    await formIsBack(() => removePeople(event).then(() => event_set(event, 'max_op = 0')));
    await refused('registration_closed', () => event_set(event, 'registration_closed = true'));
    await closedCard(words.closed_detail);
    await formIsBack(() => event_set(event, 'registration_closed = false'));
    await refused('event_postponed', () => event_set(event, `status = 'postponed'`));
    await closedCard(problems.refused.event_postponed);
    await formIsBack(() => event_set(event, `status = 'planned'`));
    await refused('event_cancelled', () => event_set(event, `status = 'cancelled'`));
    await closedCard(problems.refused.event_cancelled);
    await formIsBack(() => event_set(event, `status = 'planned'`));
    await refused('event_past', () => event_set(event, 'date = date - 3'));
    await closedCard(words.past_detail);
    await formIsBack(() => event_set(event, 'date = date + 3'));

    // from another device of mine: I am registered, which Pendências explains
    await each(({ phone }) => phone.goOffline());
    await each(async ({ page }) => {
      await page.getByRole('button', { name: words.submit }).click();
      await page.getByText(words.saved_title.queued, { exact: true }).first().waitFor();
    });
    await addMe(event);
    await each(async ({ phone, page }) => {
      await phone.goOnline();
      await page.getByText(words.saved_title.confirmed, { exact: true }).first().waitFor();
      const other_tab = await phone.open('/outbox');
      await other_tab.getByText(problems.refused.already_registered).waitFor();
      await other_tab.close();
    });
    await formIsBack(() => removePeople(event));

    await refused('event_not_found', () => event_set(event, 'deleted_at = now()'));
    await each(async ({ page }) => {
      await page.getByRole('heading', { name: words.not_found }).waitFor();
      await page.goto('/outbox');
      const card = page.getByRole('listitem').filter({ hasText: problems.refused.event_not_found });
      await card.getByRole('heading', { name: event.name }).waitFor();
      await card.getByRole('button', { name: outbox.action.discard }).waitFor();
    });
    const open = await openEvent(app.backend);
    await each(async ({ phone, page }) => {
      await page.goto(`/register/${open.id}`);
      await page.getByRole('button', { name: words.submit }).click();
      await page.getByText(words.saved_title.confirmed, { exact: true }).first().waitFor();
      await phone.close();
    });
  });
}

async function trioEvent(): Promise<DemoEvent> {
  const event = await openEvent(app.backend);
  await event_set(event, `game_mode = '3X3'`);
  await addTeams(event, 'Aço', 'Some');
  await app.backend.refreshSnapshot();
  return event;
}

async function playerAt({ id }: DemoEvent, size: (typeof SIZES)[number]): Promise<Player> {
  const phone = await app.openPhone({ viewport: size.viewport });
  const page = await phone.open('/auth');
  await login(page, size.email);
  await page.goto(`/register/${id}`);
  await page.getByRole('button', { name: words.submit }).waitFor();
  await phone.serviceWorker(page);
  await page.getByRole('button', { name: words.review.edit, exact: true }).click();
  const whatsapp = (await page.getByLabel(words.field.whatsapp).inputValue()).replaceAll(/\D/g, '');
  return { phone, page, team: size.team, whatsapp };
}

/** Mistakes that the form itself rejects. */
async function mistakes({ page }: Player): Promise<void> {
  const whatsapp = page.getByLabel(words.field.whatsapp);
  const typed = await whatsapp.inputValue();
  await page.getByLabel(words.field.name, { exact: true }).fill('Zé');
  await whatsapp.fill('123');
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByText(validation.registration_name_too_short).waitFor();
  await page.getByText(validation.whatsapp_too_short).waitFor();
  await page.getByText(validation.team_required).waitFor();
  await whatsapp.fill(typed);
}

async function fill({ page }: Player): Promise<void> {
  await page.getByLabel(words.field.name, { exact: true }).fill('Zélia d’Ávila');
  await page.getByLabel(words.field.invited_by).fill('Tonho');
  await page.getByLabel(words.field.experience).selectOption('veterano');
  await page.getByLabel('Some').check();
}

/** What was typed is restored, and can be sent. */
async function isBack({ page, team }: Player): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('pageshow'))); // starts a round
  await page.getByRole('button', { name: words.submit }).waitFor();
  expect(await page.getByLabel(words.field.name, { exact: true }).inputValue()).toBe(
    "Zélia d'Ávila",
  );
  expect(await page.getByLabel(words.field.invited_by).inputValue()).toBe('Tonho');
  expect(await page.getByLabel(words.field.experience).inputValue()).toBe('veterano');
  expect(await page.getByLabel(words.squad.new_name).inputValue()).toBe(team);
}

const event_sql = (event: DemoEvent, sql: string, ...others: unknown[]) =>
  app.backend.query(sql, [event.id, ...others]);
const event_set = (event: DemoEvent, change: string) =>
  event_sql(event, `update public.airsoft_events set ${change} where id = $1`);
const addTeams = (event: DemoEvent, ...names: string[]) =>
  event_sql(
    event,
    `insert into public.event_teams (id, event_id, name) select gen_random_uuid(), $1, unnest($2::text[])`,
    names,
  );

/** People whom another person registered. */
const addPeople = (event: DemoEvent, n: number, team: string | null, numbers: string[] = []) =>
  event_sql(
    event,
    `with o as (insert into public.operators (id, event_id, name, whatsapp_masked, event_team_id)
       select gen_random_uuid(), $1, 'Pessoa ' || n, '', (select id from public.event_teams where event_id = $1 and name = $3)
       from generate_series(1, $2::int) n returning id, name)
     insert into public.operator_contacts (operator_id, event_id, whatsapp)
     select id, $1, ($4::text[])[split_part(name, ' ', 2)::int] from o`,
    n,
    team,
    numbers,
  );

const addMe = (event: DemoEvent) =>
  event_sql(
    event,
    `with o as (insert into public.operators (id, event_id, user_id, name, whatsapp_masked)
       select gen_random_uuid(), $1, id, 'Zélia', '' from auth.users where email = any ($2::text[]) returning *)
     insert into public.operator_contacts (operator_id, event_id, user_id) select id, event_id, user_id from o`,
    SIZES.map(({ email }) => email),
  );

const removePeople = (event: DemoEvent) =>
  event_sql(event, 'delete from public.operators where event_id = $1');
