import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashFiles } from '../backup/manifest.ts';
import { KEYS, PICTURES, SHARED } from '../data-dir/layout.ts';
import { StartError } from '../data-dir/start-error.ts';
import type { OpenDatabase } from '../database/database.ts';
import { refuseOtherMigrations } from '../database/migrations.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { prepareDatabase, startOf } from '../opening/prepare.ts';
import { openStoredDatabase } from '../opening/stored-database.ts';
import {
  copyRows,
  copySequences,
  mustBeEqual,
  mustHaveSameTables,
  ofTurn,
  tablesOf,
} from './tables.ts';

export type MoveOptions = {
  data_dir: string;
  /** See `openPostgres`. */
  database_url: string;
  migrations_dir?: string;
  /** Receives progress messages. */
  say: (line: string) => void;
};

/**
 * Copies a whole data directory into an empty database of a PostgreSQL server: accounts, rows,
 * ledger, pictures, keys. Devices start anew there. The directory's own database stays as it is. A
 * move that was killed can be run again.
 * @throws StartError when the other database holds accounts, or when anything arrived different
 */
export async function move({
  data_dir,
  database_url,
  migrations_dir,
  say,
}: MoveOptions): Promise<void> {
  if (!existsSync(join(data_dir, 'db')))
    throw new StartError(`There is no database in ${data_dir}.`, 'Set DATA_DIR.');
  await using parts = new AsyncDisposableStack();
  const start = startOf({ migrations_dir, in_memory: false });
  const source = await openStoredDatabase({ data_dir }, parts);
  await refuseOtherMigrations(source.db, start.migrations);
  const target = await openPostgres(database_url, { limit_turns: false });
  parts.defer(target.close);
  await target.inOneProcess('prepare', async () => {
    await mustHoldNobody(target);
    await prepare(target, start);
    await copyFiles(data_dir);
    say('Pictures and keys are copied.');
    await source.db.turns.take(() =>
      target.turns.take(async () => copyDatabase(ofTurn(source.db), ofTurn(target))),
    );
    say('All rows arrived as they were.');
    await target.query('select private.start_new_epoch()');
  });
}

type Query = ReturnType<typeof ofTurn>;

async function copyDatabase(from: Query, into: Query): Promise<void> {
  await from(`set timezone to 'UTC'`); // so that both write the same moment in the same way
  const tables = await tablesOf(from);
  mustHaveSameTables(tables, await tablesOf(into));
  await into('begin');
  try {
    await copyRows(from, into, tables);
    await copySequences(from, into);
    await mustBeEqual(from, into, tables);
    await into('commit');
  } catch (error) {
    await into('rollback');
    throw error;
  }
}

async function mustHoldNobody(target: OpenDatabase): Promise<void> {
  const { rows } = await target.query<{ there: boolean }>(
    `select to_regclass('auth.users') is not null as there`,
  );
  if (!rows[0]?.there) return;
  const found = await target.query<{ any: boolean }>(
    'select exists (select from auth.users) as any',
  );
  if (!found.rows[0]?.any) return;
  throw new StartError(
    'The database of the address holds accounts already.',
    'Nothing was changed. Move to an empty one: create database qg;',
  );
}

const prepare = (db: OpenDatabase, start: ReturnType<typeof startOf>): Promise<void> =>
  prepareDatabase({
    db,
    files: null,
    site: { is_local: true },
    seed_dirs: [],
    start,
    done: () => undefined,
  });

/** To where a server with DATABASE_URL looks for them (`shared-dir.ts`). */
async function copyFiles(data_dir: string): Promise<void> {
  const shared = join(data_dir, SHARED);
  const names = [KEYS, PICTURES].filter((name) => existsSync(join(data_dir, name)));
  const keys = join(shared, KEYS);
  const is_other = () => readFileSync(keys, 'utf8') !== readFileSync(join(data_dir, KEYS), 'utf8');
  if (existsSync(keys) && is_other()) {
    throw new StartError(
      `${keys} belongs to another database.`,
      'Nothing was moved. Put that folder aside, or take another DATA_DIR.',
    );
  }
  mkdirSync(shared, { recursive: true, mode: 0o700 });
  for (const name of names) cpSync(join(data_dir, name), join(shared, name), { recursive: true });
  const [here, there] = [await hashFiles(data_dir, names), await hashFiles(shared, names)];
  if (isDeepStrictEqual(here, there)) return;
  throw new StartError(
    `${shared} does not hold the same pictures as ${data_dir}.`,
    'Nothing was moved. Put that folder aside, and move again.',
  );
}
