import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventDay } from '#domain/time/event-day.ts';
import { openBackend } from '#local/backend.ts';
import { startCluster } from '#tests/race/cluster/postgres.ts';
import { databasesAt } from '#tests/race/cluster/race-database.ts';
import { madeOnce } from './made-once.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type TestSeed = 'demo' | 'none';
const SEEDS: readonly TestSeed[] = ['demo', 'none'];

/** A data directory as the first start leaves it, for each state of the SQL and each day. */
export const seededDataDir = (seed: TestSeed): Promise<string> =>
  madeOnce('data', `${seed}-${sqlHash()}`, async (data_dir) => {
    const backend = await openBackend({ data_dir, seed, dist_dir: null, port: 0 });
    await backend.close();
  });

/** The database of such a start on a server of PostgreSQL, to be copied. */
export const seededDatabase = (seed: TestSeed): string => `qg_seeded_${seed}`;

/**
 * The same on a server of PostgreSQL.
 * @returns the files of the server, and for each seed the directory that belongs to its database
 */
export async function seededServer(): Promise<{ cluster: string; dirs: Record<TestSeed, string> }> {
  const made = await madeOnce('data', `server-${sqlHash()}`, async (draft) => {
    const server = await startCluster();
    const { open, url, close } = databasesAt(server.port);
    const admin = await open('postgres');
    for (const seed of SEEDS) {
      await admin.exec(`create database ${seededDatabase(seed)}`);
      const backend = await openBackend({
        data_dir: join(draft, seed),
        database_url: url(seededDatabase(seed)),
        seed,
        dist_dir: null,
        port: 0,
      });
      await backend.close();
    }
    await close();
    await server.stop((data) => cpSync(data, join(draft, 'cluster'), { recursive: true }));
  });
  const dirs = { demo: join(made, 'demo'), none: join(made, 'none') };
  return { cluster: join(made, 'cluster'), dirs };
}

/** What a new data directory is a copy of. @param server_port null for one of PGlite */
export const dataDirOf = async (seed: TestSeed, server_port: number | null): Promise<string> =>
  server_port === null ? seededDataDir(seed) : (await seededServer()).dirs[seed];

function sqlHash(): string {
  const supabase = join(ROOT, 'supabase');
  // the demo data counts days in this zone
  const hash = createHash('sha256').update(eventDay(new Date().toISOString()));
  hash.update(readFileSync(join(ROOT, 'package-lock.json'))); // another PGlite writes other files
  for (const folder of ['migrations', 'seed', 'local']) {
    for (const name of readdirSync(join(supabase, folder), { recursive: true })
      .map(String)
      .toSorted()) {
      if (/\.(sql|ts)$/.test(name))
        hash.update(name).update(readFileSync(join(supabase, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
