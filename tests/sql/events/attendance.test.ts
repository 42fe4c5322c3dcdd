import { describe, expect, test } from 'vitest';
import { attendances, attendedOperatorIds, type CheckIn } from '#domain/attendance/attendance.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { checkInRow } from '#tests/fixtures/samples/rows.ts';
import { addEvent, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs, mark } from './gate-acts.ts';

const PEOPLE = Array.from({ length: 4 }, () => crypto.randomUUID());

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const event = await addEvent(db, owner);
const other = await addEvent(db, owner);
const gate = await gateActs(db);

/**
 * The rule said once more, as a query: who came with which first mark, which marks are listed as
 * duplicates, and who is on the field.
 */
const ORACLE = `
  with standing as (
    select c.* from public.check_ins c
    where c.event_id = $1 and c.mark <> 'undo' and c.operator_id is not null and not c.awaits_yes and not exists (
      select from public.check_ins u where u.event_id = c.event_id and u.mark = 'undo' and u.undoes = c.id
        and not u.awaits_yes)),
  stepped as (
    select *, lag(mark) over here as before, row_number() over here as n, count(*) over (partition by operator_id) as of
    from standing s where exists (select from standing f where f.operator_id = s.operator_id and f.mark = 'in'
      and (f.happened_at, f.id) <= (s.happened_at, s.id))
    window here as (partition by operator_id order by happened_at, id))
  select operator_id as id, (array_agg(id) filter (where n = 1))[1] as first_in,
    coalesce(array_agg(id order by happened_at, id) filter (where mark = 'in' and before = 'in'), '{}') as duplicates,
    bool_or(n = of and mark = 'in') as inside
  from stepped group by operator_id order by operator_id`;

/** The same from the device's rules. */
const onDevice = (marks: readonly CheckIn[]) =>
  [...attendances(marks).people]
    .map(([id, { first_in, duplicates, inside }]) => ({
      id,
      first_in: first_in.id,
      duplicates: duplicates.map((mark) => mark.id),
      inside,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Marks of two events, by phones whose clocks are wrong; an undo names any mark, including another undo and marks of the other event.
 */
const marks = fc.array(
  fc.record({
    who: fc.option(fc.nat(3), { nil: null, freq: 9 }),
    mark: fc.constantFrom('in', 'in', 'in', 'out', 'undo'),
    undoes: fc.nat(30),
    minutes: fc.nat(50),
    offset_min: fc.constantFrom(0, 0, 20, -180),
    here: fc.constantFrom(true, true, false),
    awaits_yes: fc.constantFrom(false, false, false, true),
  }),
  { maxLength: 25, size: '+1' },
);

test('[rule 7] the database and the device agree on who came, first mark, duplicates and who is inside, for any marks', async () => {
  let came = 0;
  let doubled = 0;
  await fc.assert(
    fc.asyncProperty(marks, async (given) => {
      const ids = given.map(() => crypto.randomUUID());
      const rows: CheckIn[] = given.map(
        ({ who, mark, undoes, minutes, offset_min, here, awaits_yes }, n) =>
          checkInRow({
            id: ids[n] ?? '',
            event_id: here ? event : other,
            data: {
              operator_id: who === null ? null : (PEOPLE[who] ?? null),
              mark: mark as CheckIn['data']['mark'],
              undoes: mark === 'undo' ? (ids[undoes] ?? crypto.randomUUID()) : null,
              scanned_at: new Date(Date.UTC(2026, 10, 21, 8, minutes - offset_min)).toISOString(),
              clock_offset_ms: offset_min * 60_000,
              awaits_yes,
            },
          }),
      );
      await db.trial('postgres', async () => {
        await db.rows(
          `insert into public.check_ins (id, event_id, operator_id, mark, undoes, scanned_at, clock_offset_ms, happened_at,
             device_id, staff_name, flagged, awaits_yes)
           select id, event_id, (data ->> 'operator_id')::uuid, data ->> 'mark', (data ->> 'undoes')::uuid,
             (data ->> 'scanned_at')::timestamptz, (data ->> 'clock_offset_ms')::bigint,
             (data ->> 'scanned_at')::timestamptz + (data ->> 'clock_offset_ms')::bigint * interval '1 millisecond',
             event_id, 'Eu', false, (data ->> 'awaits_yes')::boolean
           from jsonb_to_recordset($1::text::jsonb) as r (id uuid, event_id uuid, data jsonb)`,
          [JSON.stringify(rows)],
        );
        const said = await db.rows<{ id: string }>(
          'select private.attended_operator_ids($1) as id order by 1',
          [event],
        );
        const here = rows.filter(({ event_id }) => event_id === event);
        expect(said.map(({ id }) => id)).toEqual(attendedOperatorIds(here));
        const states = await db.rows<ReturnType<typeof onDevice>[number]>(ORACLE, [event]);
        expect(states).toEqual(onDevice(here));
        came += said.length;
        doubled += states.filter(({ duplicates }) => duplicates.length > 0).length;
      });
    }),
    { numRuns: 200 },
  );
  expect(came).toBeGreaterThan(100);
  expect(doubled).toBeGreaterThan(50);
});

describe('check_in', () => {
  test('is recorded by organiser and staff, and refused from anybody else', async () => {
    const { event, operator, player } = await gate.game();
    expect(await gate.act('check_in@1', mark(event, { operator_id: operator }), player)).toBe(
      'not_allowed',
    );
    for (const who of [gate.owner, gate.helper])
      expect(await gate.act('check_in@1', mark(event, { operator_id: operator }), who)).toBe(
        'applied',
      );
    const seen = (await gate.pulled(gate.helper, event)).rows('event_records');
    expect(seen.filter(({ kind }) => kind === 'check_in').map(({ data }) => data)).toMatchObject([
      { operator_id: operator, mark: 'in', staff_id: gate.owner, flagged: false },
      { operator_id: operator, mark: 'in', staff_name: 'Portão', flagged: false },
    ]);
    const own = (await gate.pulled(player, event)).rows('event_records');
    expect(own.map(({ kind }) => kind)).toEqual(['check_in', 'check_in']);
    expect((await gate.pulled(gate.stranger, event)).rows('event_records')).toEqual([]);
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
    const { event } = await gate.game();
    expect(await gate.act('check_in@1', mark(event, changes), gate.helper)).toBe(said);
  });

  test('[rule 1] a check-in that should not happen is flagged, not refused', async () => {
    const { event, operator } = await gate.game();
    const flagged = async (changes: object, who = gate.helper) => {
      const row = mark(event, changes);
      expect(await gate.act('check_in@1', row, who)).toBe('applied');
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
    await gate.act('remove_participant@1', { operator_id: operator, event_id: event });
    expect(await flagged(known)).toBe(true);
    await gate.act('cancel_event@1', { id: event });
    expect(await flagged({ mark: 'out', ...known })).toBe(true);
  });

  test('removed staff may send earlier check-ins, flagged, and none made later', async () => {
    const { event, operator, staff } = await gate.game();
    await gate.act('remove_staff@1', { id: staff.id, event_id: event });
    const before = mark(event, { operator_id: operator, scanned_at: at(-5) });
    expect(await gate.act('check_in@1', before, gate.helper)).toBe('applied');
    expect(await db.one('select flagged from public.check_ins where id = $1', [before.id])).toBe(
      true,
    );
    const after = mark(event, { operator_id: operator, scanned_at: at(5) });
    expect(await gate.act('check_in@1', after, gate.helper)).toBe('not_allowed');
  });

  test('a second mutation with the same row is refused, and the row does not change', async () => {
    const { event, operator } = await gate.game();
    const row = mark(event, { operator_id: operator });
    expect(await gate.act('check_in@1', row)).toBe('applied');
    expect(await gate.act('check_in@1', { ...row, mark: 'out' })).toBe('id_reused');
    expect(await db.one('select mark from public.check_ins where id = $1', [row.id])).toBe('in');
  });

  test('is deleted with the event', async () => {
    const { event, operator } = await gate.game();
    await gate.act('check_in@1', mark(event, { operator_id: operator }));
    await gate.act('delete_event@1', { id: event });
    for (const table of ['check_ins', 'waiting_list'])
      expect(
        await db.one(`select count(*)::int from public.${table} where event_id = $1`, [event]),
      ).toBe(0);
    expect(await gate.act('check_in@1', mark(event))).toBe('event_not_found');
  });
});
