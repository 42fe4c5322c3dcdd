import { expect, test } from 'vitest';
import { groupEvents } from './group-events.ts';

const event = (date: string, id = date) => ({ id, date, starts_at: `${date}T12:00:00+00:00` });
const shape = (rows: ReturnType<typeof event>[], by: 'date' | 'distance') =>
  groupEvents(rows, '2026-11-21', by).map(({ group, rows: found }) => [
    group,
    found.map(({ id }) => id),
  ]);

test('by date: today, this week, later, and the past last, the latest first', () => {
  const days = ['2026-11-08', '2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28'];
  expect(
    shape(
      days.map((day) => event(day)),
      'date',
    ),
  ).toEqual([
    ['today', ['2026-11-21']],
    ['this_week', ['2026-11-27']],
    ['later', ['2026-11-28']],
    ['past', ['2026-11-20', '2026-11-08']],
  ]);
});

test('by distance: the nearest first whatever its day, the past still last', () => {
  const rows = [
    event('2026-12-24', 'near'),
    event('2026-11-10', 'over'),
    event('2026-11-21', 'far'),
  ];
  expect(shape(rows, 'distance')).toEqual([
    ['nearest', ['near', 'far']],
    ['past', ['over']],
  ]);
});

test('no events, no sections', () => expect(shape([], 'date')).toEqual([]));
