import { expect, test } from 'vitest';
import { joulesOf } from '#domain/stations/chronograph.ts';
import { stationsOf, type StationRecord } from '#domain/stations/stations.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { stationRow } from '#tests/fixtures/samples/rows.ts';
import { databaseOfFile } from '../database.ts';
import { gateActs } from '../events/gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

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
