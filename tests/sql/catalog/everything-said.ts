import { pushOf, registration } from '../acts.ts';
import type { World } from '../matrix/world/matrix-world.ts';
import type { Role } from '../matrix/topics/topic.ts';
import { refusal, type Session } from '../session.ts';

export const NIL = '00000000-0000-0000-0000-000000000000';

/**
 * The functions that clients may call besides the four of sync, with arguments that return as much
 * as possible.
 */
const CALLS = [
  'select public.admin_list_codes()',
  `select public.admin_access_log('{}')`,
  `select public.admin_list_roles('{}')`,
  'select public.arena_corrections()',
  'select public.count_arena_corrections()',
  `select public.admin_list_people('{"limit": 200}')`,
  `select public.admin_list_people('{"limit": 200, "offset": 200}')`,
  `select public.check_whatsapp('5599900000002')`,
  'select * from public.public_profiles',
  'select * from public.my_profile',
  'select * from public.my_events',
  'select * from public.event_operators_safe',
  'select public.get_pass_places()',
  `select public.validate_code('AAAAAAAAAA')`,
  'select * from public.listar_patches_usuario($1)',
  'select * from public.get_user_leaderboard(100)',
  'select * from public.get_team_leaderboard(100)',
  'select * from public.past_events()',
  ...['overall', 'events', 'experience', 'teams'].flatMap((tab) => [
    `select * from public.get_operators_ranking('${tab}', 100)`,
    `select public.ranking_place('{"tab": "${tab}"}')`,
    `select public.search_operators('{"tab": "${tab}", "q": "an"}')`,
  ]),
];

/** All answers of the rpcs to a role that requests everything, errors included. */
export async function everythingSaid(db: Session, world: World, role: Role): Promise<string> {
  const who = world.who[role];
  const said: string[] = [];
  const ask = async (fn: string, body: unknown) => {
    const refused = await refusal(async () =>
      said.push(JSON.stringify(await db.rpc(who, fn, body))),
    );
    if (refused) said.push(JSON.stringify(refused));
  };
  const teams = await db.rows<{ id: string }>('select id from public.teams');
  const scopes = [
    'public',
    'me',
    ...Object.values(world.event).map((id) => `event:${id}`),
    ...teams.map(({ id }) => `team:${id}`),
  ];
  const known = { c: {}, departed: [0, NIL] };
  await ask('sync_pull', {
    v: 1,
    limit: 1000,
    digest: scopes,
    scopes: Object.fromEntries(scopes.map((scope) => [scope, known])),
  });
  const ids: Record<string, string[]> = {};
  for (const table of [
    'airsoft_events',
    'operators',
    'event_teams',
    'arenas',
    'teams',
    'team_members',
    'patches',
    'profiles',
  ]) {
    ids[table] = (await db.rows<{ id: string }>(`select id from public.${table}`)).map(
      ({ id }) => id,
    );
  }
  for (const scope of scopes) {
    for (const [collection, wanted] of Object.entries(ids)) {
      await ask('sync_manifest', { scope, collection });
      await ask('sync_rows', { scope, collection, ids: wanted });
    }
  }
  for (const { id: team_id } of teams) {
    for (const channel of ['announcements', 'general', 'events', 'tactical', 'admin']) {
      const before = { before: '2100-01-01T00:00:00Z', before_id: NIL, limit: 1000 };
      await ask('team_posts', { team_id, channel, ...before });
    }
  }
  for (const entry of await db.rows<{ id: string }>('select id from public.team_agenda_events'))
    await ask('agenda_registrations', { id: entry.id });
  for (const call of CALLS) {
    const refused = await refusal(() =>
      db.request(who, async () => {
        said.push(
          JSON.stringify(await db.rows(call, call.includes('$1') ? [world.user.bruno] : [])),
        );
      }),
    );
    if (refused) said.push(JSON.stringify(refused));
  }
  const user = world.user[role];
  const [operator] = ids['operators'] ?? [];
  await db.trial('postgres', async () => {
    for (const event_id of Object.values(world.event)) {
      // mutations that name a number, a person, or a name
      for (const mutation of [
        { name: 'register@1', args: registration(event_id, { whatsapp: '5599911111111' }) },
        { name: 'cancel_registration@1', args: { operator_id: operator, event_id } },
        {
          name: 'update_event@1',
          args: { id: event_id, patch: { name: 'Meu agora' }, base: {} },
        },
        { name: 'delete_event@1', args: { id: event_id } },
        { name: 'add_participant@1', args: registration(event_id) },
        { name: 'remove_participant@1', args: { operator_id: operator, event_id } },
      ]) {
        if (mutation.name !== 'register@1' && (await ownsEvent(db, user, event_id))) continue;
        await ask('sync_push', pushOf(user ?? crypto.randomUUID(), [mutation]));
      }
    }
  });
  return said.join('\n');
}

const ownsEvent = (db: Session, user: string | null, id: string) =>
  db.one<boolean>(
    'select created_by is not distinct from $2::uuid from public.airsoft_events where id = $1',
    [id, user],
  );
