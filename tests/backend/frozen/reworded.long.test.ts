import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '#local/backend.ts';
import { backUp } from '#local/backup/back-up.ts';
import { restore } from '#local/backup/restore.ts';
import { freeze } from '#local/database/frozen/frozen.ts';
import { appliedMigrations, migrationFiles } from '#local/database/migrations.ts';
import { fixtures } from '../open-test-backend.ts';
import { edit } from './edit.ts';

let root: string;
let migrations_dir: string;
let before: Awaited<ReturnType<typeof recordsOf>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'qg-reworded-'));
  migrations_dir = join(root, 'migrations');
  await cp(fixtures.migrations_dir, migrations_dir, { recursive: true });
  freeze(migrations_dir);
  before = await recordsOf('before');
});
afterAll(() => rm(root, { recursive: true }));

/**
 * Opens a data directory, closes it, and says what its database has recorded.
 * @param name null: a new database in memory
 */
async function recordsOf(name: string | null) {
  const data_dir = name && join(root, name);
  const seed_dir = join(root, 'none');
  const options = { data_dir, seed: 'none', dist_dir: null, port: 0, seed_dir } as const;
  const backend = await openBackend({ ...options, migrations_dir });
  try {
    return await appliedMigrations(backend.db);
  } finally {
    await backend.close();
  }
}

test('a reworded comment changes no record, so old directories and backups still open', async () => {
  const file = join(root, 'before.tar.gz');
  await backUp({ data_dir: join(root, 'before'), file, say: () => {} });
  const texts = () => migrationFiles(migrations_dir).map(({ sha256 }) => sha256);
  const old = texts();
  const undo = await edit(migrations_dir, (sql) => `-- in other words\n${sql}`);
  expect(texts()).not.toEqual(old);

  expect(await recordsOf('before')).toEqual(before);
  expect(await recordsOf(null)).toEqual(before);
  await restore({ data_dir: join(root, 'restored'), file, migrations_dir, say: () => {} });
  await undo();
});

test('another statement in a frozen file is refused by a directory made before', async () => {
  await edit(migrations_dir, (sql) => `${sql}\nselect 1;`);
  await expect(recordsOf('before')).rejects.toThrow('another version of 002_notes.sql');
});
