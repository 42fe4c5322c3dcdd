import { describe, expect, test } from 'vitest';
import { registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { gateActs, mark } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

/** That moment of an event's row, or of now, as a device sends it. */
const instant = (expression: string, event: string) =>
  db.one<string>(
    `select to_char((${expression}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
     from public.airsoft_events e where e.id = $1`,
    [event],
  );
const startedAgo = (event: string, minutes: number) =>
  db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' - make_interval(mins => $2) t) x) where id = $1`,
    [event, minutes],
  );
const DAY = 24 * 60;

describe('at the limit, to the microsecond', () => {
  test.each([
    [`starts_at - interval '2 days'`, 'applied'],
    [`starts_at - interval '2 days 1 microsecond'`, 'invalid_args: scanned_at'],
  ])('a mark of %s: %s', async (moment, said) => {
    const { event, operator } = await gate.game();
    const row = mark(event, { operator_id: operator, scanned_at: await instant(moment, event) });
    expect(await gate.act('check_in@1', row)).toBe(said);
  });

  test.each([
    [`now() + interval '5 minutes'`, false],
    [`now() + interval '5 minutes 1 microsecond'`, true],
  ])('a mark of %s is flagged: %s', async (moment, flagged) => {
    await db.trial('postgres', async () => {
      const { event, operator } = await gate.game();
      const row = mark(event, { operator_id: operator, scanned_at: await instant(moment, event) });
      expect(await gate.act('check_in@1', row)).toBe('applied');
      expect(await db.one('select flagged from public.check_ins where id = $1', [row.id])).toBe(
        flagged,
      );
    });
  });

  test.each([
    ['now()', 'not_allowed'],
    [`now() - interval '1 microsecond'`, 'applied'],
  ])('staff who are removed now, and marked at %s: %s', async (moment, said) => {
    await db.trial('postgres', async () => {
      const { event, operator, staff } = await gate.game();
      await gate.act('remove_staff@1', { id: staff.id, event_id: event });
      const row = mark(event, { operator_id: operator, scanned_at: await instant(moment, event) });
      expect(await gate.act('check_in@1', row, gate.helper)).toBe(said);
    });
  });

  test('a mark happened when the server’s clock says, from what the device’s clock is behind', async () => {
    const { event } = await gate.game();
    const row = mark(event, { clock_offset_ms: -90_000 });
    expect(await gate.act('check_in@1', row)).toBe('applied');
    const behind =
      'select extract(epoch from happened_at - scanned_at)::int from public.check_ins where id = $1';
    expect(await db.one(behind, [row.id])).toBe(-90);
  });

  test('the staff of now counts, and not who they were before', async () => {
    const { event, operator, staff } = await gate.game();
    await gate.act('remove_staff@1', { id: staff.id, event_id: event });
    const again = gate.staffing(event, { name: 'De volta' });
    await gate.act('add_staff@1', again);
    await gate.answer(again);
    const row = mark(event, { operator_id: operator });
    expect(await gate.act('check_in@1', row, gate.helper)).toBe('applied');
    const kept = 'select staff_name, flagged from public.check_ins where id = $1';
    expect(await db.rows(kept, [row.id])).toEqual([{ staff_name: 'De volta', flagged: false }]);
  });

  test.each([
    [-60, `starts_at - interval '12 hours'`, 'applied'],
    [-60, `starts_at - interval '12 hours 1 microsecond'`, 'gate_not_open'],
    [-12 * 60, 'now()', 'applied'],
    [-12 * 60 - 2, 'starts_at', 'gate_not_open'],
    [2 * DAY, `starts_at + interval '24 hours'`, 'applied'],
    [2 * DAY, `starts_at + interval '24 hours 1 microsecond'`, 'event_past'],
    [8 * DAY - 1, 'starts_at', 'applied'],
    [8 * DAY, 'starts_at', 'event_past'],
  ])('%i minutes after the start, a walk-in of %s: %s', async (minutes, moment, said) => {
    const { event } = await gate.game();
    await startedAgo(event, minutes);
    const args = registration(event, { came_at: await instant(moment, event) });
    expect(await gate.act('walk_in@1', args)).toBe(said);
  });
});

test('somebody in no other role sees the teams of a hidden list only where they are chosen', async () => {
  for (const [game_mode, teams] of [
    ['CQB', 0],
    ['3X3', 1],
    ['5X5', 1],
  ] as const) {
    const { event } = await gate.game();
    await db.rows(
      'update public.airsoft_events set allow_public_list = false, game_mode = $2 where id = $1',
      [event, game_mode],
    );
    await db.rows(
      `insert into public.event_teams (id, event_id, name) values (gen_random_uuid(), $1, 'Alfa')`,
      [event],
    );
    expect((await gate.pulled(gate.stranger, event)).rows('event_teams')).toHaveLength(teams);
    for (const who of [gate.owner, gate.helper])
      expect((await gate.pulled(who, event)).rows('event_teams')).toHaveLength(1);
  }
});

describe('a team of an event', () => {
  const create = (event_id: string, changes: object = {}, who = gate.owner) =>
    gate.act(
      'create_event_team@1',
      { id: crypto.randomUUID(), event_id, name: 'Alfa', ...changes },
      who,
    );

  test('is made after the start only by the organiser', async () => {
    const { event } = await gate.game();
    await db.rows(`update public.airsoft_events set game_mode = '3X3' where id = $1`, [event]);
    await startedAgo(event, 2);
    expect(await create(event, {}, gate.stranger)).toBe('event_past');
    expect(await create(event)).toBe('applied');
  });

  test('that is renamed makes a new version of its own split, and of no other', async () => {
    const [split, other, none] = [await gate.game(), await gate.game(), await gate.game()].map(
      ({ event }) => event,
    );
    await db.rows(
      'update public.airsoft_events set split_seed = 7, split_rev = 3 where id = any ($1)',
      [[split, other]],
    );
    for (const event_id of [split, none]) {
      const id = crypto.randomUUID();
      expect(await create(event_id!, { id })).toBe('applied');
      expect(await gate.act('update_event_team@1', { id, event_id, name: 'Bravo' })).toBe(
        'applied',
      );
    }
    const rev = (event: string | undefined) =>
      db.one('select split_rev from public.airsoft_events where id = $1', [event]);
    expect([await rev(split), await rev(other), await rev(none)]).toEqual([5, 3, 0]);
  });

  test('that there is not, or of another event, is neither changed nor chosen', async () => {
    const [here, there] = [(await gate.game()).event, (await gate.game()).event];
    await db.rows(`update public.airsoft_events set game_mode = '3X3' where id = any ($1)`, [
      [here, there],
    ]);
    const elsewhere = crypto.randomUUID();
    expect(await create(here, {})).toBe('applied');
    expect(await create(there, { id: elsewhere })).toBe('applied');
    for (const id of [elsewhere, crypto.randomUUID()]) {
      const which = { id, event_id: here };
      expect(await gate.act('update_event_team@1', { ...which, name: 'Bravo' })).toBe(
        'team_not_found',
      );
      expect(await gate.act('delete_event_team@1', which)).toBe('team_not_found');
      const args = registration(here, { event_team_id: id });
      expect(await gate.act('add_participant@1', args)).toBe('team_not_found');
    }
  });
});
