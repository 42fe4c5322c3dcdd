import type { Page } from 'playwright';
import { event as words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { TestBackend } from './test-backend.ts';

export type DemoEvent = { id: string; name: string };

/** A public event of the organiser that `email` can still register for, without a limit and without teams. */
export async function openEvent(backend: TestBackend, email: string): Promise<DemoEvent> {
  const [found] = await backend.query<DemoEvent>(
    `select e.id, e.name from public.airsoft_events e
     where e.is_public and e.allow_public_list and not e.registration_closed and e.max_op = 0
       and e.deleted_at is null and e.starts_at > now() + interval '1 day' and e.game_mode not in ('3X3', '5X5')
       and e.created_by = (select id from auth.users where email = 'organizador@exemplo.com')
       and not exists (select 1 from public.operators o join auth.users u on u.id = o.user_id
                       where o.event_id = e.id and u.email = $1 and o.deleted_at is null)
     order by e.starts_at limit 1`,
    [email],
  );
  if (!found) throw new Error('the demo data has no event to register for');
  return found;
}

/** From the list to a registration that is written down on this phone. */
export async function register(page: Page, { name }: DemoEvent): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('link', { name: words.action.register }).click();
  await submitRegistration(page);
}

/** The form is prefilled from the profile; what it lacks is typed. */
export async function submitRegistration(page: Page, person = 'Bruno Carvalho'): Promise<void> {
  const name = page.getByLabel(registration.field.name, { exact: true });
  await name.fill(person);
  const whatsapp = page.getByLabel(registration.field.whatsapp, { exact: true });
  if ((await whatsapp.inputValue()) === '') await whatsapp.fill('00900000002');
  await page.getByRole('button', { name: registration.submit }).click();
}

/** How many places these accounts hold in the database. */
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
