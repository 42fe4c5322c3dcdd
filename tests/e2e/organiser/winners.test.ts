import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { teams as team_words } from '#i18n/pt-BR/teams.ts';
import { openEvent } from '../event-page.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { upToDate } from '../phone.ts';
import { demoTeam } from '../team/demo-team.ts';
import { personAt } from '../team/team-form-page.ts';
import { button } from './organiser-page.ts';
import { LONG } from '../../runner/suite.ts';

const words = organise.winners;
const WINNER = 'Lobos-Guará';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A game that ended yesterday at noon, with the captain of the winners on its list. */
async function playedEvent(): Promise<string> {
  const { id } = await openEvent(app.backend);
  await app.backend.query(
    `insert into public.operators (id, event_id, user_id, name, team)
     select gen_random_uuid(), $1, u.id, 'Capitã', $2 from auth.users u where u.email = 'capitao@exemplo.com'`,
    [id, WINNER],
  );
  await app.backend.query(
    `update public.airsoft_events set date = (now() at time zone 'America/Sao_Paulo')::date - 1,
       end_time = '12:00' where id = $1`,
    [id],
  );
  await app.backend.refreshSnapshot();
  return id;
}

const rows = (page: Page) =>
  page.getByRole('group', { name: words.list }).locator('label').allTextContents();
const winnersOf = async (id: string) =>
  (
    await app.backend.query<{ ids: string[] }>(
      'select winner_team_ids as ids from public.airsoft_events where id = $1',
      [id],
    )
  )[0]!.ids;

test('[story] after the game its organiser is asked who won, and everybody reads it on the event', async () => {
  const id = await playedEvent();
  const { phone, page } = await personAt(app, `/event/${id}`, 'organizador@exemplo.com');
  await button(page, organise.step.winners).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByLabel(WINNER).check();
  await dialog.getByLabel(team_words.search_label).fill('corvos');
  await expect.poll(() => rows(page)).not.toContain(WINNER);
  await dialog.getByLabel(team_words.search_label).fill('');
  expect(await rows(page)).toEqual([WINNER]);
  await button(page, words.save.replace('{count:number}', '1')).click();
  await page.getByText(words.done).waitFor();
  expect(await winnersOf(id)).toEqual([demoTeam(WINNER)]);

  const guest = await app.openPhone();
  const there = await guest.open(`/event/${id}`);
  await upToDate(there); // before, the page may replace a link while it is pressed
  const won = there.getByRole('region', { name: event_words.winners });
  await won.getByRole('link', { name: WINNER }).click();
  await there.waitForURL(`**/team/${demoTeam(WINNER)}`);
  await guest.close();
  await phone.close();
});

const GONE = '00000000-0000-4000-8000-00000000dead';

if (LONG) {
  test('a winner that was deleted since can be unticked', async () => {
    const id = await playedEvent();
    await app.backend.query(
      'update public.airsoft_events set winner_team_ids = array[$2]::uuid[] where id = $1',
      [id, GONE],
    );
    const { phone, page } = await personAt(app, `/event/${id}`, 'organizador@exemplo.com');
    await upToDate(page); // a row that arrives may close the menu
    await button(page, organise.more).filter({ visible: true }).click();
    await button(page, words.action).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await dialog.getByLabel(words.gone).uncheck();
    await button(page, words.save.replace('{count:number}', '0')).click();
    await page.getByText(words.none_done).waitFor();
    expect(await winnersOf(id)).toEqual([]);
    expect(await page.getByRole('region', { name: event_words.winners }).count()).toBe(0);
    await phone.close();
  });
}
