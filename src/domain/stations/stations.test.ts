import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { stationRow } from '#tests/fixtures/samples/rows.ts';
import {
  awaitingRecords,
  noStations,
  recordsOf,
  stationsOf,
  stationState,
  teamColours,
  type StationRecord,
} from './stations.ts';

const [ana, bruno] = ['ana', 'bruno'];
let count = 0;
/** A record this many minutes after eight. */
const record = (minutes: number, data: Partial<StationRecord['data']> = {}): StationRecord => {
  count += 1;
  const recorded_at = new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString();
  return stationRow({
    id: String(count).padStart(4, '0'),
    data: { operator_id: ana, recorded_at, ...data },
  });
};
const shot = (fps: number, some: Partial<StationRecord['data']> = {}) =>
  ({ station: 'chronograph', fps, bb_g: 0.2, ...some }) as const;
const of = (records: readonly StationRecord[], who = ana) =>
  stationsOf(records).get(who) ?? noStations;
const limits = [{ joules: 1.49 }];
const state = (records: readonly StationRecord[], operator_class: string | null = null) =>
  stationState(of(records).chronograph, limits, operator_class);

describe('what counts at a station', () => {
  test('the latest by corrected time; the same device corrects itself', () => {
    const [first, second] = [
      record(1, { station: 'payment', method: 'cash' }),
      record(2, { station: 'payment', method: 'pix' }),
    ];
    expect(of([second, first]).payment).toEqual([{ record: second, others: [] }]);
    const fast = record(20, {
      station: 'payment',
      method: 'courtesy',
      clock_offset_ms: -1_200_000,
    });
    expect(of([fast, first, second]).payment).toEqual([{ record: second, others: [] }]);
  });

  test('another device that says something else is shown, and kept', () => {
    const first = record(1, { station: 'payment', method: 'cash', device_id: 'other' });
    const second = record(2, { station: 'payment', method: 'pix' });
    const same = record(0, { station: 'payment', method: 'pix', device_id: 'third' });
    const found = of([first, second, same]).payment;
    expect(found).toEqual([{ record: second, others: [first] }]);
    expect(stationState(found, null, null)).toBe('check');
    const undo = record(3, { station: 'payment', undoes: first.id });
    expect(stationState(of([first, second, same, undo]).payment, null, null)).toBe('done');
  });

  test('a record that was taken back does not count, and an undo of an undo is none', () => {
    const first = record(1);
    const undo = record(2, { undoes: first.id });
    const again = record(3, { undoes: undo.id });
    expect(stationsOf([first, undo, again]).size).toBe(0);
    expect(recordsOf([first, undo, again], ana)).toEqual([{ record: first, undone: true }]);
  });

  test('each replica is measured by itself, whatever the letters of its name', () => {
    const [m4, again, pistol] = [
      record(1, shot(420, { replica: 'M4' })),
      record(2, shot(395, { replica: ' m4 ' })),
      record(3, shot(280, { replica: 'Glock' })),
    ];
    expect(of([m4, again, pistol]).chronograph.map((one) => one.record.id)).toEqual([
      pistol.id,
      again.id,
    ]);
    expect(of([record(4, { operator_id: bruno })], bruno).waiver).toHaveLength(1);
  });

  test('any order of arrival gives the same', () => {
    const some = [
      record(1, shot(400)),
      record(2, shot(410, { device_id: 'other' })),
      record(2, { undoes: '0001' }),
      record(3, { station: 'armband', colour: 'red', event_team_id: 't1' }),
      record(3, { operator_id: bruno }),
    ];
    const shown = (records: readonly StationRecord[]) => Object.fromEntries(stationsOf(records));
    fc.assert(
      fc.property(fc.shuffledSubarray(some, { minLength: some.length }), (shuffled) => {
        expect(shown(shuffled)).toEqual(shown(some));
      }),
    );
  });
});

describe('the colour of a cell', () => {
  test('blank, green, amber, red', () => {
    expect(state([])).toBe('blank');
    expect(state([record(1, shot(350))])).toBe('done');
    expect(state([record(1, shot(350, { flagged: true }))])).toBe('check');
    expect(state([record(1, shot(450))])).toBe('over');
  });

  test('one replica over the limit is enough, and one that was put right is not', () => {
    const over = record(1, shot(450, { replica: 'M4' }));
    const other = record(2, shot(300, { replica: 'Glock' }));
    expect(state([over, other])).toBe('over');
    expect(state([over, other, record(3, shot(390, { replica: 'M4' }))])).toBe('done');
  });

  test('a shot of a class that no limit knows has to be looked at', () => {
    const found = of([record(1, shot(350))]).chronograph;
    expect(stationState(found, [{ class: 'sniper', joules: 2.8 }], 'assault')).toBe('check');
    expect(stationState(found, null, 'assault')).toBe('done');
  });
});

test('a team has the colour of the armband that was handed out last', () => {
  const armband = (minutes: number, colour: 'red' | 'blue', event_team_id: string | null) =>
    record(minutes, { station: 'armband', colour, event_team_id });
  const last = armband(4, 'blue', 't1');
  const all = [armband(1, 'red', 't1'), last, armband(2, 'red', 't2'), armband(9, 'red', null)];
  expect(Object.fromEntries(teamColours(all))).toEqual({ t1: 'blue', t2: 'red' });
  const undo = record(5, { station: 'armband', undoes: last.id });
  expect(teamColours([...all, undo]).get('t1')).toBe('red');
});

test('[hole N4] what waits for the organiser’s yes counts once they have recorded it', () => {
  const waits = record(5, { station: 'payment', method: 'pix', awaits_yes: true });
  expect([of([waits]), recordsOf([waits], ana)]).toEqual([noStations, []]);
  expect(awaitingRecords([waits])).toEqual([waits]);
  const said = record(6, { station: 'payment', method: 'pix' });
  expect(awaitingRecords([waits, said])).toEqual([]);
  const undo = record(7, { station: 'payment', undoes: said.id, awaits_yes: true });
  expect(of([said, undo]).payment).toEqual([{ record: said, others: [] }]);
  expect(awaitingRecords([said, undo])).toEqual([undo]);
});
