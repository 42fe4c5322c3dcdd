import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCountry,
  ORGANISER,
  PLAYER,
  type Country,
} from '#tests/bench/databases/postgres-country.ts';
import { addEvent, mutate, registration } from '#tests/sql/acts.ts';
import type { Who } from '#tests/sql/session.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';
import { tablesReadWhole } from './read-whole.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
const player: Who = { user: PLAYER };

let server: RaceServer;
let db: OpenSession;
let country: Country;
beforeAll(async () => {
  server = await startRaceServer();
  db = await server.open(await server.database());
  country = await makeCountry(db, { scale: 1, newcomers: 5 });
  await db.exec(OWN_THINGS);
});
afterAll(() => server.stop());

/** Rows that the benchmarks' country lacks: a table with a few rows is rightly read completely. */
const OWN_THINGS = `
  insert into public.notifications (user_id, title, data, cause)
  select id, 'Evento alterado', '{"code": "event_changed"}', 'n ' || n from public.profiles, generate_series(1, 3) n;
  begin; set local session_replication_role = replica;
    insert into public.user_points (user_id, points, source, source_id, description, sync_xid)
      select user_id, 10, 'event_participation', event_id, 'Jogo', pg_current_xact_id()::text::bigint
      from public.operators where user_id is not null on conflict do nothing;
    insert into public.user_patches (user_id, patch_id, how, sync_xid)
      select u.id, p.id, 'assigned', pg_current_xact_id()::text::bigint
      from public.profiles u, (select id from public.patches order by id limit 3) p;
    insert into public.team_members (id, team_id, user_id, name, approved, sync_xid)
      select gen_random_uuid(), t.id, p.id, 'Membro', true, pg_current_xact_id()::text::bigint
      from (select id, row_number() over (order by id) as n from public.teams) t
      join (select id, row_number() over (order by id) as n from public.profiles) p on p.n % 2000 + 1 = t.n;
    insert into public.team_member_contacts (member_id, team_id, user_id, whatsapp)
      select id, team_id, user_id, '5599911110001' from public.team_members on conflict do nothing;
    update public.arenas set is_active = false where id in (select id from public.arenas order by id limit 40);
  commit;
  analyze public.notifications; analyze public.user_points; analyze public.team_members;
  analyze public.team_member_contacts; analyze public.user_patches; analyze public.arenas;
  begin; set local session_replication_role = replica;
  create temp table helpers on commit drop as
    select e.id as event_id, p.id as user_id, n from (select id, row_number() over (order by id) as n from public.airsoft_events) e
    join (select id, row_number() over (order by id) as m from public.profiles) p on m % 5000 = n % 5000;
  insert into public.event_staff (id, event_id, user_id, name, accepted_at, sync_xid)
    select gen_random_uuid(), event_id, user_id, 'Ajudante', now(), 1 from helpers;
  insert into public.staff_links (id, event_id, code, code_hash, pin, ended_at, sync_xid)
    select gen_random_uuid(), e.id, case when n = 1 then 'C0DE0000000000000001' end, n, case when n = 1 then '123456' end,
           case when n > 1 then now() end, 1
    from public.airsoft_events e, generate_series(1, 3) n;
  insert into public.place_leases (id, event_id, user_id, device_id, places, sync_xid)
    select gen_random_uuid(), event_id, user_id, gen_random_uuid(), 2, 1 from helpers;
  insert into public.station_records (id, event_id, operator_id, station, recorded_at, clock_offset_ms, happened_at, device_id, staff_name, flagged, sync_xid)
    select gen_random_uuid(), event_id, id, 'waiver', now(), 0, now(), gen_random_uuid(), 'Portaria', false, 1 from public.operators;
  insert into public.gate_keys (id, secret, sync_xid)
    select id, encode(sha256(id::text::bytea), 'hex'), 1 from public.airsoft_events on conflict do nothing;
  insert into private.asked_numbers (user_id, way, about, number_hash, ip_hash)
    select p.id, 'registration', gen_random_uuid(), n::text, (random() * 1000)::int::text from public.profiles p, generate_series(1, 4) n;
  insert into public.waiting_list (id, event_id, user_id, name, status, sync_xid)
    select gen_random_uuid(), event_id, user_id, 'Quem espera', case n % 3 when 0 then 'waiting' else 'taken' end, 1 from helpers;
  insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, clock_offset_ms, happened_at, device_id, staff_name, flagged, sync_xid)
    select gen_random_uuid(), event_id, id, 'in', now(), 0, now(), id, 'Ajudante', false, 1 from public.operators;
  insert into public.event_payments (id, user_id, whatsapp, sync_xid)
    select id, created_by, '5599911110001', 1 from public.airsoft_events where created_by is not null;
  insert into public.reminder_choices (id, user_id, event_id, is_off, sync_xid)
    select gen_random_uuid(), user_id, event_id, true, 1 from public.operators
    where user_id is not null and deleted_at is null;
  insert into public.read_marks (user_id, team_id, channel, seen_at, sync_xid)
    select distinct user_id, team_id, 'general', now(), 1 from public.team_members where user_id is not null;
  insert into public.team_ranks (id, team_id, name, level, sync_xid)
    select gen_random_uuid(), id, 'Operador', n, 1 from public.teams, generate_series(1, 2) n;
  insert into public.team_member_ranks (member_id, team_id, rank_id)
    select m.id, m.team_id, r.id from public.team_members m join public.team_ranks r on r.team_id = m.team_id and r.level = 1;
  insert into public.team_member_facts (member_id, team_id) select id, team_id from public.team_members
    on conflict do nothing;
  insert into public.team_subscriptions (member_id, team_id, user_id)
    select id, team_id, user_id from public.team_members where user_id is not null;
  insert into public.team_invitations (id, team_id, code, code_hash, max_uses, expires_at, sync_xid)
    select gen_random_uuid(), id, 'C0DE000000000000000' || n, n, 5, now() + interval '7 days', 1
    from public.teams, generate_series(1, 3) n;
  insert into public.team_communications (id, team_id, author_name, content, sync_xid)
    select gen_random_uuid(), id, 'Autora', 'Sábado às oito.', 1 from public.teams, generate_series(1, 10);
  insert into public.team_votes (communication_id, user_id, option)
    select c.id, m.user_id, 0 from public.team_communications c join public.team_members m on m.team_id = c.team_id
    where m.user_id is not null;
  insert into public.team_alliances (id, team1_id, team2_id, type, status, sync_xid)
    select gen_random_uuid(), id, lag(id) over (order by id), 'tactical', 'active', 1 from public.teams
    order by id offset 1;
  insert into public.team_achievements (id, team_id, achievement_id, sync_xid)
    select gen_random_uuid(), t.id, a.id, 1 from public.teams t, public.achievements a;
  insert into public.team_tallies (team_id, sync_xid) select id, 1 from public.teams;
  insert into public.team_contacts (team_id, whatsapp, sync_xid) select id, '5599911110001', 1 from public.teams;
  insert into public.team_agenda_events (id, team_id, title, type, location, start_date, sync_xid)
    select gen_random_uuid(), id, 'Treino', 'training', 'Campo', now(), 1 from public.teams, generate_series(1, 3);
  insert into public.team_attendances (agenda_event_id, team_id, user_id, name, status)
    select e.id, e.team_id, m.user_id, m.name, 'confirmed' from public.team_agenda_events e
    join public.team_members m on m.team_id = e.team_id where m.user_id is not null;
  insert into public.team_absences (agenda_event_id, team_id, user_id)
    select agenda_event_id, team_id, user_id from public.team_attendances;
  commit;
  analyze private.asked_numbers; analyze public.event_payments, public.reminder_choices, public.read_marks, public.event_staff, public.staff_links, public.place_leases, public.station_records, public.gate_keys, public.waiting_list, public.check_ins, public.team_ranks, public.team_member_ranks,
    public.team_communications, public.team_votes, public.team_alliances, public.team_achievements, public.team_tallies,
    public.team_contacts, public.team_agenda_events, public.team_attendances, public.team_absences, public.team_member_facts, public.team_subscriptions,
    public.team_invitations;
`;

const readWhole = (run: () => Promise<unknown>) => tablesReadWhole(db, run);

const scopes = () => ['me', `event:${country.hot_event}`];
const from = (known: object) => Object.fromEntries(scopes().map((scope) => [scope, known]));

test('the counter of full reads works', async () => {
  expect(await readWhole(() => db.rows('select count(name) from public.operators'))).toEqual({
    operators: 1,
  });
});

test('of 50,000 operators and 5,000 events a device reads only its own', async () => {
  const read = await readWhole(async () => {
    const { horizon } = await db.rpc<{ horizon: number }>(player, 'sync_pull', {
      v: 1,
      scopes: from({}),
      limit: 500,
    });
    const at = [horizon - 1, NIL];
    const c = Object.fromEntries(
      ['profiles', 'airsoft_events', 'operators', 'event_teams', 'my_records'].map((name) => [
        name,
        at,
      ]),
    );
    const idle = {
      v: 1,
      limit: 500,
      scopes: {
        ...from({ c, departed: at }),
        public: { c: { ...c, arenas: at, teams: at, patches: at }, departed: at },
      },
    };
    for (let n = 0; n < 10; n += 1) await db.rpc(player, 'sync_pull', idle);
    await db.rpc(player, 'sync_pull', { ...idle, digest: scopes() });
    for (const scope of scopes()) {
      for (const collection of ['airsoft_events', 'operators', 'event_teams', 'profiles']) {
        await db.rpc(player, 'sync_manifest', { scope, collection });
        await db.rpc(player, 'sync_rows', { scope, collection, ids: [country.hot_event] });
      }
    }
  });
  expect(read).toEqual({});
});

test('of 2,000 teams a member and a visitor read one', async () => {
  const [mine, other] = await db.rows<{ team_id: string }>(
    `select team_id from public.team_members where user_id = $1
     union all (select id from public.teams order by id limit 1)`,
    [PLAYER],
  );
  if (!mine || !other || mine.team_id === other.team_id) throw new Error('two teams');
  for (const { team_id } of [mine, other]) {
    const scope = `team:${team_id}`;
    const read = await readWhole(async () => {
      await db.rpc(player, 'sync_pull', { v: 1, limit: 500, scopes: { [scope]: {} } });
      const c = Object.fromEntries(
        ['teams', 'team_members', 'team_records'].map((name) => [name, [5, NIL]]),
      );
      const idle = { v: 1, limit: 500, scopes: { [scope]: { c, departed: [5, NIL] } } };
      for (let n = 0; n < 10; n += 1) await db.rpc(player, 'sync_pull', idle);
      await db.rpc(player, 'sync_pull', { ...idle, digest: [scope] });
      const before = { before: '2100-01-01T00:00:00Z', before_id: NIL };
      for (let n = 0; n < 10; n += 1)
        await db.rpc(player, 'team_posts', { team_id, channel: 'general', ...before });
    });
    expect(read).toEqual({});
  }
});

test('of a team’s 5,000 posts a pull, older ones and a new one read few', async () => {
  const team_id = await db.one<string>(
    'select team_id from public.team_members where user_id = $1 and approved',
    [PLAYER],
  );
  await db.exec(`begin; set local session_replication_role = replica;
    insert into public.team_communications (id, team_id, content, created_at, recent)
    select gen_random_uuid(), '${team_id}', 'p' || n, now() - n * interval '1 hour', n <= 50
    from generate_series(1, 5000) n; commit; analyze public.team_communications;`);
  /** How many rows of posts the database fetched for it, with and without an index. */
  const fetched = async (run: () => Promise<unknown>) => {
    const count = async () => {
      await db.rows('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()');
      return db.one<number>(
        `select (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int from pg_stat_user_tables
         where relid = 'public.team_communications'::regclass`,
      );
    };
    const before = await count();
    await run();
    return (await count()) - before;
  };
  const scope = `team:${team_id}`;
  const pull = { v: 1, limit: 500, scopes: { [scope]: {} }, digest: [scope] };
  expect(await fetched(() => db.rpc(player, 'sync_pull', pull))).toBeLessThan(400);
  const page = { team_id, channel: 'general', before: new Date().toISOString(), before_id: NIL };
  expect(await fetched(() => db.rpc(player, 'team_posts', page))).toBeLessThan(200);
  const post = { id: crypto.randomUUID(), team_id, channel: 'general', type: 'message' };
  const args = { ...post, content: 'Sábado às oito.' };
  expect(
    await fetched(() => mutate(db, PLAYER, { name: 'post_communication@1', args })),
  ).toBeLessThan(800);
});

test('a registration, its refusal and its cancellation read no table completely', async () => {
  const [one = '', two = ''] = country.newcomers;
  const event = await addEvent(db, ORGANISER, { max_op: 1 });
  const read = await readWhole(async () => {
    const args = registration(event);
    expect(await mutate(db, one, { name: 'register@1', args })).toMatchObject({
      status: 'applied',
    });
    expect(await mutate(db, two, { name: 'register@1', args: registration(event) })).toMatchObject({
      code: 'event_full',
    });
    const cancel = { operator_id: args.operator_id, event_id: event };
    expect(await mutate(db, one, { name: 'cancel_registration@1', args: cancel })).toMatchObject({
      status: 'applied',
    });
  });
  expect(read).toEqual({});
});
