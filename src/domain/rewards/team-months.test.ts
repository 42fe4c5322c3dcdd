import { expect, test } from 'vitest';
import { teamMonths } from './team-months.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const entry = (start_date: string, statuses: string[] = [], end_date: string | null = null) =>
  ({
    data: { start_date, end_date, attendees: statuses.map((status) => ({ status })) },
  }) as never;

test('the agenda of the last twelve months, as far as it is over', () => {
  const counted = teamMonths(
    [
      entry('2026-11-01T12:00:00.000Z', ['confirmed', 'confirmed', 'declined', 'pending']),
      entry('2026-11-10T12:00:00.000Z'),
      entry('2025-12-05T12:00:00.000Z', ['confirmed']),
      entry('2025-11-05T12:00:00.000Z', ['confirmed']), // too long ago
      entry('2026-11-23T09:00:00.000Z', ['confirmed'], '2026-11-23T18:00:00.000Z'), // it has not ended yet
      entry('2026-12-01T12:00:00.000Z', ['confirmed']), // to come
    ],
    NOW,
  );
  expect(counted).toMatchObject({ entries: 3, confirmed: 3, declined: 1, attendance: 75 });
  expect(counted.months).toHaveLength(12);
  expect(counted.months[0]).toEqual({ month: '2025-12', entries: 1, confirmed: 1, declined: 0 });
  expect(counted.months.at(-1)).toEqual({
    month: '2026-11',
    entries: 2,
    confirmed: 2,
    declined: 1,
  });
});

test('a night in Brasília belongs to the month there', () => {
  const { months } = teamMonths([entry('2026-11-01T01:00:00.000Z')], NOW);
  expect(months.filter(({ entries }) => entries > 0).map(({ month }) => month)).toEqual([
    '2026-10',
  ]);
});

test('without an answer there is no attendance', () => {
  expect(teamMonths([], NOW)).toMatchObject({ entries: 0, attendance: null });
  expect(teamMonths([entry('2026-11-01T12:00:00.000Z', ['pending'])], NOW).attendance).toBeNull();
});
