import type { Database } from '../database/database.ts';

export type MadeAdministrator = 'made' | 'already' | 'no_account';

/**
 * Makes an account an administrator, for anybody who can open the data directory; administrators
 * appoint others in the app.
 * @param email as used to sign up; case does not matter
 */
export async function makeAdministrator(
  db: Pick<Database, 'query'>,
  email: string,
): Promise<MadeAdministrator> {
  const { rows } = await db.query<{ id: string; made: boolean }>(
    `with person as (select id from auth.users where email = $1),
     made as (
       insert into public.user_roles (user_id, role) select id, 'admin' from person
       on conflict on constraint user_roles_held_once do nothing returning user_id),
     logged as (
       insert into private.access_log (what, subject) select 'make_administrator', user_id::text from made)
     select id, exists (select from made) as made from person`,
    [email.trim().toLowerCase()],
  );
  const [person] = rows;
  if (!person) return 'no_account';
  return person.made ? 'made' : 'already';
}
