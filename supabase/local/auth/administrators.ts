import { callServer, notAnswering, type Answers } from '../control/control.ts';
import type { Database } from '../database/database.ts';

const OUTCOMES = ['made', 'already', 'no_account'] as const;
export type MadeAdministrator = (typeof OUTCOMES)[number];

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

/** Lets `npm run admin` do that while the server runs. */
export const offerAdministrators = (db: Pick<Database, 'query'>): Answers => ({
  async administrator({ say, end }, email) {
    say(await makeAdministrator(db, email));
    end();
  },
});

/** Asks the server that holds the data directory. @throws StartError when it does not answer */
export async function askForAdministrator(
  data_dir: string,
  email: string,
): Promise<MadeAdministrator> {
  const { hear, end } = callServer(data_dir, `administrator ${email.trim()}`);
  const said = await hear();
  end();
  const outcome = OUTCOMES.find((one) => one === said);
  if (!outcome) throw notAnswering(data_dir);
  return outcome;
}
