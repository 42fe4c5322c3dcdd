import { expect, test } from 'vitest';
import {
  absencesOf,
  attendanceOf,
  hasBegun,
  isOver,
  markOf,
  nextAttendances,
  splitAgenda,
} from './agenda.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const entry = (id: string, start_date: string, end_date: string | null = null) =>
  ({ id, data: { start_date, end_date, attendees: [] } }) as never;

test('what is coming is listed with the next first, what is over with the latest first', () => {
  const { coming, past } = splitAgenda(
    [
      entry('in a week', '2026-11-30T12:00:00Z'),
      entry('long ago', '2026-01-01T12:00:00Z'),
      entry('tomorrow', '2026-11-24T09:00:00-03:00'),
      entry('going on', '2026-11-23T11:00:00Z', '2026-11-23T13:00:00Z'),
      entry('yesterday', '2026-11-22T12:00:00Z', '2026-11-22T18:00:00Z'),
    ],
    NOW,
  );
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(coming)).toEqual(['going on', 'tomorrow', 'in a week']);
  expect(ids(past)).toEqual(['yesterday', 'long ago']);
});

test('it is over when it has ended; without an end, when it has begun. As on the server', () => {
  const minutes = (n: number) => new Date(Date.parse(NOW) + n * 60_000).toISOString();
  const over = (start: number, end?: number) =>
    isOver({ start_date: minutes(start), end_date: end === undefined ? null : minutes(end) }, NOW);
  expect([over(-60, -1), over(-60, 60), over(-1), over(0), over(60)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(hasBegun({ start_date: NOW, end_date: null }, NOW)).toBe(true);
  expect(hasBegun({ start_date: minutes(1), end_date: null }, NOW)).toBe(false);
});

test('yes and no change only by way of pending', () => {
  expect(nextAttendances('pending')).toEqual(['confirmed', 'declined']);
  expect(nextAttendances('confirmed')).toEqual(['pending']);
  expect(nextAttendances('declined')).toEqual(['pending']);
});

test('who said nothing is pending', () => {
  const data = { attendees: [{ user_id: 'a', name: 'Ana', status: 'declined' }] } as never;
  expect(attendanceOf(data, 'a')).toBe('declined');
  expect(attendanceOf(data, 'b')).toBe('pending');
  expect(attendanceOf(data, null)).toBe('pending');
});

test('absences are counted where they were marked, and only of who confirmed', () => {
  const said = (user_id: string, status: string) => ({ user_id, name: '', status });
  const attendees = [said('a', 'confirmed'), said('b', 'declined')];
  const marked = (...absent: string[]) => ({ data: { absent, attendees } }) as never;
  const events = [marked('a', 'b'), marked(), marked('a')];
  expect(absencesOf(events, 'a')).toBe(2);
  expect(absencesOf(events, 'b')).toBe(0);
  expect(absencesOf(events, null)).toBe(0);
});

test('who is in neither list is unmarked', () => {
  const data = { present: ['a'], absent: ['b'] } as never;
  expect(['a', 'b', 'c'].map((one) => markOf(data, one))).toEqual([true, false, undefined]);
});
