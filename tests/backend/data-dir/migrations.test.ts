import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openIn, type OwnMigrations, ownMigrations, withBackendIn } from './own-migrations.ts';

let place: OwnMigrations;
let migrations_dir: string;
beforeEach(async () => {
  place = await ownMigrations();
  ({ migrations_dir } = place);
});
afterEach(() => rm(place.root, { recursive: true }));

const open = () => openIn(place);
const withBackend = <T>(use: (backend: Backend) => Promise<T>): Promise<T> =>
  withBackendIn(place, use);

test('each file is applied once, in the order of the names; a changed or a newer one stops the start', async () => {
  const first = await withBackend(
    async ({ db }) => (await db.query('select epoch from private.sync_meta')).rows,
  );
  const more = join(migrations_dir, '010_more.sql');
  await writeFile(more, 'create table private.more (id int);');
  const [second, names] = await withBackend(async ({ db }) => [
    (await db.query('select epoch from private.sync_meta')).rows,
    (
      await db.query<{ name: string }>(
        'select name from qg_local.applied_files order by applied_at',
      )
    ).rows,
  ]);
  expect(second).toEqual(first);
  expect(names!.map((row) => row['name'])).toEqual([
    '001_private.sql',
    '002_notes.sql',
    '003_public_snapshot.sql',
    '004_realtime.sql',
    '009_grants.sql',
    '010_more.sql',
  ]);

  // a changed file says what to do
  const notes = join(migrations_dir, '002_notes.sql');
  const applied = await readFile(notes);
  await appendFile(notes, '\n-- another word\n');
  await expect(open()).rejects.toThrow(
    /another version of 002_notes\.sql\.\nNothing was changed\..*npm run restore.*RESET=1/,
  );
  await writeFile(notes, applied);

  // a database of a newer version is left alone, and nobody is told to delete it
  await rm(more);
  const refused = await open().catch((error: unknown) => String(error));
  expect(refused).toMatch(/010_more\.sql\.\nNothing was changed/);
  expect(refused).not.toMatch(/RESET|delete/);
  await writeFile(more, 'create table private.more (id int);');
  await withBackend(async ({ db }) => {
    expect((await db.query('select * from private.more')).rows).toEqual([]);
  });
}, 120_000);
