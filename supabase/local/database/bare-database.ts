import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import {
  applyMigrations,
  applyStandIns,
  migrationFiles,
  type MigrationFile,
} from './migrations.ts';
import { pristineDatabase } from './pristine.ts';

/** PGlite in memory with the migrations and no API in front of it: for tests of the SQL. The caller closes it. */
export async function openBareDatabase(files: MigrationFile[] = migrationFiles()): Promise<PGlite> {
  const db = await PGlite.create({
    loadDataDir: await pristineDatabase(),
    extensions: { pgcrypto },
  });
  const run = (sql: string) => db.exec(sql);
  await applyStandIns(run, { bare: true });
  await applyMigrations(run, files);
  return db;
}
