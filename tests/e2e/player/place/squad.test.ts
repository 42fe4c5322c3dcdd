import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { draftOn } from '../../device-values.ts';
import {
  bring,
  openEvent,
  openPlaceMenu,
  peopleOf,
  playerAtForm,
  registerAnother,
  submitRegistration,
} from '../../event-page.ts';
import { type RunningApp, startApp } from '../../harness.ts';
import { hears } from '../../live-signal.ts';
import { login } from '../../phone.ts';
import { LONG } from '../../../runner/suite.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

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
  await expect.poll(() => draftOn(page, `register:${event.id}`)).toContain('11987650001');
  await page.reload(); // what was typed survives
  await bia.waitFor();
  await submitRegistration(page);
  await page.getByText(list_words.registration.queued, { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: registration.friends.with_me }).waitFor();
  expect(await peopleOf(app.backend, event)).toEqual([]);

  await phone.goOnline();
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  const people = await peopleOf(app.backend, event);
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

if (LONG) {
  test('a friend who is registered already is named, the others stay; moves and removals by the organiser are shown', async () => {
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
    await registerAnother(app.backend, event, `55${taken}`);
    await phone.goOnline();
    const why = problems.friend_registered.replaceAll('{name:string}', 'Bia Rocha');
    await page.getByText(why).waitFor();
    expect(await peopleOf(app.backend, event)).toHaveLength(1);
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

    const poked = await hears(page, `event:${event.id}`);
    const desk = await app.openPhone({ viewport: { width: 1280, height: 800 } });
    const organiser = await desk.open('/auth');
    await login(organiser, 'organizador@exemplo.com');
    await organiser.goto(`/event/${event.id}?tab=teams`);
    const move = event_words.teams.move.replace('{name:string}', 'Caio Prado');
    await organiser.getByLabel(move).selectOption('Lobos');
    await poked();
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

  test('friends whom I registered leave when I say so: one taken off, one with me, one stays; without a signal', async () => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAtForm(app, event);
    await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650020' });
    await bring(page, 3, { name: 'Caio Prado', whatsapp: '11987650021' });
    await bring(page, 4, { name: 'Duda Lima', whatsapp: '11987650022' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await submitRegistration(page);
    const done = page.getByText(registration.saved_title.confirmed, { exact: true }).first();
    await done.waitFor();
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect((await done.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await phone.goOffline();

    const friends = registration.friends;
    const off = friends.take_off.replace('{name:string}', 'Bia Rocha');
    await page.getByRole('button', { name: off }).click();
    await page.getByRole('button', { name: friends.take_off_confirm }).click();
    await page.getByText(event_words.cancel.waiting).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Bia Rocha' }).waitFor({ state: 'hidden' });

    await page.goto(`/event/${event.id}`);
    const { cancel, action } = event_words;
    await openPlaceMenu(page);
    await page.getByRole('button', { name: action.cancel_registration, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: cancel.title });
    await dialog.getByText(cancel.brought).waitFor();
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await dialog.getByLabel('Bia Rocha').count()).toBe(0);
    await dialog.getByLabel('Caio Prado').check();
    await dialog.getByRole('button', { name: cancel.confirm }).click();
    await page.getByText(list_words.registration.cancelling, { exact: true }).first().waitFor();
    expect(await peopleOf(app.backend, event)).toHaveLength(4);

    await phone.goOnline();
    await expect
      .poll(async () => (await peopleOf(app.backend, event)).map(({ name }) => name))
      .toEqual(['Duda Lima']);
    await phone.close();
  });

  test('whom the server refused is named with the reason where the squad is listed', async () => {
    const event = await openEvent(app.backend);
    const { phone, page } = await playerAtForm(app, event);
    await phone.goOffline();
    await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650050' });
    await bring(page, 3, { name: 'Caio Prado', whatsapp: '11987650051' });
    await submitRegistration(page);
    await page.getByText(registration.saved_title.queued, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: registration.saved_action }).click();
    await registerAnother(app.backend, event, '5511987650050');
    await phone.goOnline();
    const out = page.getByRole('region', { name: registration.friends.label });
    const refused = (name: string) =>
      out
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: list_words.registration.refused });
    await refused('Bia Rocha')
      .getByText(problems.friend_registered.replaceAll('{name:string}', 'Bia Rocha'))
      .waitFor();
    await refused('Caio Prado').getByText(registration.friends.all_or_none).waitFor();
    await page.goto(`/register/${event.id}`);
    await page.getByRole('link', { name: registration.mine.see_outbox }).waitFor();
    expect(await out.count()).toBe(0); // they are in the form, to be corrected

    // I am in by another device: my own note says nothing of them
    await app.backend.query(
      `with o as (insert into public.operators (id, event_id, user_id, name, whatsapp_masked)
       select gen_random_uuid(), $1, id, 'Bruno Carvalho', '' from auth.users
       where email = 'jogador@exemplo.com' returning *)
     insert into public.operator_contacts (operator_id, event_id, user_id) select id, event_id, user_id from o`,
      [event.id],
    );
    await page.goto(`/event/${event.id}`);
    await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
    await refused('Bia Rocha').waitFor();
    await refused('Caio Prado').waitFor();
    await out.getByRole('link', { name: registration.mine.see_outbox }).click();
    await page.waitForURL('**/outbox');
    await phone.close();
  });

  test.each([
    [390, 844],
    [320, 568],
  ])(
    '[fault 3] at %i×%i the result is in view and has the focus, and not all that follows',
    async (width, height) => {
      const event = await openEvent(app.backend);
      const { phone, page } = await playerAtForm(app, event, { width, height });
      await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650060' });
      await bring(page, 3, { name: 'Caio Prado', whatsapp: '11987650061' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await submitRegistration(page);
      await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
      const bar = (await page.getByRole('banner').boundingBox())!;
      const focused = page.locator('main :focus');
      await expect.poll(() => focused.innerText()).toContain(registration.saved_title.confirmed);
      expect(await focused.innerText()).not.toContain('Bia Rocha');
      const box = (await focused.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      await phone.close();
    },
  );
}
