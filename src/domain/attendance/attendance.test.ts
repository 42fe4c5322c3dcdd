import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { checkInRow } from '#tests/fixtures/samples/rows.ts';
import {
  attendances,
  attendedOperatorIds,
  type CheckIn,
  happenedAt,
  marksOf,
  unsentMarks,
} from './attendance.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [ana, bruno] = [uuid(901), uuid(902)];
let count = 0;
/** A mark this many minutes after eight. */
const mark = (minutes: number, data: Partial<CheckIn['data']> = {}): CheckIn => {
  count += 1;
  const scanned_at = new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString();
  return checkInRow({ id: uuid(count), data: { operator_id: ana, scanned_at, ...data } });
};

describe('who is on the field', () => {
  test('the first mark counts, later ones are listed with the phones that made them', () => {
    const [first, second] = [mark(1), mark(2, { device_id: uuid(7) })];
    const { people } = attendances([second, first]);
    expect([...people.keys()]).toEqual([ana]);
    expect(people.get(ana)).toEqual({
      first_in: first,
      duplicates: [second],
      inside: true,
      last: second,
    });
  });

  test('out and in again is no duplicate', () => {
    const [first, out, back] = [mark(1), mark(2, { mark: 'out' }), mark(3)];
    expect(attendances([first, out]).people.get(ana)).toMatchObject({ inside: false, last: out });
    expect(attendances([first, out, back]).people.get(ana)).toMatchObject({
      first_in: first,
      duplicates: [],
      inside: true,
    });
  });

  test('an undone mark does not count, and the next one does', () => {
    const [first, second] = [mark(1), mark(2)];
    const undo = mark(3, { mark: 'undo', undoes: first.id });
    expect(attendances([undo, second, first]).people.get(ana)).toMatchObject({
      first_in: second,
      duplicates: [],
    });
    const both = [undo, mark(4, { mark: 'undo', undoes: second.id }), first, second];
    expect(attendances(both).people.size).toBe(0);
  });

  test('an undo of an undo does not bring the mark back', () => {
    const first = mark(1);
    const undo = mark(2, { mark: 'undo', undoes: first.id });
    const again = mark(3, { mark: 'undo', undoes: undo.id });
    expect(attendedOperatorIds([first, undo, again])).toEqual([]);
  });

  test('a person who went out without coming in did not come; unknown passes are listed apart', () => {
    const stray = mark(1, { operator_id: null });
    expect(attendances([mark(1, { mark: 'out' }), stray])).toEqual({
      people: new Map(),
      unknown: [stray],
    });
  });

  test('[rule 4] a wrong clock is corrected', () => {
    const fast = mark(20, { clock_offset_ms: -1_200_000 }); // 08:00 by the server's clock
    const right = mark(5, {});
    expect(happenedAt(fast)).toBe(Date.UTC(2026, 10, 21, 8, 0));
    expect(attendances([right, fast]).people.get(ana)?.first_in).toBe(fast);
  });
});

test('the marks of one person are listed as they happened, with what was taken back', () => {
  const [first, again, out] = [mark(1), mark(2), mark(3, { mark: 'out' })];
  const [wrong, other] = [mark(4), mark(5, { operator_id: bruno })];
  const undo = mark(6, { mark: 'undo', undoes: wrong.id });
  expect(marksOf([undo, other, wrong, out, again, first], ana)).toEqual([
    { mark: first, undone: false, again: false },
    { mark: again, undone: false, again: true },
    { mark: out, undone: false, again: false },
    { mark: wrong, undone: true, again: false },
  ]);
});

test('the order of arrival does not matter, and no person is counted twice', () => {
  const marks = fc.array(
    fc.record({
      minutes: fc.nat(9),
      operator_id: fc.constantFrom(ana, bruno, null),
      mark: fc.constantFrom('in', 'out'),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(marks, fc.nat(), (given, seed) => {
      const rows = given.map(({ minutes, ...data }) => mark(minutes, data as CheckIn['data']));
      const undo = rows[seed % Math.max(rows.length, 1)];
      if (undo) rows.push(mark(10, { mark: 'undo', undoes: undo.id }));
      const cut = seed % (rows.length + 1);
      const shuffled = [...rows.slice(cut), ...rows.slice(0, cut)].toReversed();
      expect(attendances(shuffled)).toEqual(attendances(rows));
      expect(attendances(rows).people.size).toBeLessThanOrEqual(2);
    }),
  );
});

test('marks that no server has seen are counted, and by how many devices they were made', () => {
  const unseen = (device_id: string) => ({ ...mark(1, { device_id }), rev: 0 });
  const { count, devices } = unsentMarks([mark(1), unseen('a'), unseen('a'), unseen('b')]);
  expect([count, [...devices]]).toEqual([3, ['a', 'b']]);
});
