import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { event as words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { RunningApp } from './harness.ts';
import type { Phone } from './phone.ts';
import type { TestBackend } from './backend/test-backend.ts';

export type DemoEvent = { id: string; name: string };

/** A new public event of the organiser, tomorrow, without a limit and without teams. */
export async function openEvent(backend: TestBackend): Promise<DemoEvent> {
  const event = { id: crypto.randomUUID(), name: `Operação ${crypto.randomUUID().slice(0, 8)}` };
  await backend.query(
    `insert into public.airsoft_events (id, name, date, time, location, briefing, created_by)
     values ($1, $2, (now() at time zone 'America/Sao_Paulo')::date + 1, '09:00', 'Campo de teste, Atibaia - SP',
             '<p>Leve óculos, água e a ponta laranja.</p>',
             (select id from auth.users where email = 'organizador@exemplo.com'))`,
    [event.id, event.name],
  );
  await backend.refreshSnapshot();
  return event;
}

const PLAYER = 'jogador@exemplo.com';
type AtHand = { phone: Phone; page: Page };

/** A player's phone with the app installed and the form of this event open. */
export async function playerAtForm(
  app: RunningApp,
  event: DemoEvent,
  viewport?: { width: number; height: number },
): Promise<AtHand> {
  const phone = await app.openPhone({ as: PLAYER, ...(viewport && { viewport }) });
  const page = await phone.open(`/register/${event.id}`);
  await page.getByRole('button', { name: registration.submit }).waitFor();
  await phone.serviceWorker(page);
  return { phone, page };
}

/** A player's phone with the app installed and this event in its list. */
export async function playerAtList(
  app: RunningApp,
  { name }: DemoEvent,
  email = PLAYER,
): Promise<AtHand> {
  const phone = await app.openPhone({ as: email });
  const page = await phone.open('/events');
  await page.getByRole('link', { name }).first().waitFor();
  await phone.serviceWorker(page);
  return { phone, page };
}

/** "⋯" beside my place in the event that is open. */
export const openPlaceMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: registration.mine.more }).click();

/** From the list to a registration that is stored on this phone. */
export async function register(page: Page, { name }: DemoEvent): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('link', { name: words.action.register }).click();
  await submitRegistration(page);
}

/**
 * A complete profile is only looked at; another name and missing fields are typed. Friends come
 * after me in the form.
 */
export async function submitRegistration(page: Page, person?: string): Promise<void> {
  const submit = page.getByRole('button', { name: registration.submit });
  await submit.waitFor();
  const edit = page.getByRole('button', { name: registration.review.edit, exact: true });
  const is_complete = await edit.isVisible();
  if (is_complete && person) await edit.click();
  if (!is_complete || person) {
    const name = page.getByLabel(registration.field.name, { exact: true }).first();
    await name.fill(person ?? 'Bruno Carvalho');
    const whatsapp = page.getByLabel(registration.field.whatsapp, { exact: true }).first();
    if ((await whatsapp.inputValue()) === '') await whatsapp.fill('99900000002');
  }
  await submit.click();
}

/** How many places these accounts have in the database. */
export async function placesOf(
  backend: TestBackend,
  { id }: DemoEvent,
  email: string,
): Promise<number> {
  const [row] = await backend.query<{ n: number }>(
    `select count(*)::int as n from public.operators o join auth.users u on u.id = o.user_id
     where o.event_id = $1 and u.email = $2 and o.deleted_at is null`,
    [id, email],
  );
  return row?.n ?? 0;
}

/** Everybody who has a place in the event, by number. */
export const peopleOf = (backend: TestBackend, { id }: DemoEvent) =>
  backend.query<{ name: string; whatsapp: string; mine: boolean }>(
    `select o.name, c.whatsapp, o.user_id is not null as mine from public.operators o
     join public.operator_contacts c on c.operator_id = o.id
     where o.event_id = $1 and o.deleted_at is null order by c.whatsapp`,
    [id],
  );

/** Meanwhile another person registers with that number. */
export const registerAnother = (backend: TestBackend, { id }: DemoEvent, whatsapp: string) =>
  backend.query(
    `with o as (insert into public.operators (id, event_id, name, whatsapp_masked)
       values (gen_random_uuid(), $1, 'Outra Pessoa', '') returning id)
     insert into public.operator_contacts (operator_id, event_id, whatsapp) select id, $1, $2 from o`,
    [id, whatsapp],
  );

/** Adds a person to the form of a registration. @param n how many of us there are with them */
export async function bring(
  page: Page,
  n: number,
  { name, whatsapp }: Record<'name' | 'whatsapp', string>,
): Promise<Locator> {
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
