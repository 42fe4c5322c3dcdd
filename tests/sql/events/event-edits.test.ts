import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, dayFromNow, eventArgs, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const arena = await db.one(
  `insert into public.arenas (id, name, address, city, state, latitude, longitude)
     values (gen_random_uuid(), 'Campo', 'Rua Um, 100', 'Natal', 'RN', 0, 0) returning id`,
);

const act = (name: string, args: object) => verdict(db, owner, { name, args });
const create = (changes: object) => act('create_event@1', eventArgs(changes));
const update = (id: string, patch: object) => act('update_event@1', { id, patch, base: {} });
const row = (id: string) =>
  db.one<object>('select to_jsonb(e) from public.airsoft_events e where id = $1', [id]);
/** Moves an event so that it started so many minutes ago, or up to one more. */
const startedAgo = (event: string, minutes: number) =>
  db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' - make_interval(mins => $2) t) x) where id = $1`,
    [event, minutes],
  );

describe('update_event', () => {
  test.each<object>([
    { name: 'Operação Sol' },
    { date: dayFromNow(45) },
    { time: '23:59' },
    { location: 'Outro campo' },
    { briefing: '<p>Outras regras, outro lugar.</p>' },
    { game_mode: 'CQB' },
    { is_public: false },
    { allow_public_list: false },
    { registration_closed: true },
    { teams_count: 3 },
    { max_op: 7 },
    { banner: 'https://exemplo.test/b.webp' },
    { patch: 'https://exemplo.test/p.webp' },
    { latitude: -90, longitude: 180 },
  ])('writes %j', async (patch) => {
    const id = await addEvent(db, owner);
    expect(await update(id, patch)).toBe('applied');
    expect(await row(id)).toMatchObject(patch);
  });

  test('an arena is one that there is, or none', async () => {
    const id = await addEvent(db, owner);
    expect(await update(id, { arena_id: arena })).toBe('applied');
    expect(await row(id)).toMatchObject({ arena_id: arena });
    expect(await update(id, { arena_id: null })).toBe('applied');
    expect(await row(id)).toMatchObject({ arena_id: null });
    await db.rows('update public.arenas set deleted_at = now() where id = $1', [arena]);
    expect(await update(id, { arena_id: arena })).toBe('invalid_args: arena_id');
    expect(await create({ arena_id: arena })).toBe('invalid_args: arena_id');
  });

  test('a briefing says something in ten characters, tags not counted', async () => {
    const saying = (length: number) => ({ briefing: `<p><b>${'x'.repeat(length)}</b></p>` });
    expect(await create(saying(10))).toBe('applied');
    expect(await create(saying(9))).toBe('invalid_args: briefing');
  });

  test('only a new day plans a postponed event again, and none a cancelled one', async () => {
    const id = await addEvent(db, owner);
    const day = { date: dayFromNow(40) };
    await act('postpone_event@1', { id });
    expect(await update(id, { name: 'Operação Sol' })).toBe('applied');
    expect(await row(id)).toMatchObject({ status: 'postponed' });
    await act('cancel_event@1', { id });
    expect(await update(id, day)).toBe('applied');
    expect(await row(id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('the day of an event', () => {
  const brasilia = (days: number) =>
    db.one<string>(`select ((now() at time zone 'America/Sao_Paulo')::date + $1::int)::text`, [
      days,
    ]);
  const DAY = 24 * 60;

  test('is not before today when it is created', async () => {
    expect(await create({ date: await brasilia(0) })).toBe('applied');
    expect(await create({ date: await brasilia(-1) })).toBe('event_date_past: date');
  });

  // a phone without signal sends later what was made in time
  test.each([
    [-3, -3, 'applied'],
    [-3, -4, 'applied'],
    [-3, -2, 'event_date_past: date'],
    [-7, -9, 'applied'],
    [-8, -9, 'event_date_past: date'],
    [0, 2, 'applied'], // by a clock that is ahead
    [-1, 2, 'event_date_past: date'],
  ])('%i days from today, made %i days from today: %s', async (days, made, said) => {
    const made_on = await brasilia(made);
    expect(await create({ date: await brasilia(days), made_on })).toBe(said);
  });

  test('a day that is none is refused', async () => {
    expect(await create({ made_on: '2026-02-30' })).toBe('invalid_args: made_on');
    const id = await addEvent(db, owner);
    expect(await update(id, { made_on: '2026-02-20' })).toBe('invalid_args: made_on');
  });

  test('of an event that is over stays, and the rest may be corrected', async () => {
    const id = await addEvent(db, owner);
    await startedAgo(id, 3 * DAY);
    const { date } = (await row(id)) as { date: string };
    expect(await update(id, { name: 'Operação Sol', date })).toBe('applied');
    expect(await update(id, { date: await brasilia(-1) })).toBe('event_past: date');
    expect(await update(id, { date: await brasilia(1) })).toBe('event_past: date');
  });

  test('is not moved into the past', async () => {
    const id = await addEvent(db, owner);
    expect(await update(id, { date: await brasilia(-1) })).toBe('event_date_past: date');
    expect(await update(id, { date: await brasilia(1) })).toBe('applied');
  });

  test.each([
    [DAY - 1, 'applied', 'applied'],
    [DAY, 'event_past: date', 'event_past'],
  ])(
    'is moved and cancelled until a day after the start: %i minutes after',
    async (minutes, moved, over) => {
      const started = async () => {
        const id = await addEvent(db, owner);
        await startedAgo(id, minutes);
        return id;
      };
      const date = dayFromNow(9);
      expect(await update(await started(), { date })).toBe(moved);
      expect(await act('postpone_event@1', { id: await started(), date })).toBe(over);
      expect(await act('cancel_event@1', { id: await started() })).toBe(over);
      expect(await update(await started(), { name: 'Operação Sol' })).toBe('applied');
    },
  );
});

test('delete_event empties what belongs to it, and nothing of another event', async () => {
  const [gone, kept] = [
    await addEvent(db, owner, { game_mode: '3X3' }),
    await addEvent(db, owner, { game_mode: '3X3' }),
  ];
  const player = await addPerson(db, 'Pessoa');
  for (const event of [gone, kept]) {
    const new_team = { id: crypto.randomUUID(), name: 'Alfa' };
    await addOperator(db, player, { event, new_team });
    const staff = { id: crypto.randomUUID(), event_id: event, user_id: player, name: 'Portão' };
    expect(await act('add_staff@1', staff)).toBe('applied');
  }
  const names = async (event: string) => {
    const found: string[] = [];
    for (const table of ['event_staff', 'operators', 'event_teams'])
      found.push(
        await db.one(
          `select string_agg(name || case when deleted_at is null then '' else ' deleted' end, ', ')
           from public.${table} where event_id = $1`,
          [event],
        ),
      );
    return found;
  };
  expect(await names(gone)).toEqual(['Portão', 'Ana Souza', 'Alfa']);
  expect(await act('delete_event@1', { id: gone })).toBe('applied');
  expect(await names(gone)).toEqual([' deleted', ' deleted', ' deleted']);
  expect(await names(kept)).toEqual(['Portão', 'Ana Souza', 'Alfa']);
});
