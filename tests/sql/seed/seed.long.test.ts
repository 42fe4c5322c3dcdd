import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations, sqlFiles } from '#local/database/migrations.ts';
import { openDatabase } from '../database.ts';
import { fingerprint, openSeeded, seed_dir } from './open-seeded.ts';
import type { Session } from '../session.ts';

let demo: Session & AsyncDisposable;
beforeAll(async () => {
  demo = await openSeeded();
});
afterAll(() => demo[Symbol.asyncDispose]());

test('two first starts make the same demo', async () => {
  await using again = await openSeeded();
  expect(await fingerprint(again)).toEqual(await fingerprint(demo));
});

test('the demo also works without the accounts', async () => {
  await using db = await openDatabase();
  await applyMigrations((sql) => db.exec(sql), sqlFiles(seed_dir));
  expect(await db.one(`select count(*)::int from public.airsoft_events`)).toBe(40);
});
