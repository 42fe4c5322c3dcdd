import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow, registration, verdict } from './acts.ts';
import { openDatabase } from './database.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let owner: string;
beforeAll(async () => {
  db = await openDatabase();
  owner = await addPerson(db, 'Organizadora');
});
afterAll(() => db[Symbol.asyncDispose]());

const act = (who: string, name: string, args: object) => verdict(db, who, { name, args });
/**
 * One after another: PGlite's clock has milliseconds, and people in the same one are ordered by id.
 */
let places = 0;
const nextPlace = () => `00000000-0000-4000-8000-${String((places += 1)).padStart(12, '0')}`;
const join = async (event_id: string, who: string, id = nextPlace()) =>
  act(who, 'join_waiting_list@1', { id, event_id, name: 'Quem espera' });
const register = (event: string, who: string) => act(who, 'register@1', registration(event));
const people = (n: number) =>
  Promise.all(Array.from({ length: n }, (_, i) => addPerson(db, `Pessoa ${i}`)));
const line = (event: string) =>
  db.rows<{ user_id: string; status: string; left: number | null }>(
    `select user_id, status, round(extract(epoch from offered_until - now()) / 3600)::int as left
     from public.waiting_list where event_id = $1 order by created_at, id`,
    [event],
  );
const statuses = async (event: string) => (await line(event)).map(({ status }) => status);
const counts = async (event: string) =>
  (
    await db.rows(
      `select operators_count, waiting_count, places_offered, registration_closed, closed_because_full
       from public.airsoft_events where id = $1`,
      [event],
    )
  )[0];

/** A full event with that many places, and people in its waiting list. */
async function full({ places = 1, waiting = 2, changes = {} } = {}) {
  const event = await addEvent(db, owner, { max_op: places, ...changes });
  const inside = await people(places);
  const operators: string[] = [];
  for (const player of inside) operators.push(await addOperator(db, player, { event }));
  const outside = await people(waiting);
  for (const player of outside) expect(await join(event, player)).toBe('applied');
  const cancel = (n: number) =>
    act(inside[n] ?? '', 'cancel_registration@1', { operator_id: operators[n], event_id: event });
  return { event, inside, outside, cancel };
}

describe('the waiting list', () => {
  test('is only for full events, once per person, and not for participants', async () => {
    const open = await addEvent(db, owner, { max_op: 2 });
    const [one = '', two = ''] = await people(2);
    expect(await join(open, one)).toBe('event_not_full');
    const { event, inside } = await full({ waiting: 0 });
    expect(await join(event, inside[0] ?? '')).toBe('already_registered');
    const id = crypto.randomUUID();
    expect(await join(event, one, id)).toBe('applied');
    expect(await join(event, one)).toBe('already_waiting');
    expect(await join(event, two, id)).toBe('id_reused');
    expect(await join(crypto.randomUUID(), one)).toBe('event_not_found');
    await act(owner, 'close_registration@1', { id: event });
    expect(await join(event, two)).toBe('registration_closed');
    expect(await counts(event)).toMatchObject({ waiting_count: 1, places_offered: 0 });
  });

  test('a person leaves it, or the organiser removes them, and no personal data stays', async () => {
    const { event, outside } = await full();
    const rows = await db.rows<{ id: string }>(
      'select id from public.waiting_list where event_id = $1 order by created_at, id',
      [event],
    );
    const [first = { id: '' }, second = { id: '' }] = rows;
    const leave = (who: string, id: string) =>
      act(who, 'leave_waiting_list@1', { id, event_id: event });
    expect(await leave(outside[1] ?? '', first.id)).toBe('not_waiting');
    expect(await leave(outside[0] ?? '', first.id)).toBe('applied');
    expect(await leave(outside[0] ?? '', first.id)).toBe('not_waiting');
    expect(await leave(owner, second.id)).toBe('applied');
    expect(
      await db.rows('select name, status from public.waiting_list where event_id = $1', [event]),
    ).toEqual([
      { name: '', status: 'left' },
      { name: '', status: 'left' },
    ]);
    expect(await counts(event)).toMatchObject({ waiting_count: 0, registration_closed: true });
    expect(await join(event, outside[0] ?? '')).toBe('applied'); // at the end of the list
  });
});

test('[case 10] a person waiting for a private event sees its list, and no longer after leaving the waiting list', async () => {
  const { event, outside } = await full({ waiting: 1, changes: { is_public: false } });
  const [person = ''] = outside;
  const view = async () => {
    const scope = `event:${event}`;
    const { scopes } = await db.rpc<{
      scopes: Record<string, { view: string; c: { operators: { rows: object[] } } }>;
    }>({ user: person }, 'sync_pull', { v: 1, scopes: { [scope]: {} } });
    return [scopes[scope]?.view, scopes[scope]?.c.operators.rows.length];
  };
  expect(await view()).toEqual(['list', 1]); // a change of the view makes devices start anew
  const mine = 'select id from public.waiting_list where event_id = $1';
  const id = await db.one<string>(mine, [event]);
  expect(await act(person, 'leave_waiting_list@1', { id, event_id: event })).toBe('applied');
  expect(await view()).toEqual(['count', 0]);
});

describe('a place that becomes free', () => {
  test('is held for the first in the waiting list, who accepts it by registering', async () => {
    const { event, outside, cancel } = await full();
    const [first = '', second = ''] = outside;
    expect(await cancel(0)).toBe('applied');
    expect(await line(event)).toEqual([
      { user_id: first, status: 'offered', left: 24 },
      { user_id: second, status: 'waiting', left: null },
    ]);
    expect(await counts(event)).toEqual({
      operators_count: 0,
      waiting_count: 1,
      places_offered: 1,
      registration_closed: true,
      closed_because_full: true,
    });
    expect(await register(event, second)).toBe('event_full');
    expect(await register(event, first)).toBe('applied');
    expect(await statuses(event)).toEqual(['taken', 'waiting']);
    expect(await counts(event)).toMatchObject({ operators_count: 1, places_offered: 0 });
  });

  test('opens the list only when nobody waits', async () => {
    const { event, cancel, outside } = await full({ places: 3, waiting: 1 });
    await cancel(0);
    expect(await counts(event)).toMatchObject({ places_offered: 1, registration_closed: true });
    await cancel(1);
    expect(await counts(event)).toMatchObject({ places_offered: 1, registration_closed: false });
    const [late = '', later = ''] = await people(2);
    expect(await register(event, late)).toBe('applied'); // not the held one
    expect(await counts(event)).toMatchObject({ operators_count: 2, registration_closed: true });
    expect(await register(event, later)).toBe('event_full');
    expect(await register(event, outside[0] ?? '')).toBe('applied');
    expect(await counts(event)).toMatchObject({ operators_count: 3, places_offered: 0 });
  });

  test('is offered to the next when it is declined, and when its time runs out', async () => {
    const { event, outside, cancel } = await full({ waiting: 3 });
    await cancel(0);
    const [offer] = await db.rows<{ id: string }>(
      `select id from public.waiting_list where event_id = $1 and status = 'offered'`,
      [event],
    );
    await act(outside[0] ?? '', 'leave_waiting_list@1', { id: offer?.id, event_id: event });
    expect(await statuses(event)).toEqual(['left', 'offered', 'waiting']);
    expect(await db.one('select private.expire_offers()')).toBe(0);
    await db.rows(
      `update public.waiting_list set offered_until = now() where event_id = $1 and status = 'offered'`,
      [event],
    );
    // too late, whether or not the job has run
    expect(await register(event, outside[1] ?? '')).toBe('event_full');
    expect(await db.one('select private.expire_offers()')).toBe(1);
    expect(await statuses(event)).toEqual(['left', 'expired', 'offered']);
    expect(await db.one('select private.expire_offers()')).toBe(0);
    expect(await join(event, outside[1] ?? '')).toBe('applied');
  });

  test('several at once are offered to as many people, in order', async () => {
    const { event } = await full({ places: 2, waiting: 5 });
    const raise = { id: event, patch: { max_op: 5 }, base: {} };
    expect(await act(owner, 'update_event@1', raise)).toBe('applied');
    expect(await statuses(event)).toEqual(['offered', 'offered', 'offered', 'waiting', 'waiting']);
    await act(owner, 'update_event@1', { id: event, patch: { max_op: 0 }, base: {} });
    expect(await statuses(event)).toEqual(Array.from({ length: 5 }, () => 'offered'));
    expect(await counts(event)).toMatchObject({ waiting_count: 0, registration_closed: false });
  });

  test('is not offered while the organiser keeps the list closed; an existing offer stays valid', async () => {
    const { event, outside, cancel } = await full({ places: 2 });
    await cancel(0);
    await act(owner, 'close_registration@1', { id: event });
    await cancel(1);
    expect(await statuses(event)).toEqual(['offered', 'waiting']);
    expect(await register(event, outside[1] ?? '')).toBe('registration_closed');
    expect(await register(event, outside[0] ?? '')).toBe('applied');
    await act(owner, 'open_registration@1', { id: event });
    expect(await statuses(event)).toEqual(['taken', 'offered']);
  });

  test('the organiser’s addition does not take a held place', async () => {
    const { event, cancel } = await full();
    await cancel(0);
    expect(await act(owner, 'add_participant@1', registration(event))).toBe('event_full');
  });
});

describe('the deadline of an offer', () => {
  /** Moves the event so that it starts in that many minutes. */
  const startsIn = (event: string, minutes: number) =>
    db.rows(
      `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
       from (select now() at time zone 'America/Sao_Paulo' + make_interval(mins => $2) t) x) where id = $1`,
      [event, minutes],
    );

  test('is two hours before the start at the latest', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await startsIn(event, 5 * 60);
    await cancel(0);
    expect((await line(event))[0]).toMatchObject({ status: 'offered', left: 3 });
  });

  test('moves with an event that is moved earlier', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await cancel(0);
    await startsIn(event, 6 * 60);
    expect((await line(event))[0]).toMatchObject({ status: 'offered', left: 4 });
  });

  test('in the last two hours a place is free for anybody', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await startsIn(event, 60);
    await cancel(0);
    expect(await statuses(event)).toEqual(['waiting']);
    expect(await counts(event)).toMatchObject({ registration_closed: false });
    const [late = ''] = await people(1);
    expect(await register(event, late)).toBe('applied');
  });

  test('a postponed event offers nothing; with a new day the waiting list continues', async () => {
    const { event, cancel } = await full({ waiting: 1 });
    await cancel(0);
    await act(owner, 'postpone_event@1', { id: event });
    expect(await line(event)).toMatchObject([{ status: 'waiting', left: null }]);
    await act(owner, 'postpone_event@1', { id: event, date: dayFromNow(50) });
    expect(await line(event)).toMatchObject([{ status: 'offered', left: 24 }]);
  });

  test('a cancelled event empties the waiting list', async () => {
    const { event, cancel } = await full({ places: 2, waiting: 2 });
    await cancel(0);
    await act(owner, 'cancel_event@1', { id: event });
    expect(await statuses(event)).toEqual(['expired', 'expired']);
    expect(await counts(event)).toMatchObject({ waiting_count: 0, places_offered: 0 });
  });
});

test('a deleted account leaves the waiting list, and the next person gets the offer', async () => {
  const { event, outside, cancel } = await full();
  await cancel(0);
  await db.rows('delete from auth.users where id = $1', [outside[0]]);
  expect(await line(event)).toMatchObject([{ user_id: outside[1], status: 'offered' }]);
  expect(await counts(event)).toMatchObject({ waiting_count: 0, places_offered: 1 });
});
