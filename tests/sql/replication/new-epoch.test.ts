import { expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { openDatabase } from '../database.ts';
import { buildWorld } from '../matrix/world/matrix-world.ts';

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
  // the rows of a forgotten table would sort behind everything that the new cluster writes
  expect(Object.entries(counts).filter(([, { left }]) => left > 0)).toEqual([]);
  expect(Object.entries(counts).filter(([, { stamped }]) => stamped === 0)).toEqual([]);
}, 60_000);

test('[hole H3] [P13] after a restore everybody is notified, once, since when something may be lost', async () => {
  await using restored = await openDatabase();
  const people = [
    await addPerson(restored, 'Ana'), // acted just before the backup
    await addPerson(restored, 'Bia'), // a year before it
    await addPerson(restored, 'Caio'), // never: his first mutation may be what is lost
  ];
  await restored.rows(`update public.profiles set created_at = '2025-01-01'`);
  const did = (person: string | undefined, at: string) =>
    restored.rows(
      `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid(), 1, 'register@1', '', 'applied', $2)`,
      [person, at],
    );
  await did(people[0], '2026-03-10T12:05:00Z');
  await did(people[1], '2025-02-20T12:00:00Z');
  await restored.rows('select private.start_new_epoch()');
  const told = await restored.rows(
    `select user_id, body from public.notifications where data ->> 'code' = 'database_restored' order by user_id`,
  );
  const body =
    'O que você fez depois de 10/03 09:05 pode ter se perdido. Confira suas inscrições e eventos.';
  expect(told).toEqual(people.toSorted().map((user_id) => ({ user_id, body })));
});

test('[hole H3] [P13] a pull says which of the given ids the ledger knows, and how old the backup is', async () => {
  await using restored = await openDatabase();
  const person = await addPerson(restored, 'Dora');
  const known = crypto.randomUUID();
  await restored.rows(
    `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status, created_at)
     values ($1, $2, gen_random_uuid(), 1, 'register@1', '', 'applied', now() + interval '1 minute')`,
    [person, known],
  );
  await restored.rows('select private.start_new_epoch()');
  const at = await restored.one<string>('select restored_to from private.sync_meta');
  const said = await restored.rpc<{ acks: { id: string }[]; restored_to: string }>(
    { user: person },
    'sync_pull',
    { v: 1, scopes: {}, unsettled: [known, crypto.randomUUID()] },
  );
  expect(said.acks.map(({ id }) => id)).toEqual([known]);
  expect(Date.parse(said.restored_to)).toBe(new Date(at).getTime());
});
