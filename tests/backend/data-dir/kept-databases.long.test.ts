import { expect, test } from 'vitest';
import { openBareDatabase } from '#local/database/bare-database.ts';
import { migrationFiles } from '#local/database/migrations.ts';
import { fixtures, openTestBackend } from '../open-test-backend.ts';

test('a changed migration is applied, instead of the cached database', async () => {
  const [first, ...rest] = migrationFiles(fixtures.migrations_dir);
  const epochs = new Set<string>();
  for (const [sha256, added] of [
    ['one', ''],
    ['one', ''],
    ['two', 'create table private.added_later (id int);'],
  ] as const) {
    const db = await openBareDatabase([{ ...first!, sha256, sql: first!.sql + added }, ...rest]);
    const { rows } = await db.query<{ there: boolean; epoch: string }>(
      `select to_regclass('private.added_later') is not null as there, private.epoch() as epoch`,
    );
    expect(rows[0]!.there).toBe(added !== '');
    epochs.add(rows[0]!.epoch);
    await db.close();
  }
  expect(epochs.size).toBe(3); // a device must not take one for the other
}, 60_000);

test('two backends in memory are independent, and begin empty', async () => {
  const epochs = new Set<string>();
  for (let n = 0; n < 2; n += 1) {
    const backend = await openTestBackend({ data_dir: null });
    const health = (await (await fetch(`${backend.url}/health`)).json()) as { epoch: string };
    epochs.add(health.epoch);
    const { rows } = await backend.db.query('select 1 from auth.users');
    expect(rows).toEqual([]);
    await backend.db.exec(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'ada@exemplo.com')`,
    );
    await backend.close();
  }
  expect(epochs.size).toBe(2);
}, 60_000);
