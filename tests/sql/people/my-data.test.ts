import { expect, test } from 'vitest';
import { addEvent, addOperator, dayFromNow, mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { phone } from '../matrix/matrix-numbers.ts';
import { buildWorld } from '../matrix/world/matrix-world.ts';
import { refusal } from '../session.ts';

const db = await databaseOfFile();
const world = await buildWorld(db);
const ana = world.user.ana ?? '';

type Export = {
  user_id: string;
  account: { email: string };
  data: Record<string, Record<string, unknown>[]>;
};
const exported = (who: string) => db.rpc<Export>({ user: who }, 'export_my_data', {});
const deletion = async (user: string, who: string = user) =>
  (await refusal(() => db.rpc({ user: who }, 'delete_my_account', { user_id: user })))?.message ??
  'deleted';

test('the export has my account, my numbers, my events, and nobody else’s number', async () => {
  const { user_id, account, data } = await exported(ana);
  expect(user_id).toBe(ana);
  expect(account.email).toContain('@');
  expect(data['profile_contacts']).toMatchObject([{ whatsapp: phone(2) }]);
  expect(data['operators']).toHaveLength(4);
  expect(data['operator_contacts']).toHaveLength(4);
  const numbers = new Set(JSON.stringify(data).match(/55999\d{8}/g));
  expect([...numbers]).toEqual([phone(2)]);
  const owner = await exported(world.user.owner ?? '');
  expect(owner.data['airsoft_events.created_by']?.length).toBeGreaterThan(3);
  // the participants are not the organiser's data
  expect(JSON.stringify(owner)).not.toContain(phone(2));
});

test('every column that names a row’s person is exported, or excluded by name', async () => {
  const all = await db.rows<{ found: string }>(
    `select conrelid::regclass || '.' || a.attname as found from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where contype = 'f' and confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
       and connamespace in ('public'::regnamespace, 'private'::regnamespace)
     union select c.oid::regclass || '.user_id' from pg_class c join pg_attribute a on a.attrelid = c.oid
     where a.attname = 'user_id' and c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const exported_columns = await db.rows<{ found: string }>(
    `select relation || '.' || col as found from private.personal_columns()`,
  );
  const missing = all
    .map(({ found }) => found)
    .filter((found) => !exported_columns.some((one) => one.found === found));
  expect(missing.toSorted()).toEqual(NOT_EXPORTED.filter((one) => missing.includes(one)));
});

/** Columns about another person's row, or that say nothing about a person. */
const NOT_EXPORTED = [
  'check_ins.relayed_by',
  'check_ins.staff_id',
  'operator_contacts.registered_by',
  'private.asked_numbers.user_id',
  'private.patch_codes.created_by',
  'private.push_queue.user_id',
  'private.whatsapp_proofs.user_id',
  'station_records.relayed_by',
  'station_records.staff_id',
  'team_member_ranks.assigned_by',
  'user_roles.granted_by',
];

test('only a signed-in person exports, at most ten times a day', async () => {
  expect((await refusal(() => db.rpc('anon', 'export_my_data', {})))?.message).toBe(
    'not_signed_in',
  );
  await db.trial('postgres', async () => {
    const bruno = world.user.bruno ?? '';
    for (let n = 0; n < 10; n += 1) await exported(bruno);
    expect((await refusal(() => exported(bruno)))?.message).toBe('too_many_requests');
  });
});

test('a deleted account takes all personal data with it, and counts stay correct', async () => {
  await db.trial('postgres', async () => {
    const old = await addEvent(db, world.user.owner ?? '', { name: 'Jogo de ontem' });
    await addOperator(db, ana, { event: old, whatsapp: phone(2), name: 'Ana Inconfundível' });
    await db.rows('update public.airsoft_events set date = $2 where id = $1', [
      old,
      dayFromNow(-3),
    ]);
    await db.rows(
      `insert into private.access_log (user_id, what) values ($1, 'admin_list_people')`,
      [ana],
    );
    // at the gate of a game, and in the requests of a team
    await db.rows(
      `insert into public.check_ins (id, event_id, mark, scanned_at, clock_offset_ms, happened_at, device_id, staff_id, staff_name, flagged)
       values (gen_random_uuid(), $1, 'in', now(), 0, now(), gen_random_uuid(), $2, 'Ana Inconfundível', true)`,
      [old, ana],
    );
    await mutate(db, ana, {
      name: 'update_profile@1',
      args: { patch: { name: 'Ana Inconfundível' } },
    });
    for (const left of [true, false]) {
      const [team, member] = [crypto.randomUUID(), crypto.randomUUID()];
      const made = { id: team, name: 'Lobos', city: 'Rio', state: 'RJ' };
      await mutate(db, world.user.bruno ?? '', {
        name: 'create_team@1',
        args: { ...made, member_id: crypto.randomUUID() },
      });
      const place = { member_id: member, team_id: team };
      await mutate(db, ana, { name: 'request_join@1', args: { id: member, team_id: team } });
      if (left) await mutate(db, ana, { name: 'leave_team@1', args: place });
    }
    expect(await tracesOf(['Ana Inconfundível quer entrar'])).toHaveLength(2);
    const counts = () =>
      db.rows<{ id: string; n: number }>(
        'select id, operators_count as n from public.airsoft_events order by id',
      );
    const before = await counts();
    expect(await deletion(ana)).toBe('deleted');
    const after = await counts();
    const changed = after.filter(({ n }, i) => n !== before[i]?.n);
    expect(changed.map(({ id }) => id).toSorted()).toEqual(
      ['A_open', 'A_hidden', 'A_private', 'B_open']
        .map((name) => world.event[name] ?? '')
        .toSorted(), // future games: places released
    );
    expect(after.find(({ id }) => id === old)).toEqual(before.find(({ id }) => id === old));
    expect(
      await db.rows(
        'select name, user_id, class, whatsapp_masked from public.operators where event_id = $1',
        [old],
      ),
    ).toEqual([{ name: 'Conta excluída', user_id: null, class: null, whatsapp_masked: null }]);
    // the last mail to the address, which leaves within a day (tests/backend/mail)
    const traces = await tracesOf([ana, phone(2), 'Ana Inconfundível']);
    expect(traces.filter((trace) => !trace.startsWith('auth.mail_queue '))).toEqual([]);
    // a token that is still valid after the deletion
    expect(await deletion(ana)).toBe('not_signed_in');
  });
});

test('[hole N8] no log of hosted Auth keeps the address or number of a deleted account', async () => {
  await db.trial('postgres', async () => {
    await db.exec(
      `create table auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz default now())`,
    );
    const said = {
      actor_username: 'ana@exemplo.test',
      actor_name: 'Ana Souza',
      log_type: 'account',
    };
    const traits = { provider: 'email', user_email: 'ana@exemplo.test', user_phone: phone(2) };
    for (const payload of [
      { ...said, action: 'login', actor_id: ana },
      { actor_id: world.user.admin, action: 'user_modified', traits: { ...traits, user_id: ana } },
      { ...said, action: 'login', actor_id: world.user.bruno },
    ])
      await db.rows(
        'insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), $1::text::json)',
        [JSON.stringify(payload)],
      );
    expect(await deletion(ana)).toBe('deleted');
    const kept = await db.rows<{ payload: object }>('select payload from auth.audit_log_entries');
    expect(kept.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([
        { log_type: 'account', action: 'login', actor_id: ana },
        {
          actor_id: world.user.admin,
          action: 'user_modified',
          traits: { provider: 'email', user_id: ana },
        },
        { ...said, action: 'login', actor_id: world.user.bruno },
      ]),
    );
  });
});

/** Every row of ours, and of Auth, that still contains one of the texts. */
async function tracesOf(texts: string[]): Promise<string[]> {
  const tables = await db.rows<{ t: string }>(
    `select c.oid::regclass::text as t from pg_class c where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`,
  );
  const found: string[] = [];
  for (const { t } of tables) {
    const rows = await db.rows<{ row: string }>(`select to_jsonb(x)::text as row from ${t} x`);
    for (const { row } of rows)
      if (texts.some((text) => row.includes(text))) found.push(`${t} ${row}`);
  }
  return found;
}

test('a person on whom others depend stays until they have handed over', async () => {
  await db.trial('postgres', async () => {
    expect(await deletion(world.user.owner ?? '')).toBe('organiser_has_events');
    await db.rows(`update public.airsoft_events set date = $2 where created_by = $1`, [
      world.user.owner,
      dayFromNow(-2),
    ]);
    expect(await deletion(world.user.owner ?? '')).toBe('deleted');
    expect(await deletion(world.user.bruno ?? '')).toBe('captain_must_hand_over');
    await db.rows('update public.teams set captain_id = null where captain_id = $1', [
      world.user.bruno,
    ]);
    expect(await deletion(world.user.bruno ?? '')).toBe('deleted');
    await db.rows(`delete from public.user_roles where role = 'admin' and user_id <> $1`, [
      world.user.admin,
    ]);
    expect(await deletion(world.user.admin ?? '')).toBe('last_admin');
  });
});

test('nobody deletes another’s account, and a queue of another account deletes none', async () => {
  expect(await deletion(ana, world.user.bruno ?? '')).toBe('wrong_user');
  expect(
    (await refusal(() => db.rpc('anon', 'delete_my_account', { user_id: ana })))?.message,
  ).toBe('not_signed_in');
  expect((await refusal(() => db.rpc({ user: ana }, 'delete_my_account', {})))?.message).toBe(
    'invalid_args',
  );
  expect(await db.one('select count(*)::int from public.profiles where id = $1', [ana])).toBe(1);
});
