import { describe, expect, test } from 'vitest';
import {
  addAdmin,
  addEvent,
  addNewcomer,
  addPerson,
  dayFromNow,
  eventArgs,
  forgetUses,
  inRequests,
  mutate,
  pushOf,
  registration,
  verdict,
  type Mutation,
  type Outcome,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { EVENTS_A_DAY } from '#domain/event/form/event-limits.ts';
import { arenaArgs } from '../places/arena-acts.ts';

const db = await databaseOfFile();

const BRIEFING = `<p>${'Óculos no rosto, sempre. '.repeat(720)}</p>`; // 19 kB
const event = (changes: object = {}): Mutation => ({
  name: 'create_event@1',
  args: eventArgs(changes),
});
/** How many mutations of a list were applied, and why the others were not. */
async function push(user: string, mutations: Mutation[]) {
  const said: string[] = [];
  for (const some of inRequests(mutations)) {
    const body = pushOf(user, some);
    const { results } = await db.rpc<{ results: Outcome[] }>({ user }, 'sync_push', body);
    for (const { status, code, field } of results) said.push(code ? `${code}: ${field}` : status);
  }
  return Object.fromEntries(
    Object.entries(Object.groupBy(said, (one) => one)).map(([one, all]) => [one, all?.length]),
  );
}
const times = (n: number, what: () => Mutation) => Array.from({ length: n }, what);
const age = (user: string, days: number) =>
  db.rows(
    `update public.profiles set created_at = now() - make_interval(days => $2) where id = $1`,
    [user, days],
  );
const snapshot = () => db.one<number>('select length(private.build_public_snapshot())');

describe('[hole S12] events', () => {
  test('a new account creates fifteen at once, and the snapshot stays small', async () => {
    const before = await snapshot();
    const newcomer = await addNewcomer(db, 'Conta nova');
    const all = times(50, () => event({ briefing: BRIEFING }));
    expect(await push(newcomer, all)).toEqual({ applied: 15, 'daily_limit: events': 35 });
    expect((await snapshot()) - before).toBeLessThan(15 * 20_500);
  });

  test('an older account creates more, until the public list holds 400,000 bytes of its briefings, or a hundred of its events', async () => {
    const before = await snapshot();
    const owner = await addPerson(db, 'Organizadora');
    const all = times(50, () => event({ briefing: BRIEFING }));
    expect(await push(owner, all)).toEqual({
      applied: 21,
      'too_many_public_events: undefined': 29,
    });
    expect((await snapshot()) - before).toBeLessThan(430_000);
    const update = (id: string, patch: object) =>
      verdict(db, owner, { name: 'update_event@1', args: { id, patch, base: {} } });
    const hidden = event({ briefing: BRIEFING, is_public: false });
    // a hidden event is in no other person's list
    expect(await verdict(db, owner, hidden)).toBe('applied');
    const { id } = hidden.args as { id: string };
    expect(await update(id, { is_public: true })).toBe('too_many_public_events');
    expect(await update(id, { briefing: '<p>Óculos no rosto.</p>', is_public: true })).toBe(
      'applied',
    );
    expect(await update(id, { briefing: BRIEFING })).toBe('too_many_public_events');

    const busy = await addPerson(db, 'De muitos jogos');
    for (let day = 0; day < 2; day += 1) {
      expect(await push(busy, times(40, event))).toEqual({ applied: 40 });
      await forgetUses(db, busy);
    }
    expect(await push(busy, times(25, event))).toEqual({
      applied: 20,
      'too_many_public_events: undefined': 5,
    });
  });

  test.each([
    [0, 15],
    [2, 25],
    [8, 40],
  ])('an account of %i days creates %i a day, and continues tomorrow', async (days, limit) => {
    const owner = await addPerson(db, 'Organizadora');
    await age(owner, days);
    expect(await push(owner, times(limit, event))).toEqual({ applied: limit });
    const refused = event();
    expect(await verdict(db, owner, refused)).toBe('daily_limit: events');
    expect(await verdict(db, owner, refused)).toBe('daily_limit: events');
    await db.rows('update private.quota_uses set day = day - 1 where user_id = $1', [owner]);
    expect(await verdict(db, owner, refused)).toBe('applied'); // sent again, with a new id
  });

  test('an administrator has no limit', async () => {
    const admin = await addAdmin(db);
    expect(await push(admin, times(50, event))).toEqual({ applied: 50 });
  });
});

test('[hole S12] on the first day: twelve games, 150 people added to one, and each of them moved', async () => {
  const owner = await addNewcomer(db, 'Organizadora nova');
  expect(await push(owner, times(12, event))).toEqual({ applied: 12 });
  const game = await addEvent(db, owner, { max_op: 200 });
  const people = Array.from({ length: 150 }, () => registration(game));
  for (let at = 0; at < 150; at += 50)
    expect(
      await push(
        owner,
        people.slice(at, at + 50).map((args) => ({ name: 'add_participant@1', args })),
      ),
    ).toEqual({ applied: 50 });
  for (let at = 0; at < 150; at += 50)
    expect(
      await push(
        owner,
        people.slice(at, at + 50).map(({ operator_id }) => ({
          name: 'move_participant@1',
          args: { operator_id, event_id: game, event_team_id: null },
        })),
      ),
    ).toEqual({ applied: 50 });
});

test('[hole S12] a refused mutation is not counted, and a replay is counted once', async () => {
  const owner = await addNewcomer(db, 'Conta nova');
  const used = () =>
    db.one<number>(
      'select coalesce(sum(used), 0)::int from private.quota_uses where user_id = $1',
      [owner],
    );
  expect(await verdict(db, owner, event({ name: 'ab' }))).toBe('invalid_args: name');
  expect(await used()).toBe(0);
  const once = { ...event(), id: crypto.randomUUID() };
  expect((await mutate(db, owner, once)).status).toBe('applied');
  expect((await mutate(db, owner, once)).dup).toBe(true);
  expect(await used()).toBe(1);
});

test('[hole S12] one person’s arenas, teams, requests and alliances are limited', async () => {
  const person = await addNewcomer(db, 'Conta nova');
  const arena = () => ({ name: 'propose_arena@1', args: arenaArgs() });
  const team = () => ({
    name: 'create_team@1',
    args: {
      id: crypto.randomUUID(),
      member_id: crypto.randomUUID(),
      name: 'Lobos-Guará',
      city: 'Natal',
      state: 'RN',
    },
  });
  expect(await push(person, times(50, arena))).toEqual({ applied: 3, 'daily_limit: arenas': 47 });
  expect(await push(person, times(50, team))).toEqual({ applied: 3, 'daily_limit: teams': 47 });
});

test('yesterday’s counts are deleted, today’s are not', async () => {
  await db.rows('delete from private.quota_uses');
  const owner = await addPerson(db, 'Organizadora');
  await verdict(db, owner, event({ date: dayFromNow(12) }));
  expect(await db.one('select private.forget_quota_uses()')).toBe(0);
  await db.rows('update private.quota_uses set day = day - 1');
  expect(await db.one('select private.forget_quota_uses()')).toBe(0);
  await db.rows('update private.quota_uses set day = day - 1');
  expect(await db.one('select private.forget_quota_uses()')).toBe(1);
});

test.each([
  ['1 day -1 microseconds', 15],
  ['1 day', 25],
  ['7 days -1 microseconds', 25],
  ['7 days', 40],
])('[hole S12] an account of %s creates %i events a day, to the moment', async (old, limit) => {
  await db.trial('postgres', async () => {
    const owner = await addPerson(db, 'Organizadora');
    await db.rows('update public.profiles set created_at = now() - $2::interval where id = $1', [
      owner,
      old,
    ]);
    await db.rows(
      `insert into private.quota_uses values ($1, 'events', (now() at time zone 'America/Sao_Paulo')::date, $2)`,
      [owner, limit - 1],
    );
    const spend = () => db.rows(`select private.spend_quota($1, 'create_event@1')`, [owner]);
    await spend();
    await expect(spend()).rejects.toMatchObject({ code: 'PT409' });
  });
});

test('[hole S12] 400,000 bytes of briefings are not too much, one more is, from the first day of the list on', async () => {
  await db.trial('postgres', async () => {
    const owner = await addPerson(db, 'Organizadora');
    for (let n = 0; n < 21; n += 1) await addEvent(db, owner);
    // twenty of them hold all but ten bytes
    const rest = (last: number) =>
      db.rows(
        `update public.airsoft_events e set date = private.window_from(), briefing = repeat('x',
           case n when 1 then 19990 when 2 then $2::int else 20000 end)
         from (select id, row_number() over (order by id) as n from public.airsoft_events where created_by = $1) x
         where x.id = e.id`,
        [owner, last],
      );
    const check = () => db.rows('select private.check_public_space($1)', [owner]);
    await rest(10);
    await check();
    await rest(11);
    await expect(check()).rejects.toMatchObject({ code: 'PT409' });
  });
});

test('the app warns of the limits that the database has', async () => {
  const [quota] = await db.rows(
    `select first_day, first_week, later from private.quotas where what = 'events'`,
  );
  expect(quota).toEqual(EVENTS_A_DAY);
});
