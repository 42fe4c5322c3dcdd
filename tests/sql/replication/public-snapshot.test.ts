import { expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { buildWorld } from '../matrix/world/matrix-world.ts';

const db = await databaseOfFile();
await buildWorld(db);

const isDirty = () => db.one<boolean>('select private.public_snapshot_is_dirty()');

/** What the public snapshot shows of each table, and how a row is when it does not. */
const SHOWN: [table: string, shown: string, hidden: string[]][] = [
  ['airsoft_events', 'is_public and deleted_at is null', ['is_public = false', 'deleted_at = now()']],
  ['arenas', 'is_active and deleted_at is null', ['is_active = false', 'deleted_at = now()']],
  ['teams', 'deleted_at is null', ['deleted_at = now()']],
  ['achievements', 'not is_hidden', ['is_hidden = true']],
  ['patches', 'deleted_at is null', ['deleted_at = now()']],
  ['public_statistics', 'deleted_at is null', ['deleted_at = now()']],
  ['advertisements', 'is_active and deleted_at is null', ['is_active = false', 'deleted_at = now()']],
]; // prettier-ignore

test.each(SHOWN)(
  'is outdated after a change of %s that it shows, and not after a change of a hidden one',
  async (table, shown, hidden) => {
    await db.trial('postgres', async () => {
      await db.rows('select private.rebuild_public_snapshot()');
      expect(await isDirty()).toBe(false);
      // without triggers, because one would record a departure of the row
      await db.exec('set local session_replication_role = replica');
      const change = (how: string) =>
        db.affected(
          `update public.${table} set sync_xid = (select horizon from private.public_snapshot) ${how}
           where ctid = (select ctid from public.${table} where ${shown} limit 1)`,
        );
      for (const how of hidden) {
        await db.trial('postgres', async () => {
          expect(await change(`, ${how}`)).toBe(1);
          expect(await isDirty(), how).toBe(false);
        });
      }
      expect(await change('')).toBe(1);
      expect(await isDirty()).toBe(true);
    });
  },
);

// `public_snapshot_is_dirty` names these tables: a table that it forgets would never reach visitors
test('every table of the public scope is among them', async () => {
  const found = await db.rows<{ name: string }>(
    `with recursive source as (
       select c.source::regclass::oid as oid from private.scope_collections c where c.kind = 'public'
       union
       select d.refobjid from source s
       join pg_rewrite r on r.ev_class = s.oid
       join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
         and d.refclassid = 'pg_class'::regclass)
     select t.relname as name from source s join pg_class t on t.oid = s.oid
     where t.relkind = 'r' and exists (
       select from pg_attribute a where a.attrelid = t.oid and a.attname = 'sync_xid')
     order by 1`,
  );
  expect(found.map(({ name }) => name)).toEqual(SHOWN.map(([table]) => table).toSorted());
});

test.each([
  ['something departed from everybody', `insert into private.departures (scope, collection, id, sync_xid, rev)
      select 'public', 'teams', gen_random_uuid(), horizon, 1 from private.public_snapshot`, true],
  ['something departed from a team', `insert into private.departures (scope, collection, id, sync_xid, rev)
      select 'team:x', 'teams', gen_random_uuid(), horizon, 1 from private.public_snapshot`, false],
  ['it is of yesterday', `update private.public_snapshot set built_at = built_at - interval '1 day'`, true],
  ['it is of another database', 'update private.public_snapshot set epoch = gen_random_uuid()', true],
  ['there is none', 'delete from private.public_snapshot', true],
  ['nothing happened', 'select', false],
])('%s', async (_what, sql, dirty) => {
  await db.trial('postgres', async () => {
    await db.rows('select private.rebuild_public_snapshot()');
    await db.exec(sql);
    expect(await isDirty()).toBe(dirty);
  });
}); // prettier-ignore
