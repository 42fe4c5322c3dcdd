import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { upToDate } from '../../phone.ts';
import { button } from '../organiser-page.ts';
import { letIn, row, said, signedIn, takenAway, today } from './gate-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const { arrived } = words.teams;
const ofArrived = (count: number) => arrived.split.replace('{count:number}', String(count));

/** The names in each team on the screen. */
const teamsOn = (page: Page) =>
  page
    .getByRole('region', { name: /^Equipe \d/ })
    .evaluateAll((teams) =>
      teams.map((team) =>
        [...team.querySelectorAll('li span:nth-child(2)')].map((name) => name.textContent),
      ),
    );

test('[gate] two phones without a signal draw the same teams of who came; who is late moves nobody', async () => {
  const event = await today(app);
  await app.backend.query('update public.airsoft_events set teams_count = 2 where id = $1', [
    event.id,
  ]);
  const ana = await signedIn(app, 'organizador@exemplo.com');
  await ana.page.goto(`/event/${event.id}/gate`);
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi', 'Eva']) await letIn(ana.page, name);
  await upToDate(ana.page);
  const other = await signedIn(app, 'organizador@exemplo.com');
  await other.page.goto(`/event/${event.id}/gate`);
  await row(other.page, 'Eva').getByText('Chegou').waitFor();
  await takenAway(other);
  await takenAway(ana);

  const drawn = [];
  for (const { page } of [ana, other]) {
    await page.goto(`/event/${event.id}?tab=teams`);
    await button(page, ofArrived(5)).click();
    await said(page, arrived.draft_hint);
    drawn.push(await teamsOn(page));
  }
  expect(drawn[0]).toEqual(drawn[1]);
  expect(drawn[0]!.flat().toSorted()).toEqual(['Ana', 'Bia', 'Caio', 'Davi', 'Eva']);
  await button(ana.page, words.teams.save).click();
  await button(ana.page, words.teams.save).waitFor({ state: 'detached' });
  await ana.phone.goOnline();
  await button(ana.page, words.teams.edit).waitFor(); // the server has saved it
  await upToDate(ana.page);

  await ana.phone.goOffline();
  await ana.page.goto(`/event/${event.id}/gate`);
  await letIn(ana.page, 'Zé');
  await ana.page.goto(`/event/${event.id}?tab=teams`);
  await button(ana.page, arrived.include).click();
  await button(ana.page, words.teams.save).waitFor();
  const after = await teamsOn(ana.page);
  // saved teams are shown by name
  const before = after.map((team) => team.filter((name) => name !== 'Zé').toSorted());
  expect(before).toEqual(drawn[0]!.map((team) => team.toSorted()));
  expect(after.flat()).toContain('Zé');
  await button(ana.page, words.teams.save).click();
  await ana.phone.goOnline();
  await expect
    .poll(() =>
      app.backend.query(
        `select t.name, array_agg(o.name order by o.name) as people
         from public.operators o join public.event_teams t on t.id = o.event_team_id
         where o.event_id = $1 group by t.name order by t.name`,
        [event.id],
      ),
    )
    .toEqual(after.map((team, at) => ({ name: `Equipe ${at + 1}`, people: team.toSorted() })));
  await Promise.all([ana.phone.close(), other.phone.close()]);
});
