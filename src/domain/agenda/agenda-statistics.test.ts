import { expect, test } from 'vitest';
import {
  attendanceStrips,
  entriesByType,
  joinedByMonth,
  latestEntries,
} from './agenda-statistics.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const day = (n: number) => new Date(Date.parse(NOW) + n * 86_400_000).toISOString();
const entry = (
  days: number,
  said: Record<string, string> = {},
  more: { absent?: string[]; type?: string } = {},
) =>
  ({
    data: {
      start_date: day(days),
      end_date: null,
      type: 'training',
      absent: [],
      present: [],
      ...more,
      attendees: Object.entries(said).map(([user_id, status]) => ({ user_id, status })),
    },
  }) as never;
const person = (user_id: string, days = -300, approved = true) => ({
  user_id,
  name: user_id,
  approved,
  created_at: day(days),
});

test('the latest twelve that are over are counted, the oldest first', () => {
  const many = Array.from({ length: 14 }, (_, n) => entry(-1 - n));
  const latest = latestEntries([...many, entry(1)], NOW);
  expect(latest).toHaveLength(12);
  expect(latest.at(-1)).toBe(many[0]);
  expect(latest[0]).toBe(many[11]);
});

test('a strip says what each member said; mine is first, then who comes least', () => {
  const entries = [
    entry(-30, { ana: 'confirmed', bia: 'confirmed' }),
    entry(-20, { ana: 'confirmed', bia: 'declined', caio: 'pending' }, { absent: ['ana'] }),
    entry(-10, { ana: 'confirmed', bia: 'confirmed', davi: 'confirmed' }),
  ];
  const people = [
    person('ana'),
    person('caio', -25),
    person('bia'),
    person('davi', -15),
    person('eva', -300, false),
  ];
  const strips = attendanceStrips(entries, people, 'bia');
  expect(
    strips.map(({ user_id, cells, came, of }) => [user_id, cells.join(' '), came, of]),
  ).toEqual([
    ['bia', 'confirmed declined confirmed', 2, 3],
    ['caio', 'before silent silent', 0, 2],
    ['ana', 'confirmed missed confirmed', 2, 3],
    ['davi', 'before before confirmed', 1, 1],
  ]);
});

test('types are counted as far as they are over, the most first', () => {
  const of = (days: number, type: string) => entry(days, {}, { type });
  const events = [of(-1, 'social'), of(-2, 'training'), of(-3, 'training'), of(3, 'competition')];
  expect(entriesByType(events, NOW)).toEqual([
    { type: 'training', count: 2 },
    { type: 'social', count: 1 },
  ]);
});

test('the line of members climbs with each one of today, and starts with those from before', () => {
  const line = joinedByMonth([person('a', -500), person('b', -40), person('c', -1, false)], NOW);
  expect(line).toHaveLength(12);
  expect(line[0]).toEqual({ month: '2025-12', value: 1 });
  expect(line.at(-2)).toEqual({ month: '2026-10', value: 2 });
  expect(line.at(-1)).toEqual({ month: '2026-11', value: 2 });
});
