import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { buildWorld } from './matrix-world.ts';

test('a new epoch stamps every row of every replicated table', async () => {
  await using db = await openDatabase();
  await buildWorld(db);
  const tables = await db.rows<{ t: string }>(
    `select c.relname as t from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'sync_xid' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const newest = await db.one<string>('select pg_snapshot_xmax(pg_current_snapshot())::text');
  await db.rows('select private.start_new_epoch()');
  const counts: Record<string, { stamped: number; left: number }> = {};
  for (const { t } of tables) {
    const [found] = await db.rows<{ stamped: number; left: number }>(
      `select count(*) filter (where sync_xid >= $1)::int as stamped, count(*) filter (where sync_xid < $1)::int as left
       from public.${t}`,
      [newest],
    );
    counts[t] = found!;
  }
  // a table that is forgotten there would sort behind everything that the new cluster writes
  expect(Object.entries(counts).filter(([, { left }]) => left > 0)).toEqual([]);
  expect(Object.entries(counts).filter(([, { stamped }]) => stamped === 0)).toEqual([]);
}, 60_000);
