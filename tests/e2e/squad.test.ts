import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { openEvent, playerAtForm, submitRegistration, type DemoEvent } from './event-page.ts';
import { startApp, type RunningApp } from './harness.ts';
import { hears } from './live-signal.ts';
import { login } from './phone.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const peopleOf = ({ id }: DemoEvent) =>
  app.backend.query<{ name: string; whatsapp: string; mine: boolean }>(
    `select o.name, c.whatsapp, o.user_id is not null as mine from public.operators o
     join public.operator_contacts c on c.operator_id = o.id
     where o.event_id = $1 and o.deleted_at is null order by c.whatsapp`,
    [id],
  );

async function bring(
  page: Page,
  n: number,
  { name, whatsapp }: Record<'name' | 'whatsapp', string>,
) {
  await page.getByRole('button', { name: registration.friends.add }).click();
  const card = page.getByRole('group', {
    name: registration.friends.person.replace('{n:number}', String(n)),
  });
  await expect
    .poll(() =>
      card.getByLabel(registration.field.name).evaluate((e) => e === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type(name);
  await card.getByLabel(registration.field.whatsapp).fill(whatsapp);
  return card;
}

test('a squad registers at once offline, and all of its people arrive', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await phone.goOffline();

  const bia = await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650000' });
  await bring(page, 3, { name: 'Caio Prado', whatsapp: '11987650000' });
  await submitRegistration(page);
  await page.getByText(validation.whatsapp_twice).waitFor();
  await page
    .getByRole('button', { name: registration.friends.remove.replace('{n:number}', '3') })
    .click();
  await page
    .getByRole('button', { name: registration.friends.undo.replace('{name:string}', 'Caio Prado') })
    .click();
  const caio = page.getByRole('group', {
    name: registration.friends.person.replace('{n:number}', '3'),
  });
  await caio.getByLabel(registration.field.whatsapp).fill('11987650001');
  await page.reload(); // what was typed survives
  await bia.waitFor();
  await submitRegistration(page);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: registration.friends.with_me }).waitFor();
  expect(await peopleOf(event)).toEqual([]);

  await phone.goOnline();
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  const people = await peopleOf(event);
  expect(people.map(({ name, mine }) => [name, mine])).toEqual(
    expect.arrayContaining([
      ['Bruno Carvalho', true],
      ['Bia Rocha', false],
      ['Caio Prado', false],
    ]),
  );
  expect(people).toHaveLength(3);
  await page.getByText('Bia Rocha').waitFor();
  await phone.close();
});

test('a friend who is in already is named, the others stay; moving and removing by the organiser shows', async () => {
  const event = await openEvent(app.backend);
  const taken = '11987650010';
  const lobos = crypto.randomUUID();
  await app.backend.query(`update public.airsoft_events set game_mode = '5X5' where id = $1`, [
    event.id,
  ]);
  await app.backend.query(
    `insert into public.event_teams (id, event_id, name) values ($1, $2, 'Lobos')`,
    [lobos, event.id],
  );
  await app.backend.refreshSnapshot();
  const { phone, page } = await playerAtForm(app, event);
  await phone.goOffline();
  await page.getByText(registration.squad.create, { exact: true }).click();
  await page.getByLabel(registration.squad.new_name).fill('Trem Bão');
  const bia = await bring(page, 2, { name: 'Bia Rocha', whatsapp: taken });
  const caio = await bring(page, 3, { name: 'Caio Prado', whatsapp: '11987650011' });
  await submitRegistration(page);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();

  // meanwhile another person registers with that number
  await app.backend.query(
    `with o as (insert into public.operators (id, event_id, name, whatsapp_masked)
       values (gen_random_uuid(), $1, 'Outra Pessoa', '') returning id)
     insert into public.operator_contacts (operator_id, event_id, whatsapp) select id, $1, $2 from o`,
    [event.id, `55${taken}`],
  );
  await phone.goOnline();
  const why = problems.friend_registered.replaceAll('{name:string}', 'Bia Rocha');
  await page.getByText(why).waitFor();
  expect(await peopleOf(event)).toHaveLength(1);
  expect(await page.getByLabel(registration.squad.new_name).inputValue()).toBe('Trem Bão');
  expect(await caio.getByLabel(registration.field.name).inputValue()).toBe('Caio Prado');
  const other_tab = await phone.open('/outbox');
  await other_tab.getByText(why).waitFor();
  await bia.getByLabel(registration.field.whatsapp).fill('11987650012');
  await submitRegistration(page);
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  await other_tab.getByText(outbox.empty).waitFor();
  await other_tab.close();
  const friends = page.getByRole('listitem');
  await friends.filter({ hasText: 'Caio Prado' }).getByText('Trem Bão').waitFor();

  await hears(page, `event:${event.id}`);
  const desk = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  const organiser = await desk.open('/auth');
  await login(organiser, 'organizador@exemplo.com');
  await organiser.goto(`/event/${event.id}?tab=teams`);
  const move = event_words.teams.move.replace('{name:string}', 'Caio Prado');
  await organiser.getByLabel(move).selectOption('Lobos');
  await friends.filter({ hasText: 'Caio Prado' }).getByText('Lobos').waitFor();
  await organiser.getByRole('tab', { name: event_words.tabs.participants }).click();
  const remove = event_words.participants.remove;
  await organiser.getByRole('button', { name: `${remove}: Bia Rocha` }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: remove }).click();
  await friends.filter({ hasText: 'Bia Rocha' }).waitFor({ state: 'detached' });
  await friends.filter({ hasText: 'Caio Prado' }).waitFor();
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  await Promise.all([phone.close(), desk.close()]);
});
