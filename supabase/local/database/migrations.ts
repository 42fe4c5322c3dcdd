import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs one or several SQL statements, as superuser, on one session. */
export type RunSql = (sql: string) => Promise<unknown>;

export interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
}

export interface MigrationDatabase {
  exec: RunSql;
  query: <T>(sql: string, params?: unknown[]) => Promise<{ rows: T[] }>;
}

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', 'migrations');

/** The migrations in the order of application: by file name. */
export function migrationFiles(dir: string = MIGRATIONS_DIR): MigrationFile[] {
  return sqlFiles(dir);
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
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Creates what hosted Supabase has before the first migration.
 * @param bare true for a database without schema auth: plain PostgreSQL or PGlite
 */
export async function applyStandIns(run: RunSql, { bare }: { bare: boolean }): Promise<void> {
  const files = bare ? ['stand-ins-auth.sql', 'stand-ins.sql'] : ['stand-ins.sql'];
  for (const file of files) await run(readFileSync(join(import.meta.dirname, file), 'utf8'));
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

/**
 * Applies migrations that the database has not seen, and records them with their hash.
 * @returns the names of the files applied now
 * @throws when a recorded file has changed since, which a released one never does (`FROZEN`), or
 * when a newer version of the app has applied others
 */
export async function applyNewMigrations(
  db: MigrationDatabase,
  files: MigrationFile[],
): Promise<string[]> {
  await db.exec(`create schema if not exists qg_local;
    create table if not exists qg_local.applied_files (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now());`);
  const { rows } = await db.query<{ name: string; sha256: string }>(
    `select name, sha256 from qg_local.applied_files where name not like 'seed/%'`,
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const changed = files.filter((file) => (applied.get(file.name) ?? file.sha256) !== file.sha256);
  const present = new Set(files.map((file) => file.name));
  const unknown = [...applied.keys()].filter((name) => !present.has(name));
  if (unknown.length > 0) throw new UnknownDatabase(unknown);
  if (changed.length > 0) throw new StaleDatabase(changed.map((file) => file.name));
  const fresh = files.filter((file) => !applied.has(file.name));
  for (const file of fresh) await inTransaction(db.exec, file, recordSql(file.name, file.sha256));
  return fresh.map((file) => file.name);
}

/** Whose it is, nobody here can tell: it may hold what people did with a newer version. */
class UnknownDatabase extends Error {
  constructor(files: string[]) {
    super(
      `Another version of the app has been here: this one does not know ${files.slice(0, 3).join(', ')}. ` +
        'Nothing was changed. Start the version that made the database, or a newer one.',
    );
  }
}

/** Made with migrations that were edited since, so before they were frozen. */
class StaleDatabase extends Error {
  constructor(files: string[]) {
    super(
      `The database was made by an earlier version of ${files.join(', ')}. ` +
        'Start once with RESET=1, or delete the data directory: demo data is made again.',
    );
  }
}

/**
 * Runs the `*_grants.sql` again: @supabase/lite may have granted everything meanwhile (security.md
 * F1). It begins with the last `*_all_grants.sql`, which revokes what was granted before: an older
 * file may name what is no longer there.
 */
export async function reapplyGrants(run: RunSql, files: MigrationFile[]): Promise<void> {
  const grants = files.filter(({ name }) => name.endsWith('_grants.sql'));
  const first = grants.findLastIndex(({ name }) => name.endsWith('_all_grants.sql'));
  for (const file of grants.slice(Math.max(first, 0))) {
    await inTransaction(run, file, '');
  }
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
  await db.exec('begin');
  for (const { name, sql, sha256 } of fresh) {
    // temporary objects of a file are dropped, because the next file may use the same name
    const record = `${recordSql(`seed/${name}`, sha256)} discard temp;`;
    await orRollBack(db.exec, { name, sql: `${sql}\n;${record}` });
  }
  await db.exec('commit');
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
  { name, sql }: Omit<MigrationFile, 'sha256'>,
): Promise<void> {
  try {
    await run(sql);
  } catch (cause) {
    await run('rollback');
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
