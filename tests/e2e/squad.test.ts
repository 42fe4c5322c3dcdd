import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { openEvent, submitRegistration, type DemoEvent } from './event-page.ts';
import { startApp, type RunningApp } from './harness.ts';
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

test('a squad registers in one go with no signal, and all of it arrives', async () => {
  const event = await openEvent(app.backend);
  const phone = await app.openPhone({ viewport: { width: 390, height: 844 } });
  const page = await phone.open('/auth');
  await login(page, 'jogador@exemplo.com');
  await page.goto(`/register/${event.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  await phone.serviceWorker(page);
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

  // a number that is in already refuses all of them, and the form comes back with everybody in it
  const other = await app.openPhone();
  const second = await other.open('/auth');
  await login(second, 'jogador2@exemplo.com');
  await second.goto(`/register/${event.id}`);
  await bring(second, 2, { name: 'Bia de novo', whatsapp: '11987650000' });
  await submitRegistration(second, 'Carla Dias');
  await second.getByText(problems.refused.whatsapp_already_registered).first().waitFor();
  const again = second.getByRole('group', {
    name: registration.friends.person.replace('{n:number}', '2'),
  });
  expect(await again.getByLabel(registration.field.name).inputValue()).toBe('Bia de novo');
  expect(await peopleOf(event)).toHaveLength(3);
});
