import { afterAll, beforeAll, expect, test } from 'vitest';
import { events as list_words } from '#i18n/pt-BR/events.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import { openEvent, peopleOf, submitRegistration } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { upToDate } from '../phone.ts';
import { demoTeam } from './demo-team.ts';
import { personAt } from './team-form-page.ts';

const words = registration.friends;
const TEAM = 'Lobos-Guará';
const NAMESAKE = 'Bruno Carvalho'; // also the name of a player of the demo

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[story] a captain brings one of two namesakes, takes them out and back, and all arrive', async () => {
  await app.backend.query(
    `insert into public.team_members (id, team_id, user_id, name, role, approved)
     select gen_random_uuid(), $1, u.id, $2, 'member', true
     from auth.users u where u.email = 'admin@exemplo.com'`,
    [demoTeam(TEAM), NAMESAKE],
  );
  const event = await openEvent(app.backend);
  const { phone, page } = await personAt(app, `/register/${event.id}`, 'capitao@exemplo.com');
  await upToDate(page);
  const open = page.getByRole('button', { name: words.from_team.replace('{team:string}', TEAM) });
  await open.click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const namesakes = dialog.getByRole('checkbox', { name: NAMESAKE });
  await expect.poll(() => namesakes.count()).toBe(2);
  const ticked = () =>
    namesakes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
  await namesakes.first().check();
  expect(await ticked()).toEqual([true, false]);
  await namesakes.last().check();
  await namesakes.first().uncheck();
  expect(await ticked()).toEqual([false, true]);
  const ready = dialog.getByRole('button', { name: words.team_ready });
  await ready.click();
  const person = page.getByRole('group', { name: words.person.replace('{n:number}', '2') });
  await person.getByLabel(registration.field.whatsapp).fill('11987650099');

  // who is unticked comes back with what was corrected
  await open.click();
  await namesakes.last().uncheck();
  await ready.click();
  await page.getByRole('button', { name: words.undo.replace('{name:string}', NAMESAKE) }).click();
  expect(await person.getByLabel(registration.field.whatsapp).inputValue()).toBe('11987650099');

  await page.reload(); // what was typed survives, and who it is
  await open.click();
  await expect.poll(ticked).toEqual([false, true]);
  await ready.click();
  await submitRegistration(page);
  await page.getByText(list_words.registration.confirmed, { exact: true }).first().waitFor();
  const people = await peopleOf(app.backend, event);
  expect(people.map(({ name, whatsapp }) => [name, whatsapp])).toContainEqual([
    NAMESAKE,
    '5511987650099',
  ]);
  expect(people).toHaveLength(2);
  await phone.close();
});
