import { expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { buildWorld } from '../matrix/world/matrix-world.ts';

type Unique = {
  /** The row of the world that is copied. */
  of?: string;
  /** Makes the copy another row that is still the same for this index. */
  twin: string;
  /** Each makes the copy differ in one column of the index, so that both rows are allowed. */
  beside: string[];
};

const ID = 'id = gen_random_uuid()';
const any = (column: string) => `${column} = gen_random_uuid()`;
const of = (...columns: string[]) => columns.map(any);

/**
 * For each unique index except primary keys: a second row that only this index refuses. It is
 * written directly, without a mutation.
 */
const UNIQUE: Record<string, Record<string, Unique>> = {
  'private.arena_corrections': {
    one_correction_a_person: { twin: ID, beside: of('arena_id', 'user_id') },
  },
  'private.patch_codes': {
    patch_codes_code: { twin: ID, beside: [`code = 'ZZZZZ22222'`] },
  },
  'private.push_queue': {
    push_queue_once: {
      twin: ID,
      beside: of('notification_id', 'device_id'),
    },
  },
  'private.scope_collections': {
    scope_collections_kind_place_key: {
      twin: `collection = 'another'`,
      beside: [`kind = 'another'`, 'place = 99'],
    },
  },
  'public.event_staff': {
    event_staff_once: {
      of: 'deleted_at is null',
      twin: ID,
      beside: [...of('event_id', 'user_id'), 'deleted_at = now()'],
    },
  },
  'public.event_teams': {
    event_teams_name: {
      of: 'deleted_at is null',
      twin: `${ID}, name = upper(name)`,
      beside: [any('event_id'), `name = 'Outro nome'`, 'deleted_at = now()'],
    },
    event_teams_of_event: { twin: `name = 'Outro nome'`, beside: [ID, any('event_id')] },
  },
  'public.notifications': {
    notifications_once_a_cause: { twin: ID, beside: [any('user_id'), `cause = 'another'`] },
  },
  'public.operator_contacts': {
    operator_contacts_whatsapp: {
      twin: any('operator_id'),
      beside: [any('event_id'), `whatsapp = '5599911111111'`],
    },
  },
  'public.operators': {
    operators_once_per_event: {
      of: 'deleted_at is null and user_id is not null',
      twin: ID,
      beside: [...of('event_id', 'user_id'), 'deleted_at = now()', 'user_id = null'],
    },
  },
  'public.profile_contacts': {
    profile_contacts_verified_whatsapp: {
      of: 'verified_at is not null',
      twin: any('user_id'),
      beside: [`whatsapp = '5599911111111'`, 'verified_at = null'],
    },
  },
  'public.public_statistics': {
    public_statistics_metric: { twin: ID, beside: [`metric = 'another'`] },
  },
  'public.place_leases': {
    place_leases_one_a_device: {
      of: 'ended_at is null',
      twin: ID,
      beside: [...of('event_id', 'device_id'), 'ended_at = now()'],
    },
  },
  'public.staff_links': {
    a_staff_link_has_its_own_code: {
      of: 'ended_at is not null',
      twin: ID,
      beside: [any('event_id'), `code_hash = 'x'`],
    },
    staff_links_one_open: {
      of: 'ended_at is null',
      twin: `${ID}, code_hash = 'x'`,
      beside: [any('event_id'), 'ended_at = now(), code = null, pin = null'],
    },
  },
  'public.team_achievements': {
    team_achievements_once: { twin: ID, beside: of('team_id', 'achievement_id') },
  },
  'public.team_alliances': {
    team_alliances_open: {
      of: `status = 'active'`,
      // the pair is the same whoever proposes
      twin: `${ID}, team1_id = team2_id, team2_id = team1_id, status = 'pending'`,
      beside: [...of('team1_id', 'team2_id'), `status = 'expired'`],
    },
  },
  'public.team_invitations': {
    an_invitation_has_its_own_code: { twin: ID, beside: [any('team_id'), `code_hash = 'x'`] },
  },
  'public.team_members': {
    team_members_once: {
      of: `deleted_at is null and role = 'member'`,
      twin: ID,
      beside: [...of('team_id', 'user_id'), 'deleted_at = now()'],
    },
    team_members_one_captain: {
      of: `deleted_at is null and role = 'captain'`,
      twin: `${ID}, ${any('user_id')}`,
      beside: [any('team_id'), `role = 'officer'`, 'deleted_at = now()'],
    },
  },
  'public.team_points': {
    team_points_once_a_cause: {
      of: 'source_id is not null',
      twin: ID,
      beside: [...of('team_id', 'source_id'), `source = 'event_organization'`],
    },
  },
  'public.team_ranks': {
    team_ranks_of_team: { twin: `name = 'Outro nome'`, beside: [ID, any('team_id')] },
  },
  'public.team_tallies': {
    team_tallies_team_id_key: { twin: ID, beside: [any('team_id')] },
  },
  'public.read_marks': {
    read_marks_once: { twin: ID, beside: [...of('team_id', 'user_id'), `channel = 'events'`] },
  },
  'public.reminder_choices': {
    reminder_choices_once: { twin: ID, beside: of('event_id', 'user_id') },
  },
  'public.user_devices': {
    user_devices_endpoint: {
      of: 'endpoint is not null',
      twin: `${ID}, onesignal_id = null`,
      beside: [`endpoint = endpoint || '2'`],
    },
    user_devices_onesignal_id: {
      twin: `${ID}, endpoint = null, p256dh = null, auth = null, onesignal_id = 'one-signal-1'`,
      beside: [`onesignal_id = 'one-signal-2'`],
    },
  },
  'public.user_patches': {
    user_patches_held_once: { twin: ID, beside: of('user_id', 'patch_id') },
  },
  'public.user_points': {
    user_points_once_a_cause: {
      of: 'source_id is not null',
      twin: ID,
      beside: [...of('user_id', 'source_id'), `source = 'special_achievement'`],
    },
  },
  'public.user_roles': {
    // there is only one role today, so the role can't differ
    user_roles_held_once: { twin: ID, beside: [any('user_id')] },
  },
  'public.waiting_list': {
    waiting_list_once: {
      of: `status = 'offered'`,
      twin: `${ID}, status = 'waiting', offered_until = null`,
      beside: [...of('event_id', 'user_id'), `status = 'left'`],
    },
  },
};

const db = await databaseOfFile();
await buildWorld(db);
// rows that the world lacks
await db.exec(`update public.profile_contacts set verified_at = now()
    where user_id = (select user_id from public.profile_contacts where whatsapp is not null limit 1)`);
await db.exec(`update public.user_devices set onesignal_id = 'one-signal-1', endpoint = null, p256dh = null, auth = null
    where id = (select max(id::text)::uuid from public.user_devices)`);
await db.exec(`insert into public.staff_links (id, event_id, code_hash, ended_at)
    select gen_random_uuid(), event_id, 'ended', now() from public.staff_links limit 1`);

/** Writes a row directly, without triggers and foreign keys; checks and unique indexes apply. */
async function insertCopy(table: string, of: string, ...changes: string[]): Promise<number> {
  return db.trial('postgres', async () => {
    await db.exec(`set local session_replication_role = replica;
      create temp table copied on commit drop as select * from ${table} where ${of} limit 1`);
    for (const change of changes) await db.exec(`update copied set ${change}`);
    const columns = await db.one<string>(
      `select string_agg(quote_ident(attname), ', ') from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    return db.affected(
      `insert into ${table} (${columns}) overriding system value select ${columns} from copied`,
    );
  });
}

/** Drops the table's other unique indexes, so that only this one can refuse. */
async function leaveOnly(table: string, index: string): Promise<void> {
  const others = await db.rows<{ name: string; constrains: boolean }>(
    `select c.oid::regclass::text as name, k.oid is not null as constrains from pg_index i
     join pg_class c on c.oid = i.indexrelid left join pg_constraint k on k.conindid = c.oid and k.conrelid = i.indrelid
     where i.indrelid = $1::regclass and i.indisunique and c.relname <> $2`,
    [table, index],
  );
  for (const { name, constrains } of others) {
    const constraint = `alter table ${table} drop constraint ${name.split('.').at(-1)} cascade`;
    await db.exec(constrains ? constraint : `drop index ${name}`);
  }
}

const cases = Object.entries(UNIQUE).flatMap(([table, indexes]) =>
  Object.entries(indexes).map(([index, row]) => ({ table, index, ...row })),
);

test.each(cases)(
  '$index refuses a second row',
  async ({ table, index, of = 'true', twin, beside }) => {
    await db.trial('postgres', async () => {
      await leaveOnly(table, index);
      const refused = { code: '23505', constraint: index };
      await expect(insertCopy(table, of, twin)).rejects.toMatchObject(refused);
      for (const other of beside) expect(await insertCopy(table, of, twin, other), other).toBe(1);
    });
  },
);

const OURS = `relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;

test('every unique index of the catalog is here', async () => {
  const rows = await db.rows<{ name: string }>(
    `select c.relname::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indisunique and not i.indisprimary and c.${OURS} order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(cases.map(({ index }) => index).toSorted());
});

test('every table has a primary key, which refuses the same row twice', async () => {
  const tables = await db.rows<{ name: string; key: string | null }>(
    `select c.oid::regclass::text as name, x.relname::text as key from pg_class c
     left join pg_index i on i.indrelid = c.oid and i.indisprimary left join pg_class x on x.oid = i.indexrelid
     where c.relkind = 'r' and c.${OURS}`,
  );
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter(({ key }) => key === null)).toEqual([]);
  for (const { name, key } of tables) {
    await db.trial('postgres', async () => {
      await leaveOnly(name, key!);
      const refused = { code: '23505', constraint: key };
      await expect(insertCopy(name, 'true'), name).rejects.toMatchObject(refused);
    });
  }
});
