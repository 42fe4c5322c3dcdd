import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  askForAdministrator,
  makeAdministrator,
  type MadeAdministrator,
} from './auth/administrators.ts';
import { DirectoryInUse } from './data-dir/directory-lock.ts';
import { openStoredDatabase } from './opening/stored-database.ts';
import { optionsFromEnvironment } from './main.ts';

const SAYS = {
  made: 'is an administrator now.',
  already: 'is an administrator already.',
  no_account: 'has no account. Sign up in the app first.',
};

type Where = Pick<ReturnType<typeof optionsFromEnvironment>, 'data_dir' | 'database_url'>;

/**
 * `npm run admin -- EMAIL`. Only one process may open PGlite: a running server makes the change,
 * and without one this process does.
 */
async function run(email: string, where: Where): Promise<string> {
  const { data_dir, database_url } = where;
  if (database_url === undefined && !existsSync(join(data_dir, 'db')))
    throw new Error(`There is no database in ${data_dir}.`);
  const outcome = await here(email, where).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return askForAdministrator(data_dir, email);
    throw error;
  });
  if (outcome === 'no_account') throw new Error(`${email} ${SAYS.no_account}`);
  return `${email} ${SAYS[outcome]}`;
}

async function here(email: string, where: Where): Promise<MadeAdministrator> {
  await using parts = new AsyncDisposableStack();
  const { db } = await openStoredDatabase(where, parts);
  return await makeAdministrator(db, email); // `await`: the change ends before the database is closed
}

const [email, ...more] = process.argv.slice(2);
try {
  if (!email?.includes('@') || more.length > 0) throw new Error('npm run admin -- EMAIL');
  console.log(await run(email, optionsFromEnvironment(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
