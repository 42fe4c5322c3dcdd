import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '#i18n/pt-BR/picture.ts';
import { event } from '#i18n/pt-BR/event.ts';
import { team_agenda as words } from '#i18n/pt-BR/team-agenda.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { lookForNews, type Phone } from '../phone.ts';
import {
  AGENDA,
  attendancesIn,
  bothAtAgenda,
  close,
  dialog,
  entry,
  TEAM_ID,
  TITLE,
} from './agenda-page.ts';

let app: RunningApp;
let captain: Phone;
let member: Phone;
let page: Page;
let there: Page;
beforeAll(async () => {
  app = await startApp();
  await planned();
  ({ captain, member, page, there } = await bothAtAgenda(app));
});
afterAll(() => app.close());

/** An entry of the captain, far ahead, to which the member says yes. */
async function planned(): Promise<void> {
  const id = crypto.randomUUID();
  await app.backend.query(
    `insert into public.team_agenda_events (id, team_id, title, type, location, start_date, created_by)
     select $1, $2, $3, 'training', 'Galpão', '2040-01-01T22:30:00Z', u.id
     from auth.users u where u.email = 'capitao@exemplo.com'`,
    [id, TEAM_ID, TITLE],
  );
  await app.backend.query(
    `insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status)
     select $1, $2, p.id, p.name, 'confirmed' from public.profiles p
     join auth.users u on u.id = p.id where u.email = 'jogador@exemplo.com'`,
    [id, TEAM_ID],
  );
}

const attendances = () => attendancesIn(app);

test('[story] a briefing is read without a signal, and goes into the calendar; the team’s page shows what is next', async () => {
  await entry(page).getByRole('button', { name: TITLE, exact: true }).click();
  await dialog(page).getByRole('button', { name: words.briefing.write }).click();
  await dialog(page).getByLabel(words.briefing.objectives).fill('Entrar sem ruído.');
  await dialog(page).getByLabel(words.briefing.equipment).fill('Lanterna.');
  await dialog(page).getByRole('button', { name: words.form.save }).click();
  await page.getByText(words.briefing.saved).waitFor();
  await lookForNews(there);
  await entry(there).getByText(words.has_briefing, { exact: true }).waitFor();
  await member.goOffline();
  await there.reload();
  await entry(there).getByRole('button', { name: TITLE, exact: true }).click();
  await dialog(there).getByText('Entrar sem ruído.').waitFor();
  const saved = there.waitForEvent('download');
  await dialog(there).getByRole('button', { name: event.calendar.action }).click();
  expect((await saved).suggestedFilename()).toBe('treino-noturno.ics');
  await close(there);
  await there.goto(`/team/${TEAM_ID}`);
  const next = there.getByRole('region', { name: words.next });
  await next.getByRole('button', { name: 'Treino de entrada em sala', exact: true }).waitFor();
  await next.getByRole('button', { name: words.attendance.to.confirmed, exact: true }).click();
  await next.getByText(words.attendance.status.confirmed, { exact: true }).waitFor();
  await member.goOnline();
});

test('[story] after it, the captain marks who did not come and reports with a photo; who was absent sees it, others do not', async () => {
  await app.backend.query(
    `update team_agenda_events set start_date = now() - interval '3 hours', end_date = now() - interval '1 hour' where title = $1`,
    [TITLE],
  );
  await lookForNews(page);
  await entry(page, page.getByRole('list', { name: words.past })).waitFor();
  await captain.goOffline();
  await entry(page)
    .getByRole('button', { name: /1 confirmado$/ })
    .click();
  await dialog(page)
    .getByRole('group', { name: 'Bruno Carvalho' })
    .getByRole('button', { name: words.roll.missed })
    .click();
  await dialog(page).getByText('faltou 1 vez').waitFor();
  await close(page);
  await entry(page).getByRole('button', { name: TITLE, exact: true }).click();
  await dialog(page).getByRole('button', { name: words.report.write }).click();
  await dialog(page).getByLabel(words.report.summary).fill('Deu certo.');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PIXEL, 'base64'),
    });
  await dialog(page).getByText(picture.waiting).waitFor();
  await dialog(page).getByRole('button', { name: words.form.save }).click();
  await entry(page).getByText(words.has_report, { exact: true }).waitFor();
  await captain.goOnline();
  await expect.poll(attendances).toEqual([{ status: 'confirmed', absent: true }]);
  await expect
    .poll(() =>
      app.backend.query(
        `select o.bucket_id from storage.objects o join team_agenda_events e
         on e.report -> 'photos' ->> 0 like '%' || o.name where e.title = $1`,
        [TITLE],
      ),
    )
    .toEqual([{ bucket_id: 'team-media' }]);

  await there.goto(AGENDA);
  await lookForNews(there);
  await entry(there).getByText(words.absent.chip).waitFor();
  await entry(there).getByRole('button', { name: TITLE, exact: true }).click();
  await dialog(there).getByText('Deu certo.').waitFor();
  await dialog(there).getByRole('img').waitFor();
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
