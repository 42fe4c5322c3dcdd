import { expect, test } from 'vitest';
import type { HeardMark } from '#sync/event-mutations/heard-marks.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { checkInRow, operatorRow, stationRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { attendances, type CheckIn } from '../attendance/attendance.ts';
import { stationsOf, type StationRecord } from '../stations/stations.ts';
import { contentOf, contentToTell, newsIn, packedContent } from './merge-content.ts';

const PHONES = 3;
const PEOPLE = 6;
const EVENT = '00000000-0000-4000-8000-0000000000e0';
const START = Date.UTC(2026, 10, 24, 11);

type Step =
  | { do: 'in' | 'out'; phone: number; person: number; minute: number; wrong: number }
  | { do: 'undo'; phone: number; which: number; minute: number }
  | { do: 'walk_in'; phone: number; minute: number }
  | { do: 'station'; phone: number; person: number; fps: number; minute: number; which: number }
  | { do: 'merge'; phone: number; other: number }
  | { do: 'receipt'; which: number }
  | { do: 'send'; phone: number };

const phone = fc.nat(PHONES - 1);
const minute = fc.nat(90);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('in' as const, 'in' as const, 'out' as const),
    phone,
    person: fc.nat(PEOPLE - 1),
    minute,
    wrong: fc.constantFrom(0, 0, 20, -180), // minutes by which that phone's clock is wrong
  }),
  fc.record({ do: fc.constant('undo' as const), phone, which: fc.nat(), minute }),
  fc.record({ do: fc.constant('walk_in' as const), phone, minute }),
  fc.record({
    do: fc.constant('station' as const),
    phone,
    person: fc.nat(PEOPLE - 1),
    fps: fc.integer({ min: 300, max: 302 }),
    minute,
    which: fc.nat(3), // 0 takes an earlier one back
  }),
  fc.record({ do: fc.constant('merge' as const), phone, other: phone }),
  fc.record({ do: fc.constant('receipt' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('send' as const), phone }),
);

/** What really happened, written down at once by somebody who sees every phone. */
type Truth = { id: string; person: string; what: 'in' | 'out'; at: number }[];

/** Head count, who is inside and the duplicates, by walking through what happened. */
function oracle(truth: Truth, undone: ReadonlySet<string>) {
  const inside = new Map<string, boolean>();
  const twice: string[] = [];
  const order = truth.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  for (const { id, person, what } of order) {
    if (undone.has(id)) continue;
    if (what === 'in') {
      if (inside.get(person)) twice.push(id);
      inside.set(person, true);
    } else if (inside.has(person)) inside.set(person, false);
  }
  const now = [...inside].filter(([, is_in]) => is_in).map(([person]) => person);
  return { came: [...inside.keys()].toSorted(), now: now.toSorted(), twice: twice.toSorted() };
}

const answerOf = (marks: readonly CheckIn[]) => {
  const { people } = attendances(marks);
  const twice = [...people.values()].flatMap(({ duplicates }) => duplicates.map(({ id }) => id));
  const now = [...people].filter(([, { inside }]) => inside).map(([id]) => id);
  return { came: [...people.keys()].toSorted(), now: now.toSorted(), twice: twice.toSorted() };
};

/** What the stations say of everybody, and which records contradict it. */
const saidAt = (records: Iterable<StationRecord>) =>
  [...stationsOf([...records])]
    .map(([person, { chronograph }]) => ({
      person,
      said: chronograph.map(({ record, others }) => [record, ...others].map(({ id }) => id)),
    }))
    .toSorted((a, b) => (a.person < b.person ? -1 : 1));

const rowOf = ({ id, ...data }: HeardMark): CheckIn =>
  checkInRow({ id, event_id: EVENT, data: { ...data, staff_name: data.staff_name ?? '' } });

test('1,000 schedules of marks, undos, merges, stations, people without registration and receipts, in every order of merging, are counted as they happened', () => {
  const schedules = fc.array(step, { maxLength: 40 });
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
  fc.assert(
    fc.property(schedules, order, (steps, last_merges) => {
      const nextId = seededIds(5);
      const people = Array.from({ length: PEOPLE }, () => nextId());
      const phones = Array.from({ length: PHONES }, () => ({
        staff: nextId(),
        device: nextId(),
        marks: new Map<string, CheckIn>(),
        walk_ins: new Set<string>(),
        stations: new Map<string, StationRecord>(),
      }));
      const server = {
        marks: new Map<string, CheckIn>(),
        walk_ins: new Set<string>(),
        stations: new Map<string, StationRecord>(),
      };
      const found: StationRecord[] = [];
      const truth: Truth = [];
      const undone = new Set<string>();
      const came_unlisted = new Set<string>();

      function mark(at: number, some: Partial<CheckIn['data']>, when: number, wrong = 0): string {
        const { staff, device, marks } = phones[at]!;
        const id = nextId();
        const real = START + 60_000 * when;
        const scanned_at = new Date(real + 60_000 * wrong).toISOString();
        const moment = { scanned_at, clock_offset_ms: -60_000 * wrong };
        const data = { ...moment, device_id: device, staff_id: staff, staff_name: '', ...some };
        marks.set(id, checkInRow({ id, event_id: EVENT, data }));
        return id;
      }
      const listed = (ids: ReadonlySet<string>) =>
        [...ids].map((id) => operatorRow({ id, event_id: EVENT, name: 'Avulsa', walk_in: true }));

      /** One phone tells the other: as bytes, as on the screen. */
      function tell(from: number, to: number): number {
        const [source, target] = [phones[from]!, phones[to]!];
        const known = {
          marks: [...source.marks.values()],
          stations: [...source.stations.values()],
          operators: listed(source.walk_ins),
          outbox: [],
          me: { id: source.staff, name: 'Ana' },
        };
        const heard = contentOf(packedContent(contentToTell(EVENT, known)));
        expect(heard.unread).toBe(0);
        const news = newsIn(heard, {
          marks: [...target.marks.values()],
          stations: [...target.stations.values()],
          operators: listed(target.walk_ins),
        });
        for (const one of news.marks) target.marks.set(one.id, rowOf(one));
        for (const { operator_id } of news.walk_ins) target.walk_ins.add(operator_id);
        for (const { id, signed: _s, ...data } of news.stations)
          target.stations.set(
            id,
            stationRow({ id, event_id: EVENT, data: { ...data, staff_name: '' } }),
          );
        return news.marks.length + news.walk_ins.length + news.stations.length;
      }
      function send(from: number): void {
        for (const [id, row] of phones[from]!.marks)
          if (!server.marks.has(id)) server.marks.set(id, row); // the ledger makes it once
        for (const id of phones[from]!.walk_ins) server.walk_ins.add(id);
        for (const [id, row] of phones[from]!.stations)
          if (!server.stations.has(id)) server.stations.set(id, row);
      }

      for (const one of steps) {
        if (one.do === 'in' || one.do === 'out') {
          const person = people[one.person]!;
          const id = mark(one.phone, { operator_id: person, mark: one.do }, one.minute, one.wrong);
          truth.push({ id, person, what: one.do, at: START + 60_000 * one.minute });
        } else if (one.do === 'undo') {
          // any mark that this phone shows, also one that it heard
          const seen = [...phones[one.phone]!.marks.values()].filter(
            ({ data }) => data.mark !== 'undo',
          );
          const taken = seen[one.which % Math.max(1, seen.length)];
          if (!taken) continue;
          const { operator_id } = taken.data;
          mark(one.phone, { operator_id, mark: 'undo', undoes: taken.id }, one.minute);
          undone.add(taken.id);
        } else if (one.do === 'walk_in') {
          const person = nextId();
          phones[one.phone]!.walk_ins.add(person);
          came_unlisted.add(person);
          const id = mark(one.phone, { operator_id: person, mark: 'in' }, one.minute);
          truth.push({ id, person, what: 'in', at: START + 60_000 * one.minute });
        } else if (one.do === 'station') {
          const { staff, device, stations } = phones[one.phone]!;
          const seen = [...stations.values()].filter(({ data }) => data.undoes === null);
          const taken = one.which === 0 ? seen[one.fps % Math.max(1, seen.length)] : undefined;
          const says = { station: 'chronograph', replica: 'M4', fps: one.fps, bb_g: 0.28 } as const;
          const data = {
            ...(taken ? { station: 'chronograph' as const, undoes: taken.id } : says),
            operator_id: taken?.data.operator_id ?? people[one.person]!,
            recorded_at: new Date(START + 60_000 * one.minute).toISOString(),
            device_id: device,
            staff_id: staff,
            staff_name: '',
          };
          const row = stationRow({ id: nextId(), event_id: EVENT, data });
          stations.set(row.id, row);
          found.push(row);
        } else if (one.do === 'merge') {
          tell(one.phone, one.other);
          expect(tell(one.phone, one.other)).toBe(0); // a repeated merge changes nothing
        } else if (one.do === 'receipt') {
          // a player carries one mark, and is online before the gate
          const made = truth.filter(({ what }) => what === 'in')[
            one.which % Math.max(1, truth.length)
          ];
          if (!made) continue;
          const row = phones.find(({ marks }) => marks.has(made.id))!.marks.get(made.id)!;
          if (!server.marks.has(made.id)) server.marks.set(made.id, row);
        } else send(one.phone);
      }
      const pairs = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]; // prettier-ignore
      const met = last_merges.map((n) => pairs[n]!);
      for (const [from, to] of [...met, ...met, ...met]) tell(from!, to!);
      for (const n of last_merges) if (n < PHONES) send(n);

      const expected = oracle(truth, undone);
      for (const { marks, walk_ins, stations } of [...phones, server]) {
        expect(answerOf([...marks.values()])).toEqual(expected);
        expect(walk_ins).toEqual(came_unlisted);
        expect(saidAt(stations.values())).toEqual(saidAt(found));
      }
    }),
    { numRuns: 1_000 },
  );
});
