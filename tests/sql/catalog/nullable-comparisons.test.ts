import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaPaths } from '#local/database/schemas.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

const SUPABASE = join(import.meta.dirname, '../../../supabase');

/**
 * `a <> b` is null, and so decides nothing, where either is null: two teams of which one has no captain
 * would have the same. A column that is null in each table that has it is compared by `is distinct from`.
 */
test('no column that may be null is compared by <>', async () => {
  const nullable = await db.rows<{ name: string }>(
    `select a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     group by a.attname having not bool_or(a.attnotnull)`,
  );
  const columns = nullable.map(({ name }) => name);
  expect(columns).toEqual(expect.arrayContaining(['captain_id', 'created_by', 'deleted_at']));
  const column = `\\w+\\.(?:${columns.join('|')})\\b`;
  const wrong = new RegExp(`${column} (?:<>|!=|not in)|(?:<>|!=) ${column}`);
  expect('where o.captain_id <> t.captain_id').toMatch(wrong);
  expect('r.user_id <> a.created_by').toMatch(wrong);
  const found = schemaPaths(SUPABASE).flatMap((path) =>
    readFileSync(join(SUPABASE, path), 'utf8')
      .split('\n')
      .filter((line) => wrong.test(line.replace(/--.*/, '')))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
