import { join } from 'node:path';
import type { App } from '@supabase/lite';
import type { FileDatabase, OpenDatabase } from './database.ts';
import { createDemoAccounts, refuseDemoAccounts, refuseDemoData } from '../auth/demo-accounts.ts';
import type { Keys } from '../auth/keys.ts';
import { LIMITS_TABLE } from '../limits/limits-in-database.ts';
import type { Site } from '../door/site.ts';
import { readKept, writeKept } from './kept-files.ts';
import { becomeAnother, migratedName } from './migrated.ts';
import {
  applyNewMigrations,
  applyNewSeeds,
  applyStandIns,
  migrationFiles,
  reapplyGrants,
  refuseOtherMigrations,
  sqlFiles,
  type MigrationFile,
} from './migrations.ts';

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
  app: App;
  keys: Keys;
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
 * Brings the database to the state that the code expects: schema, grants, demo data. Each part
 * once.
 * @throws when other migrations made it, or when there would be demo accounts where others can
 * reach them
 */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { db, files, app, keys, site, seed_dirs, start, done } = preparation;
  if (!site.is_local && seed_dirs.length > 0) refuseDemoData();
  await refuseOtherMigrations(db, start.migrations);
  await db.turns.take(() => app.ensureSystemSchema());
  await applyStandIns(db.exec, { bare: false });
  done('stand-ins');
  await applyNewMigrations(db, start.migrations);
  if (!files) await db.exec(LIMITS_TABLE);
  done('migrations');
  await db.turns.take(() => warmUp(app, keys));
  await reapplyGrants(db.exec, start.migrations);
  if (files) await start.keep(files);
  done('warm-up');
  if (!site.is_local) await refuseDemoAccounts(db);
  if (seed_dirs.length > 0) {
    await db.turns.take(() => createDemoAccounts(app, keys));
    done('demo accounts');
    await applyNewSeeds(db, seed_dirs.flatMap(sqlFiles));
    done('seed');
  }
  await learnSchema(db);
  done('schema');
}

/**
 * lite reads the whole schema before its first answer, and again after a change of it. The first
 * request has three seconds, and a busy machine would not finish in them. Then its turn would be
 * ended, and lite would answer that there are no functions. Devices would take that for a server of
 * another version.
 */
const learnSchema = ({ turns, connection }: OpenDatabase): Promise<unknown> =>
  turns.take(() => connection.introspect({ useCache: true }));

/** Lets lite do on a first request what must not happen after the grants: see reapplyGrants. */
async function warmUp(app: App, { publishable_key }: Keys): Promise<void> {
  const request = new Request('http://localhost/rest/v1/rpc/warm_up', {
    method: 'POST',
    headers: { apikey: publishable_key },
  });
  await (await app.fetch(request, { peerAddress: null })).arrayBuffer();
}
