import { join } from 'node:path';
import type { FileDatabase, OpenDatabase } from '../database/database.ts';
import { createDemoAccounts, refuseDemoAccounts, refuseDemoData } from '../auth/demo-accounts.ts';
import { LIMITS_TABLE } from '../limits/limits-in-database.ts';
import type { Site } from '../door/site.ts';
import { readKept, writeKept } from '../data-dir/kept-databases.ts';
import { becomeAnother, migratedName } from '../database/migrated-name.ts';
import {
  applyNewMigrations,
  applyNewSeeds,
  applyStandIns,
  migrationFiles,
  refuseOtherMigrations,
  sqlFiles,
  type MigrationFile,
} from '../database/migrations.ts';

/**
 * From which files a database starts: one in memory starts from a cached copy of a migrated, empty
 * database.
 */
export type Start = {
  migrations: MigrationFile[];
  /** Null: the database starts empty, or from its files on disk. */
  files: Blob | null;
  /** Called when it is migrated and empty. */
  keep: (db: Pick<FileDatabase, 'dump' | 'exec'>) => Promise<void>;
};

export function startOf({ migrations_dir, in_memory }: StartOptions): Start {
  const migrations = migrationFiles(migrations_dir);
  if (!in_memory) return { migrations, files: null, keep: async () => undefined };
  const name = migratedName('backend', migrations);
  const files = readKept(name);
  const keep: Start['keep'] = async (db) => {
    if (!files) await writeKept(name, await db.dump());
    await becomeAnother(db.exec);
  };
  return { migrations, files, keep };
}

type StartOptions = {
  migrations_dir: string | undefined;
  in_memory: boolean;
};

export type Preparation = {
  db: OpenDatabase;
  /** The files of `db`; null when a server of PostgreSQL has them. */
  files: FileDatabase | null;
  /** Where others can reach the server, the demo's password is not accepted. */
  site: Pick<Site, 'is_local'>;
  /** In this order; without any, there are no demo accounts either. */
  seed_dirs: readonly string[];
  start: Start;
  /** Called after each step. */
  done: (step: string) => void;
};

export const SEED_DIR = join(import.meta.dirname, '..', '..', 'seed');
/** Data of a whole country on top of the demo, for benchmarks. */
export const LARGE_SEED_DIR = join(SEED_DIR, 'large');

/**
 * Brings the database to the state that the code expects: schema and demo data. Each part once.
 * @throws when other migrations made it, or when there would be demo accounts where others can
 * reach them
 */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { db, files, site, seed_dirs, start, done } = preparation;
  if (!site.is_local && seed_dirs.length > 0) refuseDemoData();
  await refuseOtherMigrations(db, start.migrations);
  await applyStandIns(db.exec, { bare: false });
  done('stand-ins');
  await applyNewMigrations(db, start.migrations);
  if (!files) await db.exec(LIMITS_TABLE);
  if (files) await start.keep(files);
  done('migrations');
  if (!site.is_local) await refuseDemoAccounts(db);
  if (seed_dirs.length > 0) {
    await createDemoAccounts(db);
    done('demo accounts');
    await applyNewSeeds(db, seed_dirs.flatMap(sqlFiles));
    done('seed');
  }
}
