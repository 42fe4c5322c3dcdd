import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { readKept, writeKept } from '../data-dir/kept-databases.ts';
import { becomeAnother, migratedName } from './migrated-name.ts';
import {
  applyMigrations,
  applyStandIns,
  migrationFiles,
  type MigrationFile,
} from './migrations.ts';
import { pristineDatabase } from '../data-dir/pristine.ts';

/** PGlite in memory with the migrations and no API: for tests of the SQL. The caller closes it. */
export async function openBareDatabase(files: MigrationFile[] = migrationFiles()): Promise<PGlite> {
  const name = migratedName('bare', files);
  const db = await openFiles(readKept(name) ?? (await make(name, files)));
  await becomeAnother((sql) => db.exec(sql));
  return db;
}

async function make(name: string, files: MigrationFile[]): Promise<Blob> {
  const db = await openFiles(await pristineDatabase());
  try {
    const run = (sql: string) => db.exec(sql);
    await applyStandIns(run, { bare: true });
    await applyMigrations(run, files);
    const dump = await db.dumpDataDir('none');
    await writeKept(name, dump);
    return dump;
  } finally {
    await db.close();
  }
}

/** A database from its files in the form of `dumpDataDir`. */
export const openFiles = (loadDataDir: Blob): Promise<PGlite> =>
  PGlite.create({ loadDataDir, extensions: { pgcrypto } });
