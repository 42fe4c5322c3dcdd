import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { draftOn } from '../../device-values.ts';
import { bring, openEvent, peopleOf, playerAtForm, submitRegistration } from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';

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
