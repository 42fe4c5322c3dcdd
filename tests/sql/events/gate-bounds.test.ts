import { describe, expect, test } from 'vitest';
import { addEvent, addNewcomer, addPerson, forgetUses } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';
import { at, gateActs, mark } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

const DEVICE = '00000001-0000-4000-8000-000000000002';
const waiver = (event_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  operator_id: crypto.randomUUID() as string,
  station: 'waiver',
  recorded_at: at(0),
  clock_offset_ms: 0,
  device_id: DEVICE,
  ...changes,
});
const walkIn = (staff_id: string) => ({
  operator_id: crypto.randomUUID(),
  name: 'Pessoa Inventada',
  came_at: at(0),
  lease_id: null,
  staff_id,
});

/** An event in an hour, without people. @param owner whose it is, a new account's by default */
async function emptyGame(owner?: string) {
  const me = owner ?? (await addNewcomer(db, 'Conta nova'));
  const event = await addEvent(db, me, { is_public: false, max_op: 10 });
  await startsIn(event, 60);
  await forgetUses(db, me);
  return { me, event };
}
const startsIn = (event: string, minutes: number) =>
  db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' + make_interval(mins => $2) t) x) where id = $1`,
    [event, minutes],
  );
const said = async (name: string, args: object, who: string) => {
  let outcome = '';
  const refused = await refusal(async () => (outcome = await gate.act(name, args, who)));
  return refused?.message ?? outcome;
};
const used = (who: string) =>
  db.rows('select what, used from private.quota_uses where user_id = $1 order by what', [who]);

describe('[hole N3] an event without people', () => {
  test('keeps a hundred records of stations; what takes back one of them is not held up, once', async () => {
    const { me, event } = await emptyGame();
    await db.rows(
      `insert into public.station_records (id, event_id, operator_id, station, recorded_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
       select gen_random_uuid(), $1, gen_random_uuid(), 'waiver', now(), 0, now(), gen_random_uuid(), 'Ana', false
       from generate_series(1, 99)`,
      [event],
    );
    const last = waiver(event);
    expect(await said('record_station@1', last, me)).toBe('applied');
    expect(await said('record_station@1', waiver(event), me)).toBe('too_many_requests');
    const { event_id: _event, ...told } = waiver(event, { staff_id: me, staff_name: null });
    expect(await said('relay_stations@1', { event_id: event, stations: [told] }, me)).toBe(
      'too_many_requests',
    );
    const back = () => waiver(event, { undoes: last.id });
    expect(await said('record_station@1', back(), me)).toBe('applied');
    expect(await said('record_station@1', back(), me)).toBe('too_many_requests');
    expect(await said('record_station@1', waiver(event, { undoes: crypto.randomUUID() }), me)).toBe(
      'too_many_requests',
    );
    await db.rows(
      `insert into public.operators (id, event_id, name) values (gen_random_uuid(), $1, 'Pessoa')`,
      [event],
    );
    expect(await said('record_station@1', waiver(event), me)).toBe('applied');
  });

  test('keeps five hundred marks, and those that take back nothing are among them', async () => {
    const { me, event } = await emptyGame();
    await db.rows(
      `insert into public.check_ins (id, event_id, mark, undoes, scanned_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
       select gen_random_uuid(), $1, 'undo', gen_random_uuid(), now(), 0, now(), gen_random_uuid(), 'Ana', false
       from generate_series(1, 499)`,
      [event],
    );
    const last = mark(event);
    expect(await said('check_in@1', last, me)).toBe('applied');
    const undo = (undoes: string) => mark(event, { mark: 'undo', undoes });
    expect(await said('check_in@1', undo(crypto.randomUUID()), me)).toBe('too_many_requests');
    expect(await said('check_in@1', undo(last.id), me)).toBe('applied');
    expect(await said('check_in@1', undo(last.id), me)).toBe('too_many_requests');
  });
});

describe('[hole N3] rows count, and not mutations', () => {
  test('people who came without a registration count one by one, also those of a merge', async () => {
    const { me, event } = await emptyGame();
    const relay = (n: number) => ({
      event_id: event,
      marks: [],
      walk_ins: Array.from({ length: n }, () => walkIn(me)),
    });
    expect(await said('relay_marks@1', relay(10), me)).toBe('applied');
    expect(await used(me)).toEqual([
      { what: 'gate', used: 1 },
      { what: 'participants', used: 10 },
    ]);
    await db.rows(`update private.quota_uses set used = 499 where what = 'participants'`);
    expect(await said('relay_marks@1', relay(2), me)).toBe('too_many_requests'); // they came
    const { operator_id, name, came_at } = walkIn(me);
    const own = { event_id: event, operator_id, name, whatsapp: '5585944441234', came_at };
    expect(await said('walk_in@1', own, me)).toBe('applied');
    expect(await said('relay_marks@1', relay(1), me)).toBe('too_many_requests');
    const { came_at: _at, ...typed } = { ...own, whatsapp: '5585944441235' };
    const another = { ...typed, operator_id: crypto.randomUUID() };
    expect(await said('add_participant@1', another, me)).toBe('daily_limit: participants');
  });

  test('what happened at the gate waits above the limit, and is not refused', async () => {
    const { me, event } = await emptyGame();
    const stations = (n: number) =>
      Array.from({ length: n }, () => {
        const { event_id: _event, ...told } = waiver(event, { staff_id: me, staff_name: null });
        return told;
      });
    const brought = { event_id: event, stations: stations(50) };
    expect(await said('relay_stations@1', brought, me)).toBe('applied');
    expect(await used(me)).toEqual([{ what: 'gate', used: 50 }]);
    expect(await said('relay_stations@1', brought, me)).toBe('applied'); // nothing new: one use
    expect(await used(me)).toEqual([{ what: 'gate', used: 51 }]);
    await db.rows(`update private.quota_uses set used = 2990 where what = 'gate'`);
    expect(await said('relay_stations@1', { event_id: event, stations: stations(11) }, me)).toBe(
      'too_many_requests',
    );
    expect(await said('record_station@1', waiver(event), me)).toBe('applied');
    expect(await said('check_in@1', mark(event), me)).toBe('applied');
    expect(await used(me)).toEqual([{ what: 'gate', used: 2992 }]);
  });
});

describe('[hole N3] nothing of a gate before its day, whatever the phone’s clock says', () => {
  test.each([
    [2 * 24 * 60 - 2, 'applied'],
    [2 * 24 * 60 + 2, 'invalid_args'],
  ])('%i minutes before the start: %s', async (minutes, verdict) => {
    const { me, event } = await emptyGame(await addPerson(db, 'Organizadora'));
    await startsIn(event, minutes);
    const scanned_at = at(minutes);
    const made = mark(event, { scanned_at });
    const { event_id: _event, ...marked } = mark(event, { scanned_at, undoes: null, staff_id: me });
    const found = waiver(event, { recorded_at: scanned_at });
    const { event_id: _of, ...told } = waiver(event, { recorded_at: scanned_at, staff_id: me });
    for (const [name, args] of [
      ['check_in@1', made],
      ['relay_marks@1', { event_id: event, marks: [marked], walk_ins: [] }],
      ['record_station@1', found],
      ['relay_stations@1', { event_id: event, stations: [told] }],
    ] as const)
      expect([name, (await said(name, args, me)).split(':')[0]]).toEqual([name, verdict]);
  });
});
