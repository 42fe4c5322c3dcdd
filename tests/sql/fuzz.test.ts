import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/generated-cases.ts';
import {
  addEvent,
  addOperator,
  addPerson,
  eventArgs,
  type Outcome,
  pushOf,
  registration,
} from './acts.ts';
import { openDatabase } from './database.ts';
import { addFuzzPeople, type FuzzPeople, PEOPLE_BODIES, PEOPLE_CALLS } from './fuzz-people.ts';
import { addFuzzTeam, type FuzzTeam, TEAM_BODIES } from './fuzz-teams.ts';
import { eventDayBodies } from './fuzz-event-day.ts';
import { spoilt } from './nasty.ts';
import { refusal, type Who } from './session.ts';

/** Every possible code of a mutation or a call. Each has a translation. */
const CODES = new Set([
  'invalid_args',
  'whatsapp_invalid',
  'only_organizers_add',
  'client_too_new',
  'wrong_user',
  'id_reused',
  'expired',
  'not_signed_in',
  'not_allowed',
  'event_not_found',
  'registration_closed',
  'event_past',
  'already_registered',
  'whatsapp_already_registered',
  'event_full',
  'team_required',
  'team_not_found',
  'team_full',
  'team_name_taken',
  'registration_not_found',
  'event_started',
  'event_changed',
  'split_changed',
  'event_cancelled',
  'event_postponed',
  'already_waiting',
  'event_not_full',
  'not_waiting',
  'name_and_whatsapp_required',
  'gate_not_open',
  'team_limit',
  'team_not_empty',
  'already_staff',
  'too_many_staff',
  'staff_not_found',
  'duplicate',
  'too_many_requests',
  'patch_not_found',
  'patch_already_owned',
  'patch_not_owned',
  'patch_in_use',
  'patch_changed',
  'no_patch_without_code',
  'patch_code_invalid',
  'patch_already_redeemed',
  'arena_not_found',
  'arena_changed',
  'user_not_found',
  'last_admin',
  'team_gone',
  'member_not_found',
  'already_member',
  'join_pending',
  'captain_cannot_leave',
  'too_many_teams',
  'record_changed',
  'whatsapp_taken',
  'advertisement_not_found',
  'organiser_has_events',
  'captain_must_hand_over',
  'rank_not_found',
  'communication_not_found',
  'alliance_exists',
  'alliance_not_found',
  'alliance_not_pending',
  'alliance_not_active',
  'achievement_not_found',
  'achievement_claimed',
  'achievement_not_complete',
  'agenda_event_not_found',
  'attendance_through_pending',
]);
/** The body is no JSON that PostgreSQL can store: it never reached our function. */
const NO_JSON = new Set(['22P02', '22P05', '22003', '54001']);
const CANARY = '5500900000001';
/** Runs for each of a hundred bodies; limited by the wear of PGlite and the time of CI. */
const RUNS = 100;

let db: Awaited<ReturnType<typeof openDatabase>>;
let who: FuzzTeam &
  FuzzPeople & {
    owner: string;
    player: string;
    admin: string;
    event: string;
    trio: string;
    operator: string;
    team: string;
    patch: string;
    arena: string;
  };
beforeAll(open);
afterAll(() => db[Symbol.asyncDispose]());

/**
 * PGlite dies after some thousand refusals that are sent to the client: it is replaced before that.
 */
const WORN_AFTER = 2_000;
let refusals = 0;
beforeEach(async () => {
  if (refusals < WORN_AFTER) return;
  await db[Symbol.asyncDispose]();
  await open();
});

async function open(): Promise<void> {
  refusals = 0;
  db = await openDatabase();
  // the refusal by a daily limit would hide every other
  await db.rows('delete from private.mutation_quotas');
  const owner = await addPerson(db, 'Organizadora', CANARY);
  const player = await addPerson(db, 'Jogadora');
  const other = await addPerson(db, 'Outro');
  const event = await addEvent(db, owner);
  const trio = await addEvent(db, owner, { game_mode: '3X3' });
  const operator = await addOperator(db, player, { event, whatsapp: CANARY });
  const team = { id: crypto.randomUUID(), name: 'Alfa' };
  await addOperator(db, other, { event: trio, new_team: team });
  const admin = await addPerson(db, 'Administradora');
  await db.rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin]);
  const [patch, arena] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.rows(`insert into public.patches (id, nome) values ($1, 'Patch')`, [patch]);
  await db.rows(`insert into private.patch_codes (patch_id, code) values ($1, 'AAAAAAAAAA')`, [
    patch,
  ]);
  await db.rows(
    `insert into public.arenas (id, name, address, city, state, latitude, longitude, created_by)
     values ($1, 'Arena', 'Rua das Arenas 1', 'Curitiba', 'PR', -25, -49, $2)`,
    [arena, player],
  );
  const squad = await addFuzzTeam(db, owner);
  const reached = await addFuzzPeople(db, { player, admin });
  who = {
    ...squad,
    ...reached,
    owner,
    player,
    admin,
    event,
    trio,
    operator,
    team: team.id,
    patch,
    arena,
  };
}

const ids = () => [...Object.values(who), ...Object.values(who).map((id) => `event:${id}`)];

/**
 * A value that changes with every row of user data. The ledger and its refusals are not included.
 */
const fingerprint = () =>
  db.one<string>(`
  select md5(string_agg(t, '|' order by t)) from (
    select to_jsonb(x)::text as t from public.airsoft_events x union all select to_jsonb(x)::text from public.operators x
    union all select to_jsonb(x)::text from public.operator_contacts x union all select to_jsonb(x)::text from public.event_teams x
    union all select to_jsonb(x)::text from public.profiles x union all select to_jsonb(x)::text from public.profile_contacts x
    union all select to_jsonb(x)::text from public.user_roles x union all select to_jsonb(x)::text from public.notifications x
    union all select to_jsonb(x)::text from public.patches x union all select to_jsonb(x)::text from public.user_patches x
    union all select to_jsonb(x)::text from public.user_points x union all select to_jsonb(x)::text from private.patch_codes x
    union all select to_jsonb(x)::text from public.teams x union all select to_jsonb(x)::text from public.team_members x
    union all select to_jsonb(x)::text from public.team_ranks x union all select to_jsonb(x)::text from public.team_member_ranks x
    union all select to_jsonb(x)::text from public.team_communications x union all select to_jsonb(x)::text from public.team_votes x
    union all select to_jsonb(x)::text from public.team_alliances x union all select to_jsonb(x)::text from public.team_achievements x
    union all select to_jsonb(x)::text from public.team_tallies x union all select to_jsonb(x)::text from public.team_agenda_events x
    union all select to_jsonb(x)::text from public.team_attendances x
    union all select to_jsonb(x)::text from public.team_contacts x union all select to_jsonb(x)::text from public.team_member_contacts x
    union all select to_jsonb(x)::text from public.event_staff x union all select to_jsonb(x)::text from public.waiting_list x
    union all select to_jsonb(x)::text from public.check_ins x
    union all select to_jsonb(x)::text from public.user_devices x union all select to_jsonb(x)::text from public.advertisements x
    union all select to_jsonb(x)::text from public.arenas x union all select to_jsonb(x)::text from private.departures x) all_rows`);

/** Sends it, checks the answer and the rows, and rolls back. @returns the code, or 'ok' */
async function send(as: Who, fn: string, json: string): Promise<string> {
  let said = 'ok';
  await db.trial('postgres', async () => {
    const before = await fingerprint();
    const unreadable = await refusal(() =>
      db.trial('postgres', () => db.rows('select $1::text::jsonb', [json])),
    );
    let results: Outcome[] = [];
    let answer = '';
    const refused = await refusal(async () => {
      const body = await db.rpc<{ results?: Outcome[] }>(as, fn, json);
      answer = JSON.stringify(body);
      results = body.results ?? [];
    });
    refusals += (unreadable ? 1 : 0) + (refused ? 1 : 0);
    if (refused) {
      said = refused.sql_state.startsWith('PT') ? refused.message : refused.sql_state;
      if (unreadable) expect([...NO_JSON]).toContain(refused.sql_state);
      else {
        expect(['PT409', 'PT401']).toContain(refused.sql_state);
        expect([...CODES]).toContain(refused.message);
        expect(JSON.parse(refused.detail)).toMatchObject({ code: refused.message });
        expect(`${refused.message} ${refused.detail}`).not.toMatch(
          /relation|constraint|function|syntax|line \d/i,
        );
      }
    }
    for (const { status, code } of results) {
      if (status === 'applied') continue;
      expect([...CODES]).toContain(code);
      said = code ?? said;
    }
    if (!results.some(({ status }) => status === 'applied'))
      expect(await fingerprint()).toBe(before);
    if (as === 'anon') expect(answer).not.toContain(CANARY);
  });
  return said;
}

/** Runs spoilt bodies and records the codes, so that a fuzz that reaches nothing fails. */
async function fuzz(as: () => Who, fn: string, body: () => unknown) {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(spoilt(body(), ids()), async (json) => {
      met.add(await send(as(), fn, json));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  return met;
}

const arena = () => ({
  name: 'Campo do Canindé',
  description: 'Mata fechada e um forte no alto.',
  address: 'Estrada do Canindé, km 4',
  city: 'Fortaleza',
  state: 'CE',
  latitude: -3.7,
  longitude: -38.5,
  website: 'https://exemplo.test/caninde',
  phone: '(85) 3333-0000',
  instagram: '@campo.caninde',
  whatsapp: '5585988887777',
  facebook: 'campocaninde',
  game_types: ['milsim', 'woodsball'],
  facilities: ['banheiros'],
  images: ['https://exemplo.test/1.webp'],
  opening_hours: { sábado: '08:00 às 18:00' },
});

const pull = () => ({
  v: 1,
  scopes: {
    public: { c: { airsoft_events: [0, who.event] }, departed: [0, who.event] },
    me: { c: { operators: [1, who.event] } },
    [`event:${who.event}`]: { c: {}, departed: [0, who.event], view: 'list' },
    [`team:${who.squad}`]: { c: {}, departed: [0, who.event], view: 'visitor' },
  },
  limit: 10,
  digest: ['me', `event:${who.event}`],
  unsettled: [crypto.randomUUID()],
});

describe('every request gets a code, and a refused one changes nothing', () => {
  test.each<[string, string, () => unknown]>([
    ['sync_pull', 'sync_pull', pull],
    [
      'sync_manifest',
      'sync_manifest',
      () => ({ scope: `event:${who.event}`, collection: 'operators' }),
    ],
    [
      'sync_rows',
      'sync_rows',
      () => ({
        scope: `event:${who.event}`,
        collection: 'operators',
        ids: [who.operator, who.event],
      }),
    ],
  ])('%s, by an anonymous caller and by a player', async (_name, fn, body) => {
    const met = await fuzz(() => 'anon', fn, body);
    for (const code of await fuzz(() => ({ user: who.player }), fn, body)) met.add(code);
    expect([...met]).toEqual(expect.arrayContaining(['ok', 'invalid_args', '22P02']));
  });

  test.each<[string, 'owner' | 'player' | 'admin', () => object]>([
    [
      'register@1',
      'player',
      () =>
        registration(who.trio, {
          new_team: { id: crypto.randomUUID(), name: 'Bravo' },
          team: 'Time',
        }),
    ],
    ['cancel_registration@1', 'player', () => ({ operator_id: who.operator, event_id: who.event })],
    [
      'create_event@1',
      'owner',
      () =>
        eventArgs({
          latitude: -3.7,
          longitude: -38.5,
          banner: 'https://exemplo.test/b.webp',
          max_op: 10,
        }),
    ],
    [
      'update_event@1',
      'owner',
      () => ({
        id: who.event,
        patch: { name: 'Outro nome', max_op: 5 },
        base: { name: 'Operação Canindé' },
      }),
    ],
    ['delete_event@1', 'owner', () => ({ id: who.event })],
    [
      'save_event_teams@1',
      'owner',
      () => ({
        event_id: who.event,
        seed: 7,
        base_split_rev: 0,
        teams: [{ id: crypto.randomUUID(), name: 'Equipe 1', operator_ids: [who.operator] }],
      }),
    ],
    [
      'assign_role@1',
      'admin',
      () => ({ id: crypto.randomUUID(), user_id: who.player, role: 'admin' }),
    ],
    ['remove_role@1', 'admin', () => ({ user_id: who.owner, role: 'admin' })],
    [
      'create_patch@1',
      'admin',
      () => ({
        id: crypto.randomUUID(),
        nome: 'Mata Fechada',
        descricao: 'Para quem subir a serra.',
        tipo: 'evento',
        imagem_url: 'https://exemplo.test/p.webp',
        evento_id: who.event,
        equipe_id: null,
      }),
    ],
    [
      'update_patch@1',
      'admin',
      () => ({ id: who.patch, patch: { nome: 'Outro', tipo: 'mvp' }, base: { nome: 'Patch' } }),
    ],
    ['delete_patch@1', 'admin', () => ({ id: who.patch })],
    ['assign_patch@1', 'admin', () => ({ user_id: who.player, patch_id: who.patch })],
    ['revoke_patch@1', 'admin', () => ({ user_id: who.player, patch_id: who.patch })],
    [
      'generate_patch_codes@1',
      'admin',
      () => ({ patch_id: who.patch, count: 3, max_uses: 5, expires_at: '2100-01-01T00:00:00Z' }),
    ],
    ['redeem_patch@1', 'player', () => ({ code: 'AAAAAAAAAA' })],
    ['propose_arena@1', 'player', () => ({ id: crypto.randomUUID(), ...arena() })],
    [
      'update_arena@1',
      'player',
      () => ({ id: who.arena, patch: { ...arena(), name: 'Outra' }, base: { name: 'Arena' } }),
    ],
    ['approve_arena@1', 'admin', () => ({ id: who.arena })],
    ['reject_arena@1', 'admin', () => ({ id: who.arena })],
    ['delete_arena@1', 'admin', () => ({ id: who.arena })],
    ...eventDayBodies(() => who),
  ])('sync_push of %s', async (name, role, args) => {
    const me = who[role];
    const body = () => pushOf(me, [{ name, args: args(), not_after: '2100-01-01T00:00:00Z' }]);
    const met = await fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(TEAM_BODIES)('sync_push of %s', async (name, args) => {
    const me = who.owner;
    const body = () => pushOf(me, [{ name, args: args(who) }]);
    const met = await fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(PEOPLE_BODIES)('sync_push of %s', async (name, role, args) => {
    const me = who[role];
    const body = () => pushOf(me, [{ name, args: args(who) }]);
    const met = await fuzz(() => ({ user: me }), 'sync_push', body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each(PEOPLE_CALLS)('%s, by %s', async (fn, by, body) => {
    const as: Who = by === 'admin' ? { user: who.admin } : by === 'anon' ? 'anon' : 'postgres';
    const met = await fuzz(
      () => as,
      fn,
      () => body(who),
    );
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
  });

  test.each<[string, () => object]>([
    ['export_my_data', () => ({})],
    ['take_briefing', () => ({})],
    ['delete_my_account', () => ({ user_id: who.owner })],
  ])('%s, by an anonymous caller and by a captain, who cannot be deleted yet', async (fn, body) => {
    const met = await fuzz(() => ({ user: who.owner }), fn, body);
    expect([...met]).toEqual(expect.arrayContaining(['invalid_args', '22P02']));
    if (fn === 'delete_my_account') {
      const said = await send({ user: who.owner }, fn, JSON.stringify(body()));
      expect(said).toBe('captain_must_hand_over');
    }
    if (fn === 'take_briefing') return; // granted to no other role
    expect([...(await fuzz(() => 'anon', fn, body))]).toContain('not_signed_in');
  });

  test('sync_push by an anonymous caller', async () => {
    const body = () => pushOf(who.player, [{ name: 'delete_event@1', args: { id: who.event } }]);
    expect([...(await fuzz(() => 'anon', 'sync_push', body))]).toContain('not_signed_in');
  });

  test('every argument alone, with every nasty constant, for everybody’s event', async () => {
    const args = registration(who.event) as Record<string, unknown>;
    for (const key of Object.keys(args)) {
      for (const value of [
        null,
        0,
        1e308,
        [],
        {},
        '',
        'x'.repeat(1_000_000),
        "'; drop table x; --",
        who.event,
        '\u202E',
      ]) {
        const body = pushOf(who.owner, [{ name: 'register@1', args: { ...args, [key]: value } }]);
        await send({ user: who.owner }, 'sync_push', JSON.stringify(body));
      }
    }
  });
});

test('negative control: an unchecked cast is found', async () => {
  await db.trial('postgres', async () => {
    await db.exec(`create or replace function private.arg_uuid(args jsonb, key text, required boolean default true) returns uuid
      language sql immutable set search_path = '' as $$ select (args ->> key)::uuid $$`);
    const body = () => ({
      scope: `event:${who.event}`,
      collection: 'operators',
      ids: [who.operator],
    });
    await expect(fuzz(() => 'anon', 'sync_rows', body)).rejects.toThrow(/Property failed/);
  });
});
