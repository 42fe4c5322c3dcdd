import { expect, test } from 'vitest';
import { gamesOnSameDay } from './same-day.ts';

const game = (id: string, change: object = {}) => ({
  id,
  date: '2026-11-29',
  time: '09:00',
  status: 'planned' as const,
  starts_at: '2026-11-29T12:00:00Z',
  ...change,
});
const now = '2026-11-23T12:00:00Z';
const ids = (...given: Parameters<typeof gamesOnSameDay>) =>
  gamesOnSameDay(...given).map(({ id }) => id);

test('the other games of that day, the earlier first', () => {
  const mine = [game('night', { time: '19:00' }), game('dawn', { time: '05:30' })];
  expect(ids(game('this'), mine, now)).toEqual(['dawn', 'night']);
});

test.each([
  ['the event itself', game('this')],
  ['of another day', game('other', { date: '2026-11-30' })],
  ['cancelled', game('other', { status: 'cancelled' })],
  ['postponed, which has no date', game('other', { status: 'postponed' })],
])('not: %s', (_, other) => {
  expect(ids(game('this'), [other], now)).toEqual([]);
});

test.each([
  ['cancelled', { status: 'cancelled' as const }],
  ['over', { starts_at: now }],
])('an event that is %s is in the way of nothing', (_, change) => {
  expect(ids(game('this', change), [game('other')], now)).toEqual([]);
});
