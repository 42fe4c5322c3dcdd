import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaPaths } from '#local/database/schemas.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

const SUPABASE = join(import.meta.dirname, '../../../supabase');

/** The columns that begin with the time of the transaction: nothing that people read is ordered by them. */
const OF_THE_TRANSACTION = [
  'private.asked_numbers.asked_at', // limits
  'private.attempts.at',
  'private.departures.departed_at', // when something is deleted
  'private.event_awards.awarded_at', // a job's
  'private.network_accounts.since',
  'private.place_turns.next_at', // a constant
  'private.places.looked_up_at', // found again by the service
  'private.public_snapshot.built_at',
  'private.push_queue.created_at', // sent in any order
  'private.push_queue.not_before',
  'private.sync_mutations.created_at', // asked for by id
  'private.whatsapp_codes.created_at',
  'private.whatsapp_proofs.proved_at',
];

test('what people write gets its time from private.moment()', async () => {
  const columns = await db.rows<{ name: string; said: string }>(
    `select c.oid::regclass::text || '.' || a.attname as name, pg_get_expr(d.adbin, d.adrelid) as said
     from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and a.atttypid = 'timestamptz'::regtype and a.attgenerated = ''`,
  );
  const others = columns.filter(({ said }) => said !== 'private.moment()');
  expect(others.map(({ name }) => name).toSorted()).toEqual(OF_THE_TRANSACTION);
  const ours = columns.map(({ name }) => name);
  for (const name of [
    'team_communications.created_at',
    'operators.registered_at',
    'notifications.created_at',
  ])
    expect(ours).toContain(name);
});

test('every table with such a column of its own names no other time when it is written', () => {
  const text = schemaPaths(SUPABASE)
    .map((path) => readFileSync(join(SUPABASE, path), 'utf8'))
    .join('\n');
  const other =
    /\b(?:created_at|updated_at|registered_at|assigned_at|data_conquista) = (?:now|clock_timestamp)\(\)/g;
  expect(text).toMatch(/updated_at = private\.moment\(\)/);
  expect(text.match(other) ?? []).toEqual([]);
});
