import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyNewMigrations, applyNewSeeds, sqlFiles } from '#local/database/migrations.ts';
import { openDatabase } from '../database.ts';
import { openSeeded, seed_dir } from './open-seeded.ts';

test('the large set grows with its scale, and its counts are correct', async () => {
  const large = sqlFiles(join(seed_dir, 'large'));
  expect(large).toHaveLength(readdirSync(join(seed_dir, 'large')).length);
  await using db = await openSeeded(large, `set qg.large_scale = '0.01'`);
  const [counts] = await db.rows(`select
    (select count(*)::int from public.arenas) as arenas, (select count(*)::int from public.teams) as teams,
    (select count(*)::int from public.airsoft_events) as events, (select count(*)::int from public.operators) as operators,
    (select count(*)::int from public.operator_contacts) as contacts,
    (select count(*)::int from public.team_members) as members,
    (select sum(members)::int from private.team_standings) as counted_members,
    (select max(operators_count) from public.airsoft_events) as most,
    (select sum(operators_count)::int from public.airsoft_events) as counted,
    (select count(*)::int from public.airsoft_events where sync_xid = 0) as unstamped`);
  expect(counts).toEqual({
    arenas: 30,
    teams: 20,
    events: 50,
    operators: 500,
    contacts: 500,
    members: 123,
    counted_members: 120, // and three who ask to join
    most: 20,
    counted: 500,
    unstamped: 0,
  });
  expect(
    await db.rows(`select id from public.operators o where not exists
      (select 1 from public.airsoft_events e where e.id = o.event_id)`),
  ).toEqual([]);
});

test('[hole M1] the demo and the large set are loaded together, as by SEED=large', async () => {
  await using db = await openDatabase();
  const files = [...sqlFiles(seed_dir), ...sqlFiles(join(seed_dir, 'large'))];
  await db.exec(`set qg.large_scale = '0.01'`);
  const connection = {
    query: async <T>(sql: string, params?: unknown[]) => ({ rows: await db.rows<T>(sql, params) }),
    exec: (sql: string) => db.exec(sql),
  };
  await applyNewMigrations(connection, []); // creates the table of applied migrations
  const names = await applyNewSeeds(connection, files);
  expect(names).toEqual(files.map(({ name }) => name));
  expect(await db.one(`select count(*)::int from public.airsoft_events`)).toBe(40 + 50);
  expect(await applyNewSeeds(connection, files)).toEqual([]);
});
