import type { Locator, Page } from 'playwright';
import { common } from '#i18n/pt-BR/common.ts';
import type { RunningApp } from '../harness.ts';
import { type Phone, upToDate } from '../phone.ts';
import { demoTeam } from './demo-team.ts';

export const TEAM_ID = demoTeam('Lobos-Guará');
/** Of the entry in which the captain and a member meet. */
export const TITLE = 'Treino noturno';
export const AGENDA = `/team/${TEAM_ID}/advanced?tab=events`;

/** The captain and a member on their phones, with the agenda of the team open. */
export async function bothAtAgenda(app: RunningApp) {
  const [captain, member] = await Promise.all([
    app.openPhone({ as: 'capitao@exemplo.com' }),
    app.openPhone({ as: 'jogador@exemplo.com' }),
  ]);
  const [page, there] = await Promise.all([agendaOn(captain), agendaOn(member)]);
  return { captain, member, page, there };
}

async function agendaOn(phone: Phone): Promise<Page> {
  const opened = await phone.open(AGENDA);
  await upToDate(opened);
  await phone.serviceWorker(opened);
  return opened;
}

export const entry = (of: Page, list: Page | Locator = of) =>
  list.getByRole('listitem').filter({ has: of.getByRole('button', { name: TITLE, exact: true }) });

export const dialog = (of: Page) => of.getByRole('dialog').filter({ visible: true });

// a toast inside the sheet has such a button too
export const close = (of: Page) =>
  dialog(of).locator('header').getByRole('button', { name: common.close }).click();

export const attendancesIn = (app: RunningApp) =>
  app.backend.query<{ status: string; absent: boolean }>(
    `select a.status, x.user_id is not null as absent from team_attendances a
     join team_agenda_events e on e.id = a.agenda_event_id and e.title = $1
     left join team_absences x on x.agenda_event_id = a.agenda_event_id and x.user_id = a.user_id`,
    [TITLE],
  );
