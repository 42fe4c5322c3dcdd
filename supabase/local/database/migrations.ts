import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../data-dir/start-error.ts';

/** Runs one or several SQL statements, as superuser, on one session. */
export type RunSql = (sql: string) => Promise<unknown>;

export type MigrationFile = {
  name: string;
  sql: string;
  /** of the text, with its comments; databases record it */
  sha256: string;
};

/** As a database has recorded it. */
export type AppliedMigration = { name: string; sha256: string };

export type MigrationDatabase = {
  exec: RunSql;
  query: <T>(sql: string, params?: unknown[]) => Promise<{ rows: T[] }>;
};

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', 'migrations');

/** The migrations in the order of application: by file name. */
export const migrationFiles = (dir: string = MIGRATIONS_DIR): MigrationFile[] => sqlFiles(dir);

/** The migrations that have made databases of people, as listed: they are never changed or removed. */
export function releasedMigrations(dir: string = MIGRATIONS_DIR): AppliedMigration[] {
  const lines = readFileSync(join(dir, 'RELEASED'), 'utf8').matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
  return [...lines].map(([, sha256, name]) => ({ name: name!, sha256: sha256! }));
}

/** The .sql files of a directory by name; none when there is no such directory. */
export function sqlFiles(dir: string): MigrationFile[] {
  let names: string[];
  try {
    names = readdirSync(dir).filter((name) => name.endsWith('.sql'));
  } catch {
    return [];
  }
  return names.toSorted().map((name) => {
    const sql = readFileSync(join(dir, name), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    return { name, sql, sha256 };
  });
}

/**
 * Creates what hosted Supabase has before the first migration.
 * @param bare true for a database in which nobody signs in: plain PostgreSQL or PGlite
 */
export async function applyStandIns(run: RunSql, { bare }: { bare: boolean }): Promise<void> {
  const sessions = bare ? [] : ['sessions.sql'];
  for (const file of ['auth.sql', ...sessions, 'platform.sql'])
    await run(readFileSync(join(import.meta.dirname, 'stand-ins', file), 'utf8'));
}

/**
 * Applies files one after another, each in its own transaction, and records nothing: for test
 * databases.
 */
export async function applyMigrations(
  run: RunSql,
  files: MigrationFile[] = migrationFiles(),
): Promise<void> {
  for (const file of files) await inTransaction(run, file, '');
}

/** The migrations that a database has seen. */
export async function appliedMigrations(
  db: Pick<MigrationDatabase, 'query'>,
): Promise<AppliedMigration[]> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('qg_local.applied_files') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  const applied = await db.query<AppliedMigration>(
    `select name, sha256 from qg_local.applied_files where name not like 'seed/%' order by name`,
  );
  return applied.rows;
}

/**
 * Called before anything is changed.
 * @throws StartError when the database has seen a migration that is missing here, or that has
 * changed since. A released one never changes (`RELEASED`).
 */
export async function refuseOtherMigrations(
  db: Pick<MigrationDatabase, 'query'>,
  files: MigrationFile[],
): Promise<void> {
  const here = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  const applied = await appliedMigrations(db);
  const named = (rows: typeof applied) =>
    rows
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ');
  const unknown = applied.filter(({ name }) => !here.has(name));
  if (unknown.length > 0) {
    throw new StartError(
      `Another version of the app has been here: this one does not know ${named(unknown)}.`,
      'Nothing was changed. Start the version that made the database, or a newer one.',
    );
  }
  const changed = applied.filter(({ name, sha256 }) => here.get(name) !== sha256);
  if (changed.length === 0) return;
  throw new StartError(
    `The database was made by another version of ${named(changed)}.`,
    'Nothing was changed. Start the version of the app that made it, or restore a backup of this one: npm run restore -- FILE. RESET=1 deletes everything in it.',
  );
}

/**
 * Applies migrations that the database has not seen, and records them.
 * @returns the names of the files applied now
 */
export async function applyNewMigrations(
  db: MigrationDatabase,
  files: MigrationFile[],
): Promise<string[]> {
  await db.exec(`create schema if not exists qg_local;
    create table if not exists qg_local.applied_files (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now());`);
  const applied = new Set((await appliedMigrations(db)).map(({ name }) => name));
  const fresh = files.filter((file) => !applied.has(file.name));
  for (const file of fresh) await inTransaction(db.exec, file, recordSql(file.name, file.sha256));
  return fresh.map((file) => file.name);
}

/**
 * Applies the seed files that were not applied yet, in one transaction, so that all of them see the
 * same moment as now, also when an event begins or a day ends meanwhile.
 * @returns their names
 */
export async function applyNewSeeds(
  db: MigrationDatabase,
  files: MigrationFile[],
): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from qg_local.applied_files where name like 'seed/%'`,
  );
  const applied = new Set(rows.map((row) => row.name));
  const fresh = files.filter((file) => !applied.has(`seed/${file.name}`));
  if (fresh.length === 0) return [];
  // temporary objects of a file are dropped, because the next file may use the same name
  const all = fresh.map(
    ({ name, sql, sha256 }) => `${sql}\n;${recordSql(`seed/${name}`, sha256)} discard temp;`,
  );
  const name = fresh.map((file) => file.name).join(', ');
  await orRollBack(db.exec, { name, sql: `begin;\n${all.join('\n')}\ncommit;` });
  return fresh.map((file) => file.name);
}

function recordSql(name: string, sha256: string): string {
  return `insert into qg_local.applied_files (name, sha256) values ('${name.replaceAll("'", "''")}', '${sha256}');`;
}

const inTransaction = (run: RunSql, { name, sql }: MigrationFile, record: string): Promise<void> =>
  orRollBack(run, { name, sql: `begin;\n${sql}\n;${record}\ncommit;` });

/** @throws an error that names the file, after the transaction was rolled back */
async function orRollBack(
  run: RunSql,
  { name, sql }: Pick<MigrationFile, 'name' | 'sql'>,
): Promise<void> {
  try {
    await run(sql);
  } catch (cause) {
    await run('rollback');
    throw new StartError(
      `${name}: ${cause instanceof Error ? cause.message : String(cause)}.`,
      'Nothing of that file was applied, and all that was there is. Start the version of the app that ran before.',
      cause,
    );
  }
}
