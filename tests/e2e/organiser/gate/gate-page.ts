import type { Locator, Page } from 'playwright';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { openEvent, type DemoEvent } from '../../event-page.ts';
import type { RunningApp } from '../../harness.ts';
import { upToDate, type Phone } from '../../phone.ts';

export const NAMES = [
  'Ana',
  'Bia',
  'Caio',
  'Davi',
  'Eva',
  'Fábio',
  'Gil',
  'Hugo',
  'Ivo',
  'Jô',
  'Léo',
  'Zé',
];

type AtHand = { phone: Phone; page: Page };

/** An event that starts in three hours, with twelve people, where the captain helps. */
export async function today({ backend }: Pick<RunningApp, 'backend'>): Promise<DemoEvent> {
  const event = await openEvent(backend);
  await backend.query(
    `update public.airsoft_events set allow_public_list = false, date = (t at time zone 'America/Sao_Paulo')::date,
       time = to_char(t at time zone 'America/Sao_Paulo', 'HH24:MI')
     from (select now() + interval '3 hours' as t) soon where id = $1`,
    [event.id],
  );
  await backend.query(
    `insert into public.operators (id, event_id, name, team, whatsapp_masked)
     select gen_random_uuid(), $1, name, 'Lobos', '' from unnest($2::text[]) name`,
    [event.id, NAMES],
  );
  await backend.query(
    `insert into public.event_staff (id, event_id, user_id, name, accepted_at)
     select gen_random_uuid(), $1, id, 'Diego', now() from auth.users where email = 'capitao@exemplo.com'`,
    [event.id],
  );
  await backend.refreshSnapshot();
  return event;
}

export const row = (page: Page, name: string) =>
  page.getByRole('list', { name: words.list_label }).getByRole('button', { name: `${name} Lobos` });
export const said = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor();
export const came = (n: number) => `${n}/${NAMES.length} chegaram`;
/** What the row of somebody who came says. */
export const ARRIVED = /Chegou \d\d:\d\d/;

/** The rows that are whole on the screen and covered by nothing: who stands there, and where a thumb goes. */
export const wholeRows = (page: Page): Promise<{ name: string; x: number; y: number }[]> =>
  page.locator('#gate-list .gate-row').evaluateAll((rows) =>
    rows.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const x = (left + right) / 2;
      const shows = (y: number) => one.contains(document.elementFromPoint(x, y));
      const name = one.querySelector('.gate-name')!.textContent;
      return shows(top + 1) && shows(bottom - 1) ? [{ name, x, y: (top + bottom) / 2 }] : [];
    }),
  );

/** Marks a person, and waits until their row says so: then it is stored. */
export async function letIn(page: Page, name: string): Promise<void> {
  await row(page, name).click();
  await row(page, name).getByText(ARRIVED).waitFor();
}

/** What stands behind "⋯". */
export async function fromMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: words.more, exact: true }).click();
  const menu = page.getByRole('dialog', { name: words.title });
  await menu.getByRole('link', { name }).or(menu.getByRole('button', { name })).click();
}

export async function signedIn(app: RunningApp, email: string): Promise<AtHand> {
  const phone = await app.openPhone({ as: email });
  return { phone, page: await phone.open('/') };
}

/** Signs the waiver with a finger, and records it. */
export async function signWaiver(page: Page, sheet: Locator): Promise<void> {
  const pad = sheet.getByRole('img', { name: words.stations.sign });
  await pad.hover(); // the sheet has come in, and the toast has left its place
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  for (let n = 1; n <= 12; n += 1)
    await page.mouse.move(box.x + 20 + n * 15, box.y + 40 + (n % 2) * 30);
  await page.mouse.up();
  await sheet.getByRole('button', { name: words.stations.save }).click();
}

/** The list is on the phone, and then there is no signal. */
export async function takenAway({ phone, page }: AtHand): Promise<void> {
  await row(page, 'Zé').waitFor();
  await phone.serviceWorker(page);
  await said(page, words.ready);
  await upToDate(page);
  await phone.goOffline();
}
