import { describe, expect, test } from 'vitest';
import { addEvent, addPerson, mutate, registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const event = await addEvent(db, owner, { briefing: `<p>${'Óculos no rosto. '.repeat(100)}</p>` });

type Row = Record<string, unknown> & { id: string; rev: number };
type Pulled = {
  horizon: number;
  scopes: Record<string, { c: { airsoft_events: { rows: Row[]; done: boolean } } }>;
};
const NIL = '00000000-0000-0000-0000-000000000000';

/** What another phone reads of a scope that it has read up to a cursor. */
async function pulled(scope: string, cursor?: [number, string], user?: string) {
  const known = { c: cursor ? { airsoft_events: cursor } : {} };
  const body = { v: 1, scopes: { [scope]: known } };
  const answer = await db.rpc<Pulled>(user ? { user } : 'anon', 'sync_pull', body);
  return answer.scopes[scope]!.c.airsoft_events.rows;
}
const everythingBefore = async (): Promise<[number, string]> => [
  await db.one<number>('select pg_snapshot_xmin(pg_current_snapshot())::text::int'),
  NIL,
];
const register = async () => {
  const someone = await addPerson(db, 'Jogador');
  const asked = { name: 'register@1', args: registration(event) };
  expect(await mutate(db, someone, asked)).toMatchObject({ status: 'applied' });
};
const edit = (set: string) =>
  db.rows(`update public.airsoft_events set ${set} where id = $1`, [event]);

describe('[P14] a registration on another phone', () => {
  test.each(['public', 'event'])('is at most 200 bytes of rows in %s', async (kind) => {
    const scope = kind === 'event' ? `event:${event}` : kind;
    const [whole] = await pulled(scope);
    const cursor = await everythingBefore();
    await register();
    const rows = await pulled(scope, cursor);
    expect(JSON.stringify(rows).length).toBeLessThanOrEqual(200);
    expect(JSON.stringify([whole]).length).toBeGreaterThan(2000);
    expect(rows).toEqual([
      {
        id: event,
        sync_xid: expect.any(Number),
        rev: whole!.rev + 1,
        base_rev: expect.any(Number),
        operators_count: (whole!['operators_count'] as number) + 1,
        waiting_count: 0,
        places_offered: 0,
      },
    ]);
    expect(rows[0]!['base_rev']).toBeLessThanOrEqual(whole!.rev);
  });

  test('is the whole event in the scope of its people', async () => {
    const cursor = await everythingBefore();
    await register();
    expect(await pulled('me', cursor, owner)).toMatchObject([
      { id: event, name: expect.any(String) },
    ]);
  });
});

describe('[P14] a row comes whole', () => {
  test.each([
    "is_public = is_public, name = 'Outro nome'",
    'registration_closed = true',
    'price_cents = 5000',
  ])('when anything else has changed: %s', async (set) => {
    const cursor = await everythingBefore();
    await edit(set);
    await register().catch(() => undefined); // closed to players by the second case
    const [row] = await pulled('public', cursor);
    expect(row).toHaveProperty('briefing');
    await edit('registration_closed = false');
  });

  test('to a phone that has read nothing, or only a part', async () => {
    await register();
    const [row] = await pulled('public');
    expect(row).toHaveProperty('briefing');
    const [xid] = await everythingBefore();
    const [after] = await pulled('public', [xid - 1, '00000000-0000-4000-8000-000000000001']);
    if (after) expect(after).toHaveProperty('briefing');
    await register();
    const [part] = await pulled('public', [xid, '00000000-0000-4000-8000-000000000001']);
    expect(part).toHaveProperty('briefing');
    const [counts] = await pulled('public', [xid, NIL]);
    expect(counts).not.toHaveProperty('briefing');
  });

  test('after a restore, whose ids start again', async () => {
    await db.trial('postgres', async () => {
      await db.rows('alter table public.airsoft_events disable trigger stamp_facts');
      await edit('facts_xid = 900000000000000'); // as a dump of an older cluster brings it
      await db.rows('alter table public.airsoft_events enable trigger stamp_facts');
      await db.rows('select private.start_new_epoch()');
      expect(
        await db.one<boolean>(
          'select facts_xid = sync_xid and facts_rev = rev from public.airsoft_events where id = $1',
          [event],
        ),
      ).toBe(true);
    });
  });
});

test('every column but the counts, the stamps and the time that is made of two is a fact', async () => {
  const columns = await db.rows<{ name: string; set: string }>(
    `select column_name as name, case
        when column_name = 'winner_team_ids' then 'array[gen_random_uuid()]'
        when column_name in ('is_public', 'allow_public_list', 'is_info_only', 'show_contact', 'place_is_secret') then 'not ' || column_name
        when column_name = 'game_mode' then '''CQB'''
        when column_name = 'patch_for' then '''both'''
        when column_name = 'status' then '''cancelled'''
        when column_name = 'date' then 'date + 1'
        when column_name = 'time' then '''10:00'''
        when column_name = 'gate_time' then '''08:00'''
        when column_name = 'end_time' then '''18:00'''
        when column_name = 'energy_limits' then '''[{"fps": 400}]'''
        when column_name = 'briefing' then '''<p>Outro briefing.</p>'''
        when column_name in ('banner', 'patch', 'organiser_avatar_url') then '''https://exemplo.test/a.png'''
        when column_name = 'created_by' then 'null'
        when data_type in ('text') then '''outro texto'''
        when data_type in ('integer', 'bigint') then '7'
        when data_type = 'timestamp with time zone' then 'now()'
      end as set
     from information_schema.columns where table_schema = 'public' and table_name = 'airsoft_events'
       and column_name not in ('id', 'operators_count', 'waiting_count', 'places_offered', 'starts_at', 'sync_xid', 'rev',
         'facts_rev', 'facts_xid', 'closed_because_full', 'registration_closed', 'latitude', 'longitude', 'arena_id')`,
  );
  expect(columns.length).toBeGreaterThan(25);
  for (const { name, set } of columns) {
    await db.trial('postgres', async () => {
      await edit(`${name} = ${set}`);
      const is_told = await db.one<boolean>(
        'select facts_rev = rev from public.airsoft_events where id = $1',
        [event],
      );
      expect(is_told, name).toBe(true);
    });
  }
});
