import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenSession } from '#tests/race/cluster/race-database.ts';

const LARGE = join(import.meta.dirname, '../../../supabase/seed/large/900_large.sql');
export const ORGANISER = '00000000-0000-4000-8000-00000000000a';
export const PLAYER = '00000000-0000-4000-8000-00000000000b';

/** What the measurements need to know about the generated country. */
export type Country = {
  /** Holds a thousand people, at any scale. */
  hot_event: string;
  /** Accounts without a registration. */
  newcomers: string[];
};

/**
 * 5,000 events and 50,000 operators with their accounts, at scale 1: the seed of the large demo,
 * plus an account for every operator, which it lacks.
 */
export async function makeCountry(
  db: OpenSession,
  { scale, newcomers }: { scale: number; newcomers: number },
): Promise<Country> {
  await db.rows(
    `insert into auth.users (id, email, raw_user_meta_data)
     values ($1, 'organizador@exemplo.com', '{"name": "Organizadora"}'), ($2, 'jogador@exemplo.com', '{"name": "Jogador"}')`,
    [ORGANISER, PLAYER],
  );
  await db.exec(
    `begin; set local qg.large_scale = '${scale}'; ${readFileSync(LARGE, 'utf8')}; commit`,
  );
  // 2.5 registrations per person, no person twice in an event; a thousand organisers
  await db.exec(`begin; set local session_replication_role = replica;
    create temp table seats on commit drop as
      select id, event_id, ('00000000-0000-4000-9000-' || lpad(to_hex(2000 * (n / 5000) + n % 2000), 12, '0'))::uuid as person
      from (select id, event_id, row_number() over (order by event_id, id) as n from public.operators) o;
    insert into auth.users (id, email) select distinct person, person || '@exemplo.com' from seats;
    insert into public.profiles (id, name) select distinct person, 'Pessoa' from seats;
    delete from seats s using seats t where s.event_id = t.event_id and s.person = t.person and s.id > t.id;
    update public.operators o set user_id = s.person from seats s where s.id = o.id;
    update public.operator_contacts c set user_id = s.person from seats s where s.id = c.operator_id;
    update public.airsoft_events e set created_by = p.person
      from (select person, row_number() over (order by person) as n from (select distinct person from seats) d limit 1000) p,
           (select id, row_number() over (order by id) as n from public.airsoft_events where created_by is null) k
      where k.id = e.id and p.n = 1 + k.n % 1000;
    commit`);
  // what accumulates in a year: numbers, teams, departures, outcomes
  await db.exec(`begin; set local session_replication_role = replica;
    insert into public.profile_contacts (user_id, whatsapp)
      select id, '55999' || lpad((row_number() over (order by id))::text, 8, '0') from public.profiles
      on conflict do nothing;
    insert into public.event_teams (id, event_id, name, sync_xid)
      select gen_random_uuid(), e.id, 'Equipe ' || n, pg_current_xact_id()::text::bigint
      from public.airsoft_events e, generate_series(1, 2) n;
    insert into public.patches (id, nome, sync_xid)
      select gen_random_uuid(), 'Patch ' || n, pg_current_xact_id()::text::bigint from generate_series(1, 1000) n;
    insert into private.departures (scope, collection, id, sync_xid, rev)
      select scope, 'operators', gen_random_uuid(), 1, 1
      from (select 'event:' || id from public.airsoft_events union all select 'me:' || id from public.profiles
            union all select 'public' from generate_series(1, 5000)) s (scope);
    insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status)
      select user_id, gen_random_uuid(), gen_random_uuid(), 1, 'register@1', 'x', 'applied'
      from public.operators where user_id is not null;
    commit`);
  // the measured player has twenty games, like an active player
  await db.exec(`begin; set local session_replication_role = replica;
    insert into public.operators (id, event_id, user_id, name, whatsapp_masked, sync_xid)
      select gen_random_uuid(), id, '${PLAYER}', 'Jogador', '(11) •••••-••••', pg_current_xact_id()::text::bigint
      from (select id from public.airsoft_events order by md5(id::text) limit 20) e;
    insert into public.operator_contacts (operator_id, event_id, user_id, whatsapp)
      select id, event_id, user_id, '5599911110001' from public.operators where user_id = '${PLAYER}';
    commit`);
  const hot_event = await db.one<string>(
    'select id from public.airsoft_events order by operators_count desc limit 1',
  );
  // the country grows, a game does not
  await db.exec(`begin; set local session_replication_role = replica;
    delete from public.operators where id in (select id from public.operators where event_id = '${hot_event}' order by id offset 1000);
    delete from public.operator_contacts c where not exists (select from public.operators o where o.id = c.operator_id);
    update public.airsoft_events set operators_count = 1000 where id = '${hot_event}'; commit`);
  const people = await db.rows<{ id: string }>(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), 'novo' || n || '@exemplo.com', '{"name": "Pessoa nova"}' from generate_series(1, $1::int) n returning id`,
    [newcomers],
  );
  await db.exec('vacuum analyze');
  return { hot_event, newcomers: people.map(({ id }) => id) };
}
