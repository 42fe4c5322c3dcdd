import { expect, test } from 'vitest';
import { groupEvents } from './group-events.ts';

const event = (date: string, id = date) => ({ id, date, starts_at: `${date}T12:00:00+00:00` });
const shape = (rows: ReturnType<typeof event>[], by: 'date' | 'distance', next?: string) =>
  groupEvents(rows, '2026-11-21', { by, next }).map(({ group, rows: found }) => [
    group,
    found.map(({ id }) => id),
  ]);

test('by date: the days near today, then months, and the past last, the latest first', () => {
  const days = ['2026-11-08', '2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28', '2026-12-24'];
  expect(
    shape(
      days.map((day) => event(day)),
      'date',
    ),
  ).toEqual([
    ['today', ['2026-11-21']],
    ['next_week', ['2026-11-27']],
    ['next_weekend', ['2026-11-28']],
    ['2026-12', ['2026-12-24']],
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

test('my next game is first by date, and in no other section; by distance it is one of the rows', () => {
  const rows = [event('2026-11-21', 'today'), event('2026-12-24', 'mine')];
  expect(shape(rows, 'date', 'mine')).toEqual([
    ['my_next', ['mine']],
    ['today', ['today']],
  ]);
  expect(shape(rows, 'distance', 'mine')).toEqual([['nearest', ['today', 'mine']]]);
  expect(shape(rows, 'date', 'filtered out')).toEqual(shape(rows, 'date'));
});

test('no events, no sections', () => expect(shape([], 'date')).toEqual([]));
