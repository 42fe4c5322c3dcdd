import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { HeardMark, HeardWalkIn } from '#sync/event-mutations/heard-marks.ts';
import { gateContent } from '#tests/fixtures/gate/gate-content.ts';
import { waitingRecords } from '#tests/fixtures/outbox/waiting-records.ts';
import { checkInRow, operatorRow, stationRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { contentOf, contentToTell, newsIn, packedContent, relaysOf } from './merge-content.ts';
import { pack, unpack } from './packed.ts';

const nextId = seededIds(3);
const [event_id, other_event, ana] = [nextId(), nextId(), nextId()];
const waiting = waitingRecords(ana, nextId);
const me = { id: ana, name: 'Ana' };

describe('what is told', () => {
  test('arrives as it was', () => {
    const content = gateContent(20, 4, 11, 12);
    const read = { unread: 0, reads_stations: true };
    expect(contentOf(packedContent(content))).toEqual({ ...content, ...read });
  });

  test('are the marks with their makers, and people without registration without numbers', () => {
    const walk_in = {
      operator_id: nextId(),
      event_id,
      name: 'Téo Silva',
      whatsapp: '5511988887777',
      came_at: '2026-11-24T10:00:00.000Z',
      lease_id: nextId(),
    };
    const heard = { event_id, marks: [], walk_ins: gateContent(0, 1).walk_ins };
    const mine = checkInRow({ id: nextId(), data: { staff_id: ana, staff_name: '' } });
    const told = contentToTell(event_id, {
      marks: [
        mine,
        checkInRow({ id: nextId() }),
        checkInRow({ id: nextId(), data: { staff_id: ana, awaits_yes: true } }),
      ],
      stations: [],
      operators: [
        operatorRow({
          id: walk_in.operator_id,
          event_id,
          walk_in: true,
          whatsapp: '5511988887777',
        }),
        operatorRow({ id: nextId(), event_id, name: 'Inscrita' }),
        operatorRow({ id: nextId(), event_id, name: 'Rui', walk_in: true }),
      ],
      outbox: [
        waiting('walk_in@1', walk_in),
        waiting('walk_in@1', { ...walk_in, operator_id: nextId() }, 'rejected'),
        waiting('walk_in@1', { ...walk_in, operator_id: nextId(), event_id: other_event }),
        waiting('relay_marks@1', heard),
      ],
      me,
    });
    expect(told.marks).toMatchObject([{ id: mine.id, staff_id: ana, staff_name: 'Ana' }]);
    expect(told.walk_ins.map(({ name, lease_id }) => [name, lease_id !== null])).toEqual([
      ['Téo Silva', true],
      ['Pessoa Avulsa A', true],
      ['Rui', false],
    ]);
    expect(JSON.stringify(told)).not.toContain('5511');
  });

  test('is what stations found, also what was heard or taken back, without the strokes of a signature', () => {
    const station = (data: object) => stationRow({ id: nextId(), event_id, data });
    const mine = { staff_id: ana, staff_name: '' };
    const bia = { staff_id: nextId(), staff_name: 'Bia' };
    const all = [
      station({ ...mine, signature: `M10 20${'L30 40'.repeat(150)}` }),
      station({ ...mine, fps: 380, bb_g: 0.29, station: 'chronograph' }),
      station({ ...bia, signature: 'M0 0', relayed_by: ana }),
      station({ ...bia, undoes: nextId() }),
      station({ staff_id: null }), // of an account that is gone
      station({ staff_id: ana, awaits_yes: true }), // not for this phone to count
    ];
    const known = { marks: [], stations: all, operators: [], outbox: [], me };
    const content = contentToTell(event_id, known);
    const { stations } = contentOf(packedContent(content));
    expect(stations).toMatchObject([
      { id: all[0]!.id, signed: true, staff_name: 'Ana' },
      { fps: 380, bb_g: 0.29, signed: false },
      { signed: true, staff_name: 'Bia' },
      { undoes: all[3]!.data.undoes, signed: false },
    ]);
    expect(packedContent(content).length).toBeLessThan(400);
  });
});

/** Reads as the app did before it told of stations: a frozen copy. */
function readBeforeStations(bytes: Uint8Array) {
  const COLUMNS = {
    check_in: [
      'id', 'operator_id', 'mark', 'undoes', 'scanned_at', 'clock_offset_ms', 'device_id',
      'data_version', 'staff_id', 'staff_name',
    ],
    walk_in: ['operator_id', 'name', 'team', 'class', 'came_at', 'lease_id', 'staff_id'],
  } as const; // prettier-ignore
  const kinds = v.parse(v.record(v.string(), v.array(v.array(v.unknown()))), unpack(bytes));
  let unread = 0;
  const rows = <T>(name: keyof typeof COLUMNS, schema: v.GenericSchema<unknown, T>) =>
    (kinds[name] ?? []).flatMap((given) => {
      const row = Object.fromEntries(COLUMNS[name].map((column, n) => [column, given[n]]));
      const read = v.safeParse(schema, row);
      if (read.success) return [read.output];
      unread += 1;
      return [];
    });
  const [marks, walk_ins] = [rows('check_in', HeardMark), rows('walk_in', HeardWalkIn)];
  for (const [name, given] of Object.entries(kinds)) if (!(name in COLUMNS)) unread += given.length;
  return { marks, walk_ins, unread };
}

describe('beside a phone whose version tells of no stations', () => {
  const content = gateContent(9, 2, 11, 6);

  test('it reads marks and people of the new set, and says how much it did not read', () => {
    const { marks, walk_ins } = content;
    expect(readBeforeStations(packedContent(content))).toEqual({ marks, walk_ins, unread: 6 });
  });

  test('its set is read whole, and says that it does not have the stations', () => {
    const { check_in, walk_in } = unpack(packedContent(content)) as Record<string, string[][]>;
    const { marks, walk_ins } = content;
    expect(contentOf(pack({ check_in: check_in!, walk_in: walk_in! }))).toEqual({
      marks,
      walk_ins,
      stations: [],
      unread: 0,
      reads_stations: false,
    });
  });
});

test('rows of a newer app are left out and counted, and further columns are not read', () => {
  const [person] = gateContent(0, 1).walk_ins;
  const row = [person!.operator_id, 'Téo Silva', null, null, person!.came_at, null, ana];
  const bytes = pack({ walk_in: [[...row, 'newer'], [1]], medical: [[nextId(), 'O+']] });
  expect(contentOf(bytes)).toMatchObject({
    walk_ins: [{ name: 'Téo Silva' }],
    marks: [],
    unread: 2,
  });
  expect(() => contentOf(pack([1]))).toThrow();
});

test('only what is new is kept, in mutations of the size that the server takes', () => {
  const heard = gateContent(120, 12, 11, 60);
  const known = {
    marks: heard.marks.slice(0, 10).map(({ id }) => checkInRow({ id })),
    operators: [operatorRow({ id: heard.walk_ins[0]!.operator_id, event_id })],
    stations: heard.stations.slice(0, 8).map(({ id }) => stationRow({ id })),
  };
  const news = newsIn(heard, known);
  expect([news.marks.length, news.walk_ins.length, news.stations.length]).toEqual([110, 11, 52]);
  const relays = relaysOf(event_id, news);
  const sizes = relays.map(({ name, args }) =>
    name === 'relay_marks@1' ? [args.walk_ins.length, args.marks.length] : args.stations.length,
  );
  expect(sizes).toEqual([[10, 0], [1, 0], [0, 50], [0, 50], [0, 10], 50, 2]);
  const all = {
    marks: heard.marks.map(({ id }) => checkInRow({ id })),
    operators: [],
    stations: heard.stations.map(({ id }) => stationRow({ id })),
  };
  expect(relaysOf(event_id, newsIn({ ...heard, walk_ins: [] }, all))).toEqual([]);
});
