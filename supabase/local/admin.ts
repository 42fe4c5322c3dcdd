import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askServer, linkToPassword, makeAdministrator } from './auth/administrators.ts';
import { DirectoryInUse } from './data-dir/directory-lock.ts';
import { originOf } from './door/site.ts';
import { openStoredDatabase } from './opening/stored-database.ts';
import { optionsFromEnvironment } from './main.ts';

const USAGE = `npm run admin -- EMAIL                 makes this account an administrator
npm run admin -- --new-password EMAIL  prints a link to a new password: it works once, for an hour`;

const ACTS = {
  administrator: {
    here: makeAdministrator,
    say: (email: string, said: string) =>
      `${email} is an administrator ${said === 'made' ? 'now' : 'already'}.`,
  },
  'new-password': {
    here: linkToPassword,
    say: (_: string, path: string) => originOf(process.env, options.port) + path,
  },
};

const options = optionsFromEnvironment(process.env);

/** Only one process may open PGlite: a running server does it, and without one this process. */
async function run(act: keyof typeof ACTS, email: string): Promise<string> {
  const { data_dir, database_url } = options;
  if (database_url === undefined && !existsSync(join(data_dir, 'db')))
    throw new Error(`There is no database in ${data_dir}.`);
  const outcome = await here(act, email).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return askServer(data_dir, act, email);
    throw error;
  });
  if (outcome === 'no_account')
    throw new Error(`${email} has no account. Sign up in the app first.`);
  return ACTS[act].say(email, outcome);
}

async function here(act: keyof typeof ACTS, email: string): Promise<string> {
  await using parts = new AsyncDisposableStack();
  const { db } = await openStoredDatabase(options, parts);
  return await ACTS[act].here(db, email); // `await`: the change ends before the database is closed
}

const given = process.argv.slice(2);
const wants_password = given[0] === '--new-password';
const [email, ...more] = wants_password ? given.slice(1) : given;
try {
  if (!email?.includes('@') || more.length > 0) throw new Error(USAGE);
  console.log(await run(wants_password ? 'new-password' : 'administrator', email));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
