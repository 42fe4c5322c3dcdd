import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joulesOf } from '#domain/stations/chronograph.ts';
import { stationsOf, type StationRecord } from '#domain/stations/stations.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { stationRow } from '#tests/fixtures/samples/rows.ts';
import { openDatabase } from '../database.ts';
import { at, gateActs } from './gate-acts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let gate: Awaited<ReturnType<typeof gateActs>>;
beforeAll(async () => {
  db = await openDatabase();
  gate = await gateActs(db);
});
afterAll(() => db[Symbol.asyncDispose]());

const found = (event_id: string, operator_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  operator_id,
  station: 'waiver',
  recorded_at: at(0),
  clock_offset_ms: 0,
  device_id: '00000001-0000-4000-8000-000000000002',
  ...changes,
});
const records = async (who: string, event: string) =>
  (await gate.pulled(who, event)).rows('event_records').filter(({ kind }) => kind === 'station');

test('[rule 7] database and device agree on every joule a chronograph can show', async () => {
  const shown = await db.rows<{ fps: number; bb_g: string; joules: string }>(
    `select fps, g / 100.0 as bb_g, private.joules(fps, g / 100.0) as joules
     from generate_series(50, 800) fps, generate_series(10, 100) g`,
  );
  expect(shown).toHaveLength(751 * 91);
  const wrong = shown.filter(
    ({ fps, bb_g, joules }) => joulesOf({ fps, bb_g: Number(bb_g) }) !== Number(joules),
  );
  expect(wrong).toEqual([]);
});

/** The rule said once more, as a query: which record counts, and which of other devices it contradicts. */
const ORACLE = `
  with standing as (
    select s.*, lower(coalesce(replica, '')) as of from public.station_records s
    where s.event_id = $1 and s.undoes is null and not exists (
      select from public.station_records u where u.event_id = s.event_id and u.undoes = s.id)),
  ranked as (
    select s.*, row_number() over (partition by operator_id, station, of order by happened_at desc, id desc) as n
    from standing s)
  select operator_id || ' ' || station || ' ' || of as key, f.id as counts,
    (select coalesce(array_agg(o.id order by o.happened_at desc, o.id desc), '{}') from ranked o
     where (o.operator_id, o.station, o.of) = (f.operator_id, f.station, f.of) and o.n > 1 and o.device_id <> f.device_id
       and (o.fps, o.bb_g, o.seal, o.method, o.colour, o.event_team_id)
         is distinct from (f.fps, f.bb_g, f.seal, f.method, f.colour, f.event_team_id)) as others
  from ranked f where n = 1 order by 1`;

/** The same from the device's rules. */
const onDevice = (rows: readonly StationRecord[]) =>
  [...stationsOf(rows).values()]
    .flatMap((person) => Object.values(person).flat())
    .map(({ record: { id, data }, others }) => ({
      key: `${data.operator_id} ${data.station} ${(data.replica ?? '').toLowerCase()}`,
      counts: id,
      others: others.map((one) => one.id),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));

const PEOPLE = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const FOUND: Partial<StationRecord['data']>[] = [
  { station: 'waiver' },
  { station: 'payment', method: 'pix' },
  { station: 'payment', method: 'cash' },
  { station: 'chronograph', fps: 350, bb_g: 0.2 },
  { station: 'chronograph', fps: 420, bb_g: 0.2, replica: 'M4' },
  { station: 'chronograph', fps: 400, bb_g: 0.28, replica: 'm4' },
];
const steps = fc.array(
  fc.record({
    who: fc.nat(1),
    what: fc.nat(FOUND.length - 1),
    undoes: fc.option(fc.nat(20), { freq: 1 }),
    device: fc.nat(2),
    minutes: fc.nat(40),
    offset_min: fc.constantFrom(0, 0, 20, -180),
  }),
  { minLength: 8, maxLength: 20 },
);

test('[rule 7] database and device agree on which record counts and which contradict it, for any records', async () => {
  const { event } = await gate.game();
  let contradicted = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const ids = given.map(() => crypto.randomUUID() as string);
      const rows = given.map((step, n) => {
        const operator_id = PEOPLE[step.who]!;
        const what = FOUND[step.what]!;
        const undoes = step.undoes === null ? null : (ids[step.undoes] ?? crypto.randomUUID());
        return stationRow({
          id: ids[n]!,
          event_id: event,
          data: {
            ...(undoes === null ? what : { station: what.station!, undoes }),
            operator_id,
            device_id: `00000000-0000-4000-8000-0000000000d${step.device}`,
            recorded_at: new Date(
              Date.UTC(2026, 10, 21, 8, step.minutes - step.offset_min),
            ).toISOString(),
            clock_offset_ms: step.offset_min * 60_000,
          },
        });
      });
      await db.trial('postgres', async () => {
        await db.rows(
          `insert into public.station_records (id, event_id, operator_id, station, undoes, replica, fps, bb_g, method,
             recorded_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
           select r.id, r.event_id, d.operator_id, d.station, d.undoes, d.replica, d.fps, d.bb_g, d.method, d.recorded_at,
             d.clock_offset_ms, d.recorded_at + d.clock_offset_ms * interval '1 millisecond', d.device_id, 'Eu', false
           from jsonb_to_recordset($1::text::jsonb) as r (id uuid, event_id uuid, data jsonb),
             lateral jsonb_to_record(r.data) as d (operator_id uuid, station text, undoes uuid, replica text, fps int,
               bb_g numeric, method text, recorded_at timestamptz, clock_offset_ms bigint, device_id uuid)`,
          [JSON.stringify(rows)],
        );
        const said = await db.rows<{ others: string[] }>(ORACLE, [event]);
        expect(onDevice(rows)).toEqual(said);
        contradicted += said.filter(({ others }) => others.length > 0).length;
      });
    }),
    { numRuns: 200 },
  );
  expect(contradicted).toBeGreaterThan(50);
});

describe('record_station', () => {
  test('is for organiser and staff, and only they read it: not the person it is about', async () => {
    const { event, operator, player } = await gate.game();
    const shot = { station: 'chronograph', fps: 380, bb_g: 0.28, replica: 'M4', seal: '017' };
    for (const who of [player, gate.stranger])
      expect(await gate.act('record_station@1', found(event, operator), who)).toBe('not_allowed');
    expect(await gate.act('record_station@1', found(event, operator, shot), gate.helper)).toBe(
      'applied',
    );
    for (const who of [gate.owner, gate.helper])
      expect(await records(who, event)).toMatchObject([
        { data: { ...shot, operator_id: operator, staff_name: 'Portão', flagged: false } },
      ]);
    for (const who of [player, gate.stranger]) expect(await records(who, event)).toEqual([]);
    const mine = await db.rpc<{ station_records: { joules: number }[] }>(
      { user: player },
      'export_my_data',
      {},
    );
    expect(mine.station_records).toMatchObject([{ joules: 1.88, fps: 380 }]);
  });

  test.each<[string, object, string]>([
    ['no station', { station: 'bar' }, 'invalid_args: station'],
    ['a shot without speed', { station: 'chronograph', bb_g: 0.2 }, 'invalid_args: fps'],
    ['a shot without weight', { station: 'chronograph', fps: 300 }, 'invalid_args: bb_g'],
    ['a third decimal', { station: 'chronograph', fps: 300, bb_g: 0.205 }, 'invalid_args: bb_g'],
    ['a speed of the waiver', { fps: 300 }, 'invalid_args: fps'],
    ['a signature of the payment', { station: 'payment', method: 'pix', signature: 'M1 1' }, 'invalid_args: signature'],
    ['a signature that is no path', { signature: 'M1 1"/><script>' }, 'invalid_args: signature'],
    ['no way to pay', { station: 'payment' }, 'invalid_args: method'],
    ['no colour', { station: 'armband' }, 'invalid_args: colour'],
    ['an undo that says more', { station: 'payment', undoes: crypto.randomUUID(), method: 'pix' }, 'invalid_args: method'],
    ['a time long before', { recorded_at: at(-60 * 48) }, 'invalid_args: recorded_at'],
    ['the year 9999', { recorded_at: '9999-01-01T00:00:00Z' }, 'invalid_args: recorded_at'],
  ])('%s: %j is %s', async (_what, changes, said) => {
    const { event, operator } = await gate.game();
    expect(await gate.act('record_station@1', found(event, operator, changes))).toBe(said);
  }); // prettier-ignore

  test('what should not have happened is kept and flagged', async () => {
    const { event, operator } = await gate.game();
    const flagged = async (changes: object) => {
      const row = found(event, operator, changes);
      expect(await gate.act('record_station@1', row)).toBe('applied');
      return db.one<boolean>('select flagged from public.station_records where id = $1', [row.id]);
    };
    expect(await flagged({})).toBe(false);
    expect(await flagged({ operator_id: crypto.randomUUID() })).toBe(true);
    expect(await flagged({ operator_id: crypto.randomUUID(), undoes: crypto.randomUUID() })).toBe(
      false,
    );
    expect(await flagged({ recorded_at: at(6) })).toBe(true);
    await gate.act('cancel_event@1', { id: event, reason: 'Chuva' });
    expect(await flagged({})).toBe(true);
  });

  test('of a helper who was removed while offline, what came before counts', async () => {
    const { event, operator, staff } = await gate.game();
    await gate.act('remove_staff@1', { id: staff.id, event_id: event });
    const before = found(event, operator, { recorded_at: at(-10) });
    expect(await gate.act('record_station@1', before, gate.helper)).toBe('applied');
    const after = found(event, operator, { recorded_at: at(1) });
    expect(await gate.act('record_station@1', after, gate.helper)).toBe('not_allowed');
    expect(await records(gate.owner, event)).toMatchObject([
      { id: before.id, data: { flagged: true } },
    ]);
    expect(await records(gate.helper, event)).toEqual([]);
  });

  test('an id is used once; asked again, after a lost answer, it is done', async () => {
    const { event, operator } = await gate.game();
    const row = found(event, operator);
    for (const _again of [1, 2]) expect(await gate.act('record_station@1', row)).toBe('applied');
    const other = { ...row, station: 'payment', method: 'pix' };
    expect(await gate.act('record_station@1', other)).toBe('id_reused');
    expect(await records(gate.owner, event)).toMatchObject([{ data: { station: 'waiver' } }]);
  });
});

describe('what a station found is deleted', () => {
  const left = (event: string) =>
    db.one<number>('select count(*)::int from public.station_records where event_id = $1', [event]);

  test('sixty days after the game, with the contacts', async () => {
    await db.trial('postgres', async () => {
      const { event, operator } = await gate.game();
      await gate.act('record_station@1', found(event, operator, { signature: 'M1 1L2 2' }));
      const aged = (days: number) =>
        db.rows(
          `update public.airsoft_events set date = (now() at time zone 'America/Sao_Paulo')::date - $2::int where id = $1`,
          [event, days],
        );
      await aged(60);
      await db.one('select private.shred_contacts()');
      expect(await left(event)).toBe(1);
      await aged(61);
      await db.one('select private.shred_contacts()');
      expect(await left(event)).toBe(0);
      expect(await records(gate.owner, event)).toEqual([]);
    });
  });

  test('with the event, and with the account of whom it is about', async () => {
    await db.trial('postgres', async () => {
      const [one, two] = [await gate.game(), await gate.game()];
      for (const { event, operator } of [one, two])
        await gate.act('record_station@1', found(event, operator), gate.helper);
      expect(await gate.act('delete_event@1', { id: one.event })).toBe('applied');
      expect(await left(one.event)).toBe(0);
      await db.one('select private.delete_account($1)', [two.player]);
      expect(await left(two.event)).toBe(0);
    });
  });

  test('of the account of who stood there, only the name is', async () => {
    await db.trial('postgres', async () => {
      const { event, operator } = await gate.game();
      await gate.act('record_station@1', found(event, operator), gate.helper);
      await db.one('select private.delete_account($1)', [gate.helper]);
      expect(await records(gate.owner, event)).toMatchObject([
        { data: { staff_name: 'Conta excluída', staff_id: null } },
      ]);
    });
  });
});
