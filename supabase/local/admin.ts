import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  askForAdministrator,
  makeAdministrator,
  type MadeAdministrator,
} from './auth/administrators.ts';
import { DirectoryInUse } from './data-dir/directory-lock.ts';
import { openStoredDatabase } from './database/stored-database.ts';
import { optionsFromEnvironment } from './main.ts';

const SAYS = {
  made: 'is an administrator now.',
  already: 'is an administrator already.',
  no_account: 'has no account. Sign up in the app first.',
};

/** `npm run admin -- EMAIL`: PGlite belongs to one process, so a server that runs does it, and else this one. */
async function run(email: string, data_dir: string): Promise<string> {
  if (!existsSync(join(data_dir, 'db'))) throw new Error(`There is no database in ${data_dir}.`);
  const outcome = await here(email, data_dir).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return askForAdministrator(data_dir, email);
    throw error;
  });
  if (outcome === 'no_account') throw new Error(`${email} ${SAYS.no_account}`);
  return `${email} ${SAYS[outcome]}`;
}

async function here(email: string, data_dir: string): Promise<MadeAdministrator> {
  await using parts = new AsyncDisposableStack();
  const { db } = await openStoredDatabase({ data_dir }, parts);
  return await makeAdministrator(db, email); // before it is closed
}

const [email, ...more] = process.argv.slice(2);
try {
  if (!email?.includes('@') || more.length > 0) throw new Error('npm run admin -- EMAIL');
  console.log(await run(email, optionsFromEnvironment(process.env).data_dir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
