import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, mutate, registration, verdict } from './acts.ts';
import { openDatabase } from './database.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let owner: string;
let helper: string;
let stranger: string;
beforeAll(async () => {
  db = await openDatabase();
  owner = await addPerson(db, 'Organizadora');
  helper = await addPerson(db, 'Ajudante', '5585944440000');
  stranger = await addPerson(db, 'Estranho');
});
afterAll(() => db[Symbol.asyncDispose]());

const act = (name: string, args: object, who = owner) => verdict(db, who, { name, args });
const staffing = (event_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  user_id: helper,
  name: 'Portão',
  ...changes,
});
type Staff = ReturnType<typeof staffing>;
const answer = ({ id, event_id, user_id }: Staff, accept = true, who = user_id) =>
  act('answer_staff@1', { id, event_id, accept }, who);
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const mark = (event_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  operator_id: null as string | null,
  mark: 'in',
  scanned_at: at(0),
  clock_offset_ms: 0,
  device_id: '00000001-0000-4000-8000-000000000002',
  data_version: at(-60),
  ...changes,
});
/** An event that starts in an hour, with one participant, and the helper as staff. */
async function game() {
  const event = await addEvent(db, owner);
  const player = await addPerson(db, 'Pessoa');
  const operator = await addOperator(db, player, { event });
  await db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' + interval '1 hour' t) x) where id = $1`,
    [event],
  );
  const staff = staffing(event);
  expect(await act('add_staff@1', staff)).toBe('applied');
  expect(await answer(staff)).toBe('applied');
  return { event, player, operator, staff };
}
/** What a device receives of an event's scope. */
async function pulled(who: string, event: string) {
  const answer = await db.rpc<{
    scopes: Record<
      string,
      { view: string; c: Record<string, { rows: Record<string, unknown>[] }> }
    >;
  }>({ user: who }, 'sync_pull', { v: 1, limit: 1000, scopes: { [`event:${event}`]: {} } });
  const scope = answer.scopes[`event:${event}`];
  return { view: scope?.view, rows: (name: string) => scope?.c[name]?.rows ?? [] };
}

describe('staff', () => {
  test('is appointed by the organiser, each person once', async () => {
    const event = await addEvent(db, owner);
    expect(await act('add_staff@1', staffing(event), stranger)).toBe('not_allowed');
    expect(await act('add_staff@1', staffing(event, { user_id: owner }))).toBe('already_staff');
    const nobody = staffing(event, { user_id: crypto.randomUUID() });
    expect(await act('add_staff@1', nobody)).toBe('user_not_found');
    expect(await act('add_staff@1', staffing(event, { name: 'x' }))).toBe('invalid_args: name');
    const staff = staffing(event);
    expect(await act('add_staff@1', staff)).toBe('applied');
    expect(await act('add_staff@1', staffing(event))).toBe('already_staff');
    expect(await act('add_staff@1', staffing(event, { id: staff.id, user_id: stranger }))).toBe(
      'id_reused',
    );
    const out = { id: staff.id, event_id: event };
    expect(await act('remove_staff@1', out, stranger)).toBe('staff_not_found');
    // nobody is staff against their will
    expect(await act('remove_staff@1', out, helper)).toBe('applied');
    expect(await act('remove_staff@1', out)).toBe('staff_not_found');
    expect(await act('add_staff@1', staffing(event))).toBe('applied');
  });

  test('at most fifty', async () => {
    const event = await addEvent(db, owner);
    await db.rows(
      `insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@exemplo.test' from generate_series(1, 50)`,
    );
    await db.rows(
      `insert into public.event_staff (id, event_id, user_id, name)
       select gen_random_uuid(), $1, id, 'Ajudante' from public.profiles where id not in ($2, $3) order by created_at desc limit 50`,
      [event, helper, stranger],
    );
    expect(await act('add_staff@1', staffing(event))).toBe('too_many_staff');
  });

  test('[field.md §5.9] sees the list of a hidden, private event without numbers', async () => {
    const event = await addEvent(db, owner, { is_public: false, allow_public_list: false });
    const { whatsapp, ...args } = registration(event, { name: 'Fulana', invited_by: 'CANARY' });
    const player = await addPerson(db, 'Pessoa');
    await mutate(db, player, { name: 'register@1', args: { ...args, whatsapp } });
    const before = await pulled(helper, event);
    expect(before.view).toBe('count');
    expect(before.rows('operators')).toEqual([]);
    const staff = staffing(event);
    await act('add_staff@1', staff);
    // [S16] invited only: they see the invitation, and of the event what they saw before
    const asked = await pulled(helper, event);
    expect(asked.view).toBe('count');
    expect(asked.rows('operators')).toEqual([]);
    expect(asked.rows('event_records')).toMatchObject([
      { kind: 'staff', data: { user_id: helper, accepted_at: null } },
    ]);
    expect((await pulled(stranger, event)).rows('event_records')).toEqual([]);
    expect(await answer(staff)).toBe('applied');
    const seen = await pulled(helper, event);
    expect(seen.view).toBe('staff');
    expect(seen.rows('operators')).toMatchObject([
      {
        name: 'Fulana',
        user_id: null,
        whatsapp: null,
        invited_by: null,
        whatsapp_masked: `(${String(whatsapp).slice(2, 4)}) •••••-••••`,
      },
    ]);
    expect(seen.rows('event_records')).toMatchObject([
      { kind: 'staff', data: { user_id: helper, name: 'Portão' } },
    ]);
    // and it is theirs at once: the next pull of `me` contains the event
    const mine = async () =>
      (
        await db.rpc<{ scopes: { me: { c: Record<string, { rows: { id: string }[] }> } } }>(
          { user: helper },
          'sync_pull',
          { v: 1, limit: 1000, scopes: { me: {} } },
        )
      ).scopes.me.c['airsoft_events']?.rows.some(({ id }) => id === event);
    expect(await mine()).toBe(true);
    await act('remove_staff@1', { id: staff.id, event_id: event });
    expect((await pulled(helper, event)).view).toBe('count');
    expect(await mine()).toBe(false);
  });

  test('an event reaches a person who joins its staff, and departs from one who leaves, unless it is theirs otherwise', async () => {
    const { event, player, operator, staff } = await game();
    const departures = async (who: string) =>
      db.one<number>(
        `select count(*)::int from private.departures where scope = 'me:' || $1 and collection = 'airsoft_events' and id = $2`,
        [who, event],
      );
    await act('remove_staff@1', { id: staff.id, event_id: event });
    expect(await departures(helper)).toBe(1);
    const both = staffing(event, { user_id: player });
    await act('add_staff@1', both);
    await answer(both);
    await act('cancel_registration@1', { operator_id: operator, event_id: event }, player);
    expect(await departures(player)).toBe(0); // still staff
    await act('remove_staff@1', { id: both.id, event_id: event });
    expect(await departures(player)).toBe(1);
  });
});

describe('[S16] nobody is staff without accepting', () => {
  const asked = async () => {
    const { event, operator } = await game();
    const staff = staffing(event, { user_id: await addPerson(db, 'Quem é chamado') });
    expect(await act('add_staff@1', staff)).toBe('applied');
    return { event, operator, staff };
  };
  const told = (who: string) =>
    db.rows(
      `select url from public.notifications where user_id = $1 and data ->> 'code' = 'staff_asked'`,
      [who],
    );

  test('they are notified, once per event; a repeated invitation sends no notification', async () => {
    const { event, staff } = await asked();
    expect(await told(staff.user_id)).toEqual([{ url: `/event/${event}` }]);
    expect(await answer(staff, false)).toBe('applied');
    expect(await answer(staff)).toBe('staff_not_found');
    const again = staffing(event, { user_id: staff.user_id });
    expect(await act('add_staff@1', again)).toBe('applied');
    expect(await told(staff.user_id)).toHaveLength(1);
    expect(await answer(again)).toBe('applied');
    expect(await answer(again, false)).toBe('staff_not_found');
  });

  test('until they accept they can do nothing at the gate, and only they can answer', async () => {
    const { event, operator, staff } = await asked();
    const who = staff.user_id;
    expect(await act('check_in@1', mark(event, { operator_id: operator }), who)).toBe(
      'not_allowed',
    );
    const walk_in = registration(event, { came_at: at(0) });
    expect(await act('walk_in@1', walk_in, who)).toBe('not_allowed');
    for (const other of [owner, helper, stranger])
      expect(await answer(staff, true, other)).toBe('staff_not_found');
    expect(await answer(staff)).toBe('applied');
    expect(await act('check_in@1', mark(event, { operator_id: operator }), who)).toBe('applied');
  });

  test('the organiser withdraws the invitation', async () => {
    const { event, staff } = await asked();
    expect(await act('remove_staff@1', { id: staff.id, event_id: event })).toBe('applied');
    expect(await answer(staff)).toBe('staff_not_found');
  });
});

describe('check_in', () => {
  test('is recorded by organiser and staff, and refused from anybody else', async () => {
    const { event, operator, player } = await game();
    expect(await act('check_in@1', mark(event, { operator_id: operator }), player)).toBe(
      'not_allowed',
    );
    for (const who of [owner, helper])
      expect(await act('check_in@1', mark(event, { operator_id: operator }), who)).toBe('applied');
    const seen = (await pulled(helper, event)).rows('event_records');
    expect(seen.filter(({ kind }) => kind === 'check_in').map(({ data }) => data)).toMatchObject([
      { operator_id: operator, mark: 'in', staff_id: owner, flagged: false },
      { operator_id: operator, mark: 'in', staff_name: 'Portão', flagged: false },
    ]);
    const own = (await pulled(player, event)).rows('event_records');
    expect(own.map(({ kind }) => kind)).toEqual(['check_in', 'check_in']);
    expect((await pulled(stranger, event)).rows('event_records')).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['no time', { scanned_at: null }, 'invalid_args: scanned_at'],
    ['a time long before', { scanned_at: at(-60 * 48) }, 'invalid_args: scanned_at'],
    ['the year 9999', { scanned_at: '9999-01-01T00:00:00Z' }, 'invalid_args: scanned_at'],
    ['an unknown mark', { mark: 'here' }, 'invalid_args: mark'],
    ['an undo of nothing', { mark: 'undo' }, 'invalid_args: undoes'],
    ['an in that undoes', { undoes: crypto.randomUUID() }, 'invalid_args: undoes'],
    ['an offset of a century', { clock_offset_ms: 3e12 + 3e11 }, 'invalid_args: clock_offset_ms'],
    ['half a millisecond', { clock_offset_ms: 0.5 }, 'invalid_args: clock_offset_ms'],
    ['a name', { staff_name: 'Eu' }, 'invalid_args: staff_name'],
  ])('%s', async (_what, changes, said) => {
    const { event } = await game();
    expect(await act('check_in@1', mark(event, changes), helper)).toBe(said);
  });

  test('[rule 1] a check-in that should not happen is flagged, not refused', async () => {
    const { event, operator } = await game();
    const flagged = async (changes: object, who = helper) => {
      const row = mark(event, changes);
      expect(await act('check_in@1', row, who)).toBe('applied');
      return db.one<boolean>('select flagged from public.check_ins where id = $1', [row.id]);
    };
    const known = { operator_id: operator };
    expect(await flagged(known)).toBe(false);
    expect(await flagged(known)).toBe(false); // twice: the app lists both
    expect(await flagged({})).toBe(true); // an unknown pass
    expect(await flagged({ operator_id: crypto.randomUUID() })).toBe(true);
    expect(await flagged({ ...known, scanned_at: at(30) })).toBe(true);
    // [rule 4] a clock that is half an hour fast, and reports it
    expect(await flagged({ ...known, scanned_at: at(30), clock_offset_ms: -1_800_000 })).toBe(
      false,
    );
    expect(await flagged({ mark: 'undo', undoes: crypto.randomUUID() })).toBe(false);
    await act('remove_participant@1', { operator_id: operator, event_id: event });
    expect(await flagged(known)).toBe(true);
    await act('cancel_event@1', { id: event });
    expect(await flagged({ mark: 'out', ...known })).toBe(true);
  });

  test('removed staff may send earlier check-ins, flagged, and none made later', async () => {
    const { event, operator, staff } = await game();
    await act('remove_staff@1', { id: staff.id, event_id: event });
    const before = mark(event, { operator_id: operator, scanned_at: at(-5) });
    expect(await act('check_in@1', before, helper)).toBe('applied');
    expect(await db.one('select flagged from public.check_ins where id = $1', [before.id])).toBe(
      true,
    );
    const after = mark(event, { operator_id: operator, scanned_at: at(5) });
    expect(await act('check_in@1', after, helper)).toBe('not_allowed');
  });

  test('a second mutation with the same row is refused, and the row does not change', async () => {
    const { event, operator } = await game();
    const row = mark(event, { operator_id: operator });
    expect(await act('check_in@1', row)).toBe('applied');
    expect(await act('check_in@1', { ...row, mark: 'out' })).toBe('id_reused');
    expect(await db.one('select mark from public.check_ins where id = $1', [row.id])).toBe('in');
  });

  test('is deleted with the event', async () => {
    const { event, operator } = await game();
    await act('check_in@1', mark(event, { operator_id: operator }));
    await act('delete_event@1', { id: event });
    for (const table of ['check_ins', 'waiting_list'])
      expect(
        await db.one(`select count(*)::int from public.${table} where event_id = $1`, [event]),
      ).toBe(0);
    expect(await act('check_in@1', mark(event))).toBe('event_not_found');
  });
});
