import { expect } from 'vitest';
import { push } from '#i18n/pt-BR/push.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { whatsapp } from '#i18n/pt-BR/whatsapp.ts';
import { openEvent } from '../event-page.ts';
import type { RunningApp } from '../harness.ts';
import { saidNow, button, dialog, field, fill, type Keyboard, lookInto } from './keyboard.ts';
import { upToDate } from '../phone.ts';

/** Alone after an error and a refusal, with a friend, in a team; the number is verified. */
export async function registrations(keys: Keyboard, app: RunningApp): Promise<void> {
  const { page } = keys;
  const [refusing, game, teams] = [
    await openEvent(app.backend),
    await openEvent(app.backend),
    await openEvent(app.backend),
  ];
  await takeNumber(app, refusing.id, '5511900001234');
  await makeTrios(app, teams.id);
  const submit = button(page, registration.submit);
  const [name, number] = [
    field(page, registration.field.name).first(),
    field(page, registration.field.whatsapp).first(),
  ];
  await keys.goto(`/register/${refusing.id}`);
  await submit.waitFor();
  await upToDate(page); // later arrivals would move the elements under test
  await keys.round();
  await keys.tabAndPress(button(page, registration.review.edit));
  await keys.at(name);
  await keys.type('N');
  await keys.press('Enter');
  await keys.wrong(name, validation.registration_name_too_short);
  await keys.type('Nina Rocha');
  await keys.tabTo(number);
  await keys.type('11 90000-1234');

  await lookInto(keys, button(page, registration.verify_number));
  await keys.press('Enter');
  await keys.at(field(page, whatsapp.code));
  await keys.type('12');
  await keys.tabAndPress(button(dialog(page), whatsapp.submit));
  await keys.wrong(field(page, whatsapp.code), whatsapp.code_incomplete);
  await keys.press('Escape');
  await keys.at(button(page, registration.verify_number));

  await keys.tabAndPress(submit);
  await saidNow(page, registration.whatsapp_taken);
  await keys.tabTo(submit); // the form is back, with the focus in it

  await keys.goto(`/register/${game.id}`);
  const person = (n: number) =>
    page.getByRole('group', { name: fill(registration.friends.person, { n: String(n) }) });
  const bia = field(person(2), registration.field.name);
  const add = button(page, registration.friends.add);
  await keys.tabAndPress(add);
  await keys.at(bia);
  await keys.tabAndPress(submit);
  await keys.wrong(bia, validation.registration_name_too_short);
  await keys.type('Bia Rocha');
  await keys.tabTo(field(person(2), registration.field.whatsapp));
  await keys.type('11987650000');
  await keys.tabAndPress(add);
  await keys.at(field(person(3), registration.field.name));
  await keys.type('Caio Prado');
  await keys.tabTo(button(page, fill(registration.friends.remove, { n: '3' })), 'Shift+Tab');
  await keys.press('Enter');
  await keys.at(add);
  await keys.tabAndPress(button(page, fill(registration.friends.undo, { name: 'Caio Prado' })));
  await person(3).waitFor();
  await keys.tabAndPress(button(page, fill(registration.friends.remove, { n: '3' })), 'Enter');
  await keys.at(add);
  await keys.tabAndPress(submit);
  await saidNow(page, registration.saved_title.confirmed);
  await keys.tabTo(page.getByRole('link', { name: registration.saved_action }));
  await keys.tabAndPress(button(page, push.offer.later)); // and disappears once it is answered

  await keys.goto(`/register/${teams.id}`);
  const trio = page.getByRole('radio', { name: /^Trio de Aço/ });
  await trio.waitFor();
  await keys.tabAndPress(submit);
  await keys.wrong(trio, validation.team_required);
  await keys.round();
  await keys.press('Space');
  expect(await trio.isChecked()).toBe(true);
  await keys.press('ArrowDown');
  await keys.at(page.getByRole('radio', { name: registration.squad.create }));
  const new_team = field(page, registration.squad.new_name);
  await keys.tabAndPress(submit);
  await keys.wrong(new_team, validation.team_name_required);
  await keys.type('Trio de Vento');
  await keys.press('Enter');
  await saidNow(page, registration.saved_title.confirmed);
  await keys.tabTo(page.getByRole('link', { name: registration.saved_action }));
}

/** Gives another person a place with this number. */
async function takeNumber(app: RunningApp, event_id: string, digits: string) {
  await app.backend.query(
    `with one as (insert into public.operators (id, event_id, name) values (gen_random_uuid(), $1, 'Outro')
       returning id, event_id)
     insert into public.operator_contacts (operator_id, event_id, whatsapp) select id, event_id, $2 from one`,
    [event_id, digits],
  );
}

/** A 3X3 event with one existing team. */
export async function makeTrios(app: RunningApp, event_id: string) {
  await app.backend.query(`update public.airsoft_events set game_mode = '3X3' where id = $1`, [
    event_id,
  ]);
  await app.backend.query(
    `insert into public.event_teams (id, event_id, name) values (gen_random_uuid(), $1, 'Trio de Aço')`,
    [event_id],
  );
  await app.backend.refreshSnapshot();
}
