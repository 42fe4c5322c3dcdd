import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend, type Backend } from '#local/backend.ts';
import { fixtures } from '../open-test-backend.ts';

/** A place for a data directory, with migrations and a seed that a test may change. */
export type OwnMigrations = {
  root: string;
  data_dir: string;
  migrations_dir: string;
  seed_dir: string;
};

/** The migrations are those of the fixtures, the seed is empty. The caller deletes `root`. */
export async function ownMigrations(): Promise<OwnMigrations> {
  const root = await mkdtemp(join(tmpdir(), 'qg-migrations-'));
  const [data_dir, migrations_dir, seed_dir] = ['data', 'migrations', 'seed'].map((name) =>
    join(root, name),
  ) as [string, string, string];
  await cp(fixtures.migrations_dir, migrations_dir, { recursive: true });
  await mkdir(seed_dir);
  return { root, data_dir, migrations_dir, seed_dir };
}

export const openIn = (
  { data_dir, migrations_dir, seed_dir }: OwnMigrations,
  seed: 'demo' | 'none' = 'none',
): Promise<Backend> =>
  openBackend({ data_dir, seed, dist_dir: null, port: 0, migrations_dir, seed_dir });

/** Opens it, and closes it in any case. */
export async function withBackendIn<T>(
  place: OwnMigrations,
  use: (backend: Backend) => Promise<T>,
  seed: 'demo' | 'none' = 'none',
): Promise<T> {
  const backend = await openIn(place, seed);
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}
