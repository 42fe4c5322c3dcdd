import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitTeams } from '#domain/participants/team-split.ts';
import { applyMigrations, sqlFiles } from '#local/database/migrations.ts';
import { collections } from '#sync/records/collections.ts';
import { verdict } from '../acts.ts';
import { fingerprint, openSeeded, seed_dir } from './open-seeded.ts';
import type { Session } from '../session.ts';
import { openDatabase } from '../database.ts';
import { LONG } from '../../runner/suite.ts';

let demo: Session & AsyncDisposable;
beforeAll(async () => {
  demo = await openSeeded();
});
afterAll(() => demo[Symbol.asyncDispose]());

test('the demo has what the screens need to show', async () => {
  const today = `(now() at time zone 'America/Sao_Paulo')::date`;
  const [counts] = await demo.rows(`select
    (select count(*)::int from public.airsoft_events) as events,
    (select count(*)::int from public.airsoft_events where date < ${today}) as past,
    (select count(*)::int from public.airsoft_events where date < private.window_from()) as out_of_window,
    (select count(distinct game_mode)::int from public.airsoft_events) as modes,
    (select count(*)::int from public.airsoft_events where not is_public and created_by = '00000000-0000-4000-8000-000000000000') as private,
    (select count(*)::int from public.airsoft_events where max_op > 0 and operators_count = max_op and starts_at > now()) as full,
    (select count(*)::int from public.airsoft_events where registration_closed and not closed_because_full and starts_at > now()) as closed,
    (select count(*)::int from public.airsoft_events where operators_count = 0) as without_anybody,
    (select count(distinct right(location, 2))::int from public.airsoft_events) as event_states,
    (select count(*)::int from public.arenas where is_active) as arenas,
    (select count(*)::int from public.arenas where not is_active) as pending_arenas,
    (select count(distinct state)::int from public.arenas where is_active) as arena_states,
    (select count(*)::int from public.teams) as teams,
    (select count(*)::int from public.teams where captain_id = '00000000-0000-4000-8000-000000000003') as captained,
    (select count(*) between 25 and 60 from public.team_members) as members,
    (select count(*)::int from public.team_members where user_id is not null) as accounts_in_teams,
    (select count(*)::int from public.team_members where not approved) as asking,
    (select count(*)::int from public.advertisements) as advertisements,
    (select array_agg(status order by status) from public.team_alliances) as alliances,
    (select count(distinct channel)::int from public.team_communications) as channels,
    (select poll_results from public.team_communications where type = 'poll') as poll,
    (select count(*)::int from public.team_agenda_events) as agenda,
    (select count(*)::int from public.patches) as patches`);
  expect(counts).toEqual({
    events: 40,
    past: 10,
    out_of_window: 6,
    modes: 10,
    private: 1,
    full: 1,
    closed: 1,
    without_anybody: 3,
    event_states: 15,
    arenas: 25,
    pending_arenas: 1,
    arena_states: 15,
    teams: 12,
    captained: 1,
    members: true,
    accounts_in_teams: 5,
    asking: 1,
    advertisements: 6,
    alliances: ['active', 'active', 'expired', 'pending'],
    channels: 5,
    poll: [1, 0, 1],
    agenda: 4,
    patches: 20,
  });
});

test('the accounts are where the stories expect them', async () => {
  const of = (who: string) =>
    demo.rows(
      `select e.name, e.starts_at > now() as ahead from public.operators o
       join public.airsoft_events e on e.id = o.event_id join auth.users u on u.id = o.user_id
       where u.email = $1 order by e.starts_at`,
      [`${who}@exemplo.com`],
    );
  expect(await of('jogador')).toEqual([
    { name: 'Volante contra Cangaço', ahead: false },
    { name: 'Operação Ferro-Velho', ahead: false },
    { name: 'Resgate na Serra', ahead: true },
  ]);
  expect(await of('jogador2')).toEqual([{ name: 'Copa Trio de Ferro', ahead: true }]);
  expect(await of('organizador')).toEqual([]);
});

test('what people earned follows from what they did, and they were notified', async () => {
  const rows = await demo.rows(
    `select split_part(u.email, '@', 1) as who, s.points - 20 * s.organized as points, s.events,
       s.organized = (select count(*) from public.airsoft_events e where e.created_by = u.id
         and e.starts_at < now() - interval '24 hours' and e.operators_count >= 5 and e.status = 'planned') as organized,
       (select count(*)::int from public.user_patches p where p.user_id = u.id) as patches,
       (select count(*)::int from public.notifications n where n.user_id = u.id and n.cause like 'patch_earned:%') as told
     from auth.users u join private.user_standings s on s.user_id = u.id order by u.email`,
  );
  expect(rows).toEqual([
    { who: 'admin', points: 0, events: 0, organized: true, patches: 0, told: 0 },
    { who: 'capitao', points: 75, events: 0, organized: true, patches: 3, told: 3 },
    { who: 'jogador2', points: 10, events: 0, organized: true, patches: 1, told: 1 },
    { who: 'jogador', points: 135, events: 2, organized: true, patches: 5, told: 5 },
    { who: 'organizador', points: 25, events: 0, organized: true, patches: 2, told: 2 },
  ]);
  expect(await demo.one(`select sum(organized)::int from private.user_standings`)).toBeGreaterThan(
    5,
  );
  expect(
    await demo.rows(`select description from public.user_points where created_at > now()`),
  ).toEqual([]);
});

test('the codes of the demo work as its comment says', async () => {
  const said: string[] = [];
  for (const code of ['qg-airsoft-1', 'MADRVGADA7', 'MADRVGADA7', 'TARDEMA1S9', 'QGA1RS0FT1']) {
    await demo.rows('delete from private.code_tries');
    const user = `00000000-0000-4000-8000-00000000000${said.length === 2 ? 2 : 1}`;
    said.push(await verdict(demo, user, { name: 'redeem_patch@1', args: { code } }));
  }
  expect(said).toEqual([
    'applied',
    'applied',
    'patch_code_invalid',
    'patch_code_invalid',
    'patch_already_redeemed',
  ]);
});

test('counts are correct, and no team holds more than its mode allows', async () => {
  expect(
    await demo.rows(`select e.name from public.airsoft_events e where operators_count <>
      (select count(*) from public.operators o where o.event_id = e.id and o.deleted_at is null)`),
  ).toEqual([]);
  expect(
    await demo.rows(`select t.name from public.event_teams t join public.airsoft_events e on e.id = t.event_id
      where members_count <> (select count(*) from public.operators o where o.event_team_id = t.id)
         or members_count > coalesce(private.team_size(e.game_mode), 5000) or members_count = 0`),
  ).toEqual([]);
  expect(
    await demo.rows(`select o.name from public.operators o join public.airsoft_events e on e.id = o.event_id
      where private.team_size(e.game_mode) is not null and o.event_team_id is null`),
  ).toEqual([]);
});

test('every team has one captain, the one that its row names', async () => {
  expect(
    await demo.rows(`select t.name, array_agg(m.user_id) as captains from public.teams t
      left join public.team_members m on m.team_id = t.id and m.role = 'captain' and m.deleted_at is null
      group by t.id having array_agg(m.user_id) is distinct from array[t.captain_id] or count(m.id) <> 1`),
  ).toEqual([]);
});

test('nobody registered before the event existed, after it began, or tomorrow', async () => {
  expect(
    await demo.rows(`select o.name, e.name from public.operators o join public.airsoft_events e on e.id = o.event_id
      where o.registered_at not between e.created_at and least(now(), e.starts_at)`),
  ).toEqual([]);
});

test('none of its numbers can be called: no mobile has 90 after the area code', async () => {
  const numbers = await demo.rows<{ n: string }>(`
    select whatsapp as n from public.operator_contacts union select whatsapp from public.profile_contacts
    union select whatsapp from public.arenas union select phone from public.arenas
    union select whatsapp from public.team_contacts union select whatsapp from public.team_member_contacts`);
  expect(numbers.length).toBeGreaterThan(250);
  expect(numbers.filter(({ n }) => !/^5599900\d{6}$/.test(n))).toEqual([]);
});

test('the saved split is the one that every device computes from its seed', async () => {
  const event = await demo.one<string>(
    `select id from public.airsoft_events where split_rev = 1 and split_seed is not null`,
  );
  const split_seed = Number(
    await demo.one(`select split_seed from public.airsoft_events where id = $1`, [event]),
  );
  const members = await demo.rows<{ name: string; ids: string[] }>(
    `select t.name, array_agg(o.id::text order by o.id) as ids from public.event_teams t
     join public.operators o on o.event_team_id = t.id where t.event_id = $1 group by t.name order by t.name`,
    [event],
  );
  const everybody = members.flatMap(({ ids }) => ids);
  expect(everybody).toHaveLength(44);
  expect(members.map(({ ids }) => ids)).toEqual(
    splitTeams(split_seed, everybody, 2).map((team) => team.toSorted()),
  );
});

test('every row matches the schema of the replica', async () => {
  const team = await demo.one<string>(`select id from public.teams where name = 'Lobos-Guará'`);
  const answer = await demo.rpc<{
    scopes: Record<string, { c: Record<string, { rows: unknown[] }> }>;
  }>({ user: '00000000-0000-4000-8000-000000000001' }, 'sync_pull', {
    v: 1,
    scopes: { public: {}, me: {}, [`team:${team}`]: {} },
    limit: 1000,
  });
  let checked = 0;
  for (const scope of Object.values(answer.scopes)) {
    for (const [name, { rows }] of Object.entries(scope.c)) {
      const { row } = collections[name as keyof typeof collections];
      for (const given of rows) {
        const { issues } = v.safeParse(row, given);
        expect(issues?.map(({ message }) => message)).toBeUndefined();
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(80);
});

if (LONG) {
  test('two first starts make the same demo', async () => {
    await using again = await openSeeded();
    expect(await fingerprint(again)).toEqual(await fingerprint(demo));
  });

  test('the demo also works without the accounts', async () => {
    await using db = await openDatabase();
    await applyMigrations((sql) => db.exec(sql), sqlFiles(seed_dir));
    expect(await db.one(`select count(*)::int from public.airsoft_events`)).toBe(40);
  });
}
