import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow, registration, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const stranger = await addPerson(db, 'Estranho');

const act = (name: string, args: object, who = owner) => verdict(db, who, { name, args });
const register = async (event: string, who?: string) =>
  act('register@1', registration(event), who ?? (await addPerson(db, 'Pessoa')));
const eventOf = async (id: string) =>
  (
    await db.rows<Record<string, unknown>>(
      `select status, status_reason, registration_closed, closed_because_full, date::text as date, time, operators_count
       from public.airsoft_events where id = $1`,
      [id],
    )
  )[0];

describe('only the organiser', () => {
  test.each(['cancel_event@1', 'postpone_event@1', 'close_registration@1', 'open_registration@1'])(
    '[T7] %s',
    async (name) => {
      const id = await addEvent(db, owner);
      expect(await act(name, { id }, stranger)).toBe('not_allowed');
      expect(await act(name, { id: crypto.randomUUID() })).toBe('event_not_found');
      expect(await act(name, { id, name: 'x' })).toBe('invalid_args: name');
      expect(await act(name, { id })).toBe('applied');
    },
  );
});

describe('cancel_event', () => {
  test('is shown with its reason, final, and refuses every registration', async () => {
    const id = await addEvent(db, owner, { game_mode: '3X3' });
    expect(await act('cancel_event@1', { id, reason: 'x'.repeat(501) })).toBe(
      'invalid_args: reason',
    );
    expect(await act('cancel_event@1', { id, reason: 'Chuva forte' })).toBe('applied');
    expect(await eventOf(id)).toMatchObject({ status: 'cancelled', status_reason: 'Chuva forte' });
    for (const name of ['cancel_event@1', 'postpone_event@1', 'open_registration@1'])
      expect(await act(name, { id })).toBe('event_cancelled');
    expect(await register(id)).toBe('event_cancelled');
    expect(await act('add_participant@1', registration(id))).toBe('event_cancelled');
    const line = { id: crypto.randomUUID(), event_id: id, name: 'Fulana' };
    expect(await act('join_waiting_list@1', line, stranger)).toBe('event_cancelled');
    const team = { id: crypto.randomUUID(), event_id: id, name: 'Alfa' };
    expect(await act('create_event_team@1', team, stranger)).toBe('event_cancelled');
  });

  test('people keep their place and may cancel it', async () => {
    const player = await addPerson(db, 'Pessoa');
    const id = await addEvent(db, owner);
    const operator_id = await addOperator(db, player, { event: id });
    expect(await act('cancel_event@1', { id })).toBe('applied');
    expect(await eventOf(id)).toMatchObject({ operators_count: 1 });
    expect(await act('cancel_registration@1', { operator_id, event_id: id }, player)).toBe(
      'applied',
    );
  });

  test('a game that was played yesterday can’t be cancelled', async () => {
    const id = await addEvent(db, owner);
    await db.rows('update public.airsoft_events set date = current_date - 3 where id = $1', [id]);
    expect(await act('cancel_event@1', { id })).toBe('event_past');
    expect(await act('postpone_event@1', { id, date: dayFromNow(9) })).toBe('event_past');
  });
});

describe('postpone_event', () => {
  test('to a new day: planned again', async () => {
    const id = await addEvent(db, owner);
    const day = dayFromNow(60);
    expect(await act('postpone_event@1', { id, date: day, time: '14:00', reason: 'Chuva' })).toBe(
      'applied',
    );
    expect(await eventOf(id)).toMatchObject({
      status: 'planned',
      status_reason: 'Chuva',
      date: day,
      time: '14:00',
    });
    expect(await register(id)).toBe('applied');
  });

  test('without a day: until there is one, nobody can register in any way', async () => {
    const id = await addEvent(db, owner);
    const player = await addPerson(db, 'Pessoa');
    const operator_id = await addOperator(db, player, { event: id });
    expect(await act('postpone_event@1', { id })).toBe('applied');
    expect(await eventOf(id)).toMatchObject({ status: 'postponed', date: dayFromNow(30) });
    expect(await register(id)).toBe('event_postponed');
    // the old day passes: the game has not been played, so a place may be cancelled
    await db.rows('update public.airsoft_events set date = current_date - 3 where id = $1', [id]);
    expect(await act('cancel_registration@1', { operator_id, event_id: id }, player)).toBe(
      'applied',
    );
    const patch = { date: dayFromNow(40) };
    expect(await act('update_event@1', { id, patch, base: {} })).toBe('applied');
    expect(await eventOf(id)).toMatchObject({ status: 'planned' });
    expect(await register(id)).toBe('applied');
  });

  test.each([
    [{ time: '10:00' }, 'invalid_args: time'],
    [{ date: '2026-02-30' }, 'invalid_args: date'],
    [{ date: dayFromNow(-3) }, 'event_date_past: date'],
    [{ date: dayFromNow(9), time: '25:00' }, 'invalid_args: time'],
  ])('%j → %s', async (changes, said) => {
    const id = await addEvent(db, owner);
    expect(await act('postpone_event@1', { id, ...changes })).toBe(said);
  });
});

describe('[Spec 1 §4] the list closes when max_op is reached', () => {
  const closed = { registration_closed: true, closed_because_full: true };
  const open = { registration_closed: false, closed_because_full: false };

  test('with the last place, counts as full and not as closed, and reopens when one is free', async () => {
    const id = await addEvent(db, owner, { max_op: 2 });
    const player = await addPerson(db, 'Pessoa');
    const operator_id = await addOperator(db, player, { event: id });
    expect(await eventOf(id)).toMatchObject(open);
    expect(await register(id)).toBe('applied');
    expect(await eventOf(id)).toMatchObject(closed);
    expect(await register(id)).toBe('event_full');
    await act('cancel_registration@1', { operator_id, event_id: id }, player);
    expect(await eventOf(id)).toMatchObject(open);
    expect(await register(id)).toBe('applied');
  });

  test('one registration makes one new version of the event, whether or not it closes', async () => {
    const id = await addEvent(db, owner, { max_op: 2 });
    const rev = () => db.one<number>('select rev from public.airsoft_events where id = $1', [id]);
    const before = await rev();
    await register(id);
    expect(await rev()).toBe(before + 1);
    await register(id);
    expect(await rev()).toBe(before + 2);
    expect(await eventOf(id)).toMatchObject(closed);
  });

  test('a list closed by the organiser stays closed', async () => {
    const id = await addEvent(db, owner, { max_op: 1 });
    const player = await addPerson(db, 'Pessoa');
    const operator_id = await addOperator(db, player, { event: id });
    expect(await act('close_registration@1', { id })).toBe('applied');
    expect(await eventOf(id)).toMatchObject({ ...closed, closed_because_full: false });
    await act('cancel_registration@1', { operator_id, event_id: id }, player);
    expect(await eventOf(id)).toMatchObject({ registration_closed: true });
    expect(await register(id)).toBe('registration_closed');
    expect(await act('open_registration@1', { id })).toBe('applied');
    expect(await eventOf(id)).toMatchObject(open);
  });

  test('the form closes it like the button does', async () => {
    const id = await addEvent(db, owner, { max_op: 1 });
    await register(id);
    const patch = { registration_closed: true };
    expect(await act('update_event@1', { id, patch, base: {} })).toBe('applied');
    expect(await eventOf(id)).toMatchObject({ ...closed, closed_because_full: false });
  });

  test('opening a full list lets it close automatically again', async () => {
    const id = await addEvent(db, owner, { max_op: 1 });
    await register(id);
    await act('close_registration@1', { id });
    await act('open_registration@1', { id });
    expect(await eventOf(id)).toMatchObject(closed);
  });

  test.each([
    [3, open],
    [0, open],
    [1, closed],
  ])('max_op becomes %i', async (max_op, state) => {
    const id = await addEvent(db, owner, { max_op: 2 });
    await register(id);
    await register(id);
    expect(await act('update_event@1', { id, patch: { max_op }, base: {} })).toBe('applied');
    expect(await eventOf(id)).toMatchObject(state);
  });
});

test('an event tomorrow is not past, one of this morning in Brazil is, until it is postponed', async () => {
  const player = await addPerson(db, 'Pessoa');
  const event = await addEvent(db, owner, { date: dayFromNow(2) });
  await addOperator(db, player, { event });
  expect(
    await db.one(
      `select starts_at = (date || ' 09:30-03')::timestamptz from public.airsoft_events where id = $1`,
      [event],
    ),
  ).toBe(true);
  // late in the evening it is the next day in UTC, and the same day in Manaus: Brasília's day
  // counts
  const night = await addEvent(db, owner, { date: '2031-12-31', time: '23:30' });
  expect(
    await db.one(
      `select starts_at = '2032-01-01 02:30Z' and date = '2031-12-31' from public.airsoft_events where id = $1`,
      [night],
    ),
  ).toBe(true);
  await db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
    from (select now() at time zone 'America/Sao_Paulo' - interval '2 minutes' t)) where id = $1`,
    [event],
  );
  const late = { name: 'register@1', args: registration(event) };
  expect(await verdict(db, await addPerson(db, 'Atrasada'), late)).toBe('event_past');
  // a registration made before the event was postponed, and sent after its original day
  await db.rows('update public.airsoft_events set date = $2 where id = $1', [event, dayFromNow(9)]);
  expect(await verdict(db, await addPerson(db, 'Pontual'), late)).toBe('applied');
});
