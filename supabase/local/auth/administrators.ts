import { callServer, notAnswering, type Answers } from '../control/control.ts';
import type { Database } from '../database/database.ts';
import { makeLink } from './links/ask-for-mail.ts';

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

/**
 * A link to a new password, for who can't get it by mail.
 * @returns its path; no_account
 */
export async function linkToPassword(db: Pick<Database, 'query'>, email: string): Promise<string> {
  const path = await makeLink(db, email.trim().toLowerCase(), { mail: null });
  if (!path) return 'no_account';
  await db.query(`insert into private.access_log (what) values ('new_password_link')`);
  return path;
}

/** Lets `npm run admin` do both while the server runs. */
export const offerAdministration = (db: Pick<Database, 'query'>): Answers => ({
  async administrator({ say, end }, email) {
    say(await makeAdministrator(db, email));
    end();
  },
  async 'new-password'({ say, end }, email) {
    say(await linkToPassword(db, email));
    end();
  },
});

/**
 * Asks the server that holds the data directory.
 * @returns what the act of the same name returns
 * @throws StartError when it does not answer
 */
export async function askServer(
  data_dir: string,
  act: 'administrator' | 'new-password',
  email: string,
): Promise<string> {
  const { hear, end } = callServer(data_dir, `${act} ${email.trim()}`);
  const said = await hear();
  end();
  if (said === null) throw notAnswering(data_dir);
  return said;
}
