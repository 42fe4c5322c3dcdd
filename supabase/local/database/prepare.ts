import { join } from 'node:path';
import type { App } from '@supabase/lite';
import type { OpenDatabase } from './database.ts';
import { createDemoAccounts } from '../auth/demo-accounts.ts';
import type { Keys } from '../auth/keys.ts';
import {
  applyNewMigrations,
  applyNewSeeds,
  applyStandIns,
  migrationFiles,
  reapplyGrants,
  sqlFiles,
} from './migrations.ts';

export interface Preparation {
  db: OpenDatabase;
  app: App;
  keys: Keys;
  /** In this order; none: no demo accounts either. */
  seed_dirs: readonly string[];
  migrations_dir: string | undefined;
  /** Told after each step. */
  done: (step: string) => void;
}

export const SEED_DIR = join(import.meta.dirname, '..', '..', 'seed');
/** A country of data on top of the demo, for benchmarks. */
export const LARGE_SEED_DIR = join(SEED_DIR, 'large');

/** Brings the database to the state that the code expects: schema, grants, demo data. Each part once. */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { db, app, keys, seed_dirs, done } = preparation;
  await app.ensureSystemSchema();
  await applyStandIns(db.exec, { bare: false });
  done('stand-ins');
  const files = migrationFiles(preparation.migrations_dir);
  await applyNewMigrations(db, files);
  done('migrations');
  await warmUp(app, keys);
  await reapplyGrants(db.exec, files);
  done('warm-up');
  if (seed_dirs.length === 0) return;
  await createDemoAccounts(app, keys);
  done('demo accounts');
  await applyNewSeeds(db, seed_dirs.flatMap(sqlFiles));
  done('seed');
}

/** lite does on its first request what must not happen after the grants: see reapplyGrants. */
async function warmUp(app: App, { publishable_key }: Keys): Promise<void> {
  const request = new Request('http://localhost/rest/v1/rpc/warm_up', {
    method: 'POST',
    headers: { apikey: publishable_key },
  });
  await (await app.fetch(request, { peerAddress: null })).arrayBuffer();
}
