import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { deleteDataDir } from '#local/data-dir/delete-data-dir.ts';
import { openBareDatabase } from '#local/database/bare-database.ts';
import { migrationFiles } from '#local/database/migrations.ts';
import { openIn, type OwnMigrations, ownMigrations, withBackendIn } from './own-migrations.ts';
import { LONG } from '../../runner/suite.ts';

let place: OwnMigrations;
let root: string;
let migrations_dir: string;
let seed_dir: string;
beforeEach(async () => {
  place = await ownMigrations();
  ({ root, migrations_dir, seed_dir } = place);
});
afterEach(() => rm(place.root, { recursive: true }));

const open = () => openIn(place);
const withBackend = <T>(
  use: (backend: Backend) => Promise<T>,
  seed: 'demo' | 'none' = 'none',
): Promise<T> => withBackendIn(place, use, seed);

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

if (LONG) {
  test('a failing file leaves nothing behind, and the error names it', async () => {
    await writeFile(
      join(migrations_dir, '004_bad.sql'),
      'create table public.half (id int);\nselect nonsense;',
    );
    await expect(open()).rejects.toThrow(/^004_bad\.sql: column "nonsense" does not exist/);
    await writeFile(join(migrations_dir, '004_bad.sql'), 'create table public.half (id int);');
    await withBackend(async ({ db }) => {
      expect((await db.query('select * from public.half')).rows).toEqual([]);
    });
  }, 120_000);

  test('the demo accounts exist before the seed runs, and both are made once', async () => {
    await writeFile(
      join(seed_dir, '01_notes.sql'),
      `insert into public.notes select gen_random_uuid(), id, email from auth.users`,
    );
    const count = async ({ db }: Backend) =>
      (
        await db.query(
          'select count(*)::int as notes, count(distinct text)::int as people from public.notes',
        )
      ).rows[0];
    expect(await withBackend(count, 'demo')).toEqual({ notes: 5, people: 5 });
    expect(await withBackend(count, 'demo')).toEqual({ notes: 5, people: 5 });
    expect(await withBackend(count, 'none')).toEqual({ notes: 5, people: 5 });
  }, 120_000);

  test('after a deletion the changed files are applied', async () => {
    await withBackend(async () => undefined);
    await appendFile(join(migrations_dir, '002_notes.sql'), '\n-- another word\n');
    deleteDataDir(place.data_dir);
    await withBackend(async ({ db }) => {
      expect((await db.query('select * from public.notes')).rows).toEqual([]);
    });
  }, 120_000);

  test('only a data directory is ever deleted', async () => {
    await writeFile(join(root, 'thesis.txt'), 'years of work');
    expect(() => deleteDataDir(root)).toThrow(/not a data directory/);
    expect(await readdir(root)).toContain('thesis.txt');
  });

  test('the real migrations apply to a bare database, where auth.uid() reads the claims', async () => {
    const db = await openBareDatabase();
    const me = '01a1fe05-6af7-73eb-bc02-204af34afb9b';
    const as = await db.transaction(async (tx) => {
      await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: me, role: 'authenticated', email: 'ada@exemplo.com' }),
      ]);
      await tx.exec('set local role authenticated');
      return tx.query('select auth.uid() as uid, auth.role() as role, auth.jwt() ->> $1 as email', [
        'email',
      ]);
    });
    expect(as.rows).toEqual([{ uid: me, role: 'authenticated', email: 'ada@exemplo.com' }]);
    expect(migrationFiles().map(({ name }) => name)).toEqual(
      migrationFiles()
        .map(({ name }) => name)
        .toSorted(),
    );
    await db.close();
  }, 120_000);
}
