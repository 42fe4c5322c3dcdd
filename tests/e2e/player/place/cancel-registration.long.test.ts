import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { shell } from '#i18n/pt-BR/shell.ts';
import {
  bring,
  openEvent,
  openPlaceMenu,
  peopleOf,
  placesOf,
  playerAtForm,
  registerAnother,
  submitRegistration,
  type DemoEvent,
} from '../../event-page.ts';
import { startApp, type RunningApp } from '../../harness.ts';

const PLAYER = 'jogador@exemplo.com';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[U10] a place taken online is cancelled offline, below the notice that the signal is gone', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await submitRegistration(page);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  await expect.poll(() => placesOf(app.backend, event, PLAYER)).toBe(1);
  await page.goto(`/event/${event.id}`);
  const ask = page.getByRole('button', { name: words.action.cancel_registration });
  await openPlaceMenu(page);
  await ask.waitFor();
  await phone.goOffline();
  await ask.click();
  const question = page.getByRole('dialog', { name: words.cancel.title });
  // the notice is inside the dialog, whose last button is thus not the one that confirms
  await question.getByText(shell.connection.went_offline).waitFor();
  await question.getByRole('button', { name: words.cancel.confirm }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(words.cancel.waiting).waitFor();
  expect(await placesOf(app.backend, event, PLAYER)).toBe(1);
  await phone.goOnline();
  await expect.poll(() => placesOf(app.backend, event, PLAYER)).toBe(0);
  await page.getByRole('link', { name: words.action.register }).first().waitFor();
  await phone.close();
});

test('who cancelled their own place still takes off whom they brought: at the form, at the event, without a signal', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650030' });
  await bring(page, 3, { name: 'Caio Prado', whatsapp: '11987650031' });
  await bring(page, 4, { name: 'Duda Lima', whatsapp: '11987650032' });
  await submitRegistration(page);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  await page.goto(`/event/${event.id}`);
  await openPlaceMenu(page);
  await page.getByRole('button', { name: words.action.cancel_registration }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.cancel.confirm }).click();
  await page.getByRole('link', { name: words.action.register }).first().waitFor();

  const mates = page.getByRole('region', { name: registration.friends.with_me });
  const mate = (name: string) => mates.getByRole('listitem').filter({ hasText: name });
  await expect.poll(() => mates.getByRole('listitem').count()).toBe(3);
  await page.goto(`/register/${event.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  expect(await mates.getByRole('listitem').count()).toBe(3);
  await takeOff(page, 'Bia Rocha');
  await mate('Bia Rocha').waitFor({ state: 'detached' });
  await expect.poll(() => namesOf(event)).toEqual(['Caio Prado', 'Duda Lima']);

  await page.goto(`/event/${event.id}`);
  await mate('Caio Prado').waitFor();
  await phone.goOffline();
  await takeOff(page, 'Caio Prado');
  await mate('Caio Prado').waitFor({ state: 'detached' });
  await phone.goOnline();
  await expect.poll(() => namesOf(event)).toEqual(['Duda Lima']);

  // taken off too late: it says so where the person is listed
  await phone.goOffline();
  await takeOff(page, 'Duda Lima');
  await mate('Duda Lima').waitFor({ state: 'detached' });
  await app.backend.query(`update public.airsoft_events set date = date - 3 where id = $1`, [
    event.id,
  ]);
  await phone.goOnline();
  await mate('Duda Lima').getByText(problems.refused.event_started).waitFor();
  await mates.getByRole('link', { name: registration.mine.see_outbox }).click();
  await page.getByRole('listitem').filter({ hasText: problems.refused.event_started }).waitFor();
  await phone.close();
});

test('each person of a squad that waits says so, and leaves it before it is sent', async () => {
  const event = await openEvent(app.backend);
  const { phone, page } = await playerAtForm(app, event);
  await phone.goOffline();
  await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650040' });
  await bring(page, 3, { name: 'Caio Prado', whatsapp: '11987650041' });
  await bring(page, 4, { name: 'Duda Lima', whatsapp: '11987650042' });
  await submitRegistration(page);
  const mates = page.getByRole('region', { name: registration.friends.with_me });
  const waiting = mates
    .getByRole('listitem')
    .filter({ hasText: list_words.registration.queued, has: page.getByRole('button') });
  await expect.poll(() => waiting.count()).toBe(3);
  await takeOff(page, 'Caio Prado');
  await page.getByText(unsentOff('Caio Prado')).waitFor();
  await expect.poll(() => waiting.count()).toBe(2);
  await page.goto(`/event/${event.id}`);
  await expect.poll(() => waiting.count()).toBe(2);
  await takeOff(page, 'Duda Lima');
  await expect.poll(() => waiting.count()).toBe(1);

  // with this number the whole squad would be refused, if its owner were still in it
  await registerAnother(app.backend, event, '5511987650041');
  await phone.goOnline();
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  expect(await namesOf(event)).toEqual(
    expect.arrayContaining(['Bia Rocha', 'Bruno Carvalho', 'Outra Pessoa']),
  );
  expect(await namesOf(event)).toHaveLength(3);
  await expect.poll(() => waiting.count()).toBe(0);
  await mates.getByRole('listitem').filter({ hasText: 'Bia Rocha' }).waitFor();
  await phone.goOffline();

  const other = await openEvent(app.backend);
  await phone.goOnline();
  await page.goto(`/register/${other.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  await phone.goOffline();
  await bring(page, 2, { name: 'Bia Rocha', whatsapp: '11987650040' });
  await submitRegistration(page);
  await expect.poll(() => waiting.count()).toBe(1);
  await takeOff(page, 'Bia Rocha');
  await mates.waitFor({ state: 'detached' });
  await phone.goOnline();
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  expect(await namesOf(other)).toEqual(['Bruno Carvalho']);
  await phone.close();
});

async function takeOff(page: Page, name: string): Promise<void> {
  const { take_off, take_off_confirm } = registration.friends;
  await page.getByRole('button', { name: take_off.replace('{name:string}', name) }).click();
  await page.getByRole('button', { name: take_off_confirm }).click();
}

const unsentOff = (name: string) => registration.friends.unsent_off.replace('{name:string}', name);

const namesOf = async (event: DemoEvent) =>
  (await peopleOf(app.backend, event)).map(({ name }) => name);

test('who plays elsewhere on that day is told so, without a signal, and may register all the same', async () => {
  const [first, second, day_after] = [
    await openEvent(app.backend),
    await openEvent(app.backend),
    await openEvent(app.backend),
  ];
  const change = (event: DemoEvent, sql: string) =>
    app.backend.query(`update public.airsoft_events set ${sql} where id = $1`, [event.id]);
  await change(first, `time = '14:30'`);
  await change(day_after, 'date = date + 30');
  await app.backend.refreshSnapshot();
  const { phone, page } = await playerAtForm(app, first);
  const warning = page.getByRole('status').filter({ hasText: words.same_day });
  await submitRegistration(page);
  await page.getByText(registration.saved_title.confirmed, { exact: true }).first().waitFor();
  await page.goto(`/event/${second.id}`);
  await warning.filter({ hasText: '14:30' }).getByRole('link', { name: first.name }).waitFor();
  await page.goto(`/event/${day_after.id}`);
  await page.getByRole('link', { name: words.action.register }).first().waitFor();
  expect(await warning.count()).toBe(0);

  await phone.goOffline();
  await page.goto(`/event/${first.id}`);
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  expect(await warning.getByRole('link', { name: first.name }).count()).toBe(0); // of itself
  await page.goto(`/register/${second.id}`);
  await warning.filter({ hasText: '14:30' }).getByRole('link', { name: first.name }).waitFor();
  await submitRegistration(page);
  await page.getByText(registration.saved_title.queued, { exact: true }).first().waitFor();
  await page.goto(`/event/${first.id}`);
  await warning.filter({ hasText: '09:00' }).getByRole('link', { name: second.name }).click();
  await page.getByRole('heading', { name: second.name, level: 1 }).waitFor();
  await warning.getByRole('link', { name: first.name }).waitFor();

  await change(first, `status = 'cancelled'`);
  await phone.goOnline();
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  await warning.getByRole('link', { name: first.name }).waitFor({ state: 'detached' });
  await phone.close();
});
