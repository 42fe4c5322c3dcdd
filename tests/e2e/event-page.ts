import type { Page } from 'playwright';
import { event as words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { RunningApp } from './harness.ts';
import { login, type Phone } from './phone.ts';
import type { TestBackend } from './test-backend.ts';

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
export async function playerAtForm(app: RunningApp, event: DemoEvent): Promise<AtHand> {
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, PLAYER);
  await page.goto(`/register/${event.id}`);
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
  const phone = await app.openPhone();
  const page = await phone.open('/auth');
  await login(page, email);
  await page.goto('/events');
  await page.getByRole('link', { name }).first().waitFor();
  await phone.serviceWorker(page);
  return { phone, page };
}

/** From the list to a registration that is stored on this phone. */
export async function register(page: Page, { name }: DemoEvent): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('link', { name: words.action.register }).click();
  await submitRegistration(page);
}

/**
 * The form is prefilled from the profile; missing fields are typed. Friends come after me in it.
 */
export async function submitRegistration(page: Page, person = 'Bruno Carvalho'): Promise<void> {
  const name = page.getByLabel(registration.field.name, { exact: true }).first();
  await name.fill(person);
  const whatsapp = page.getByLabel(registration.field.whatsapp, { exact: true }).first();
  if ((await whatsapp.inputValue()) === '') await whatsapp.fill('00900000002');
  await page.getByRole('button', { name: registration.submit }).click();
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
