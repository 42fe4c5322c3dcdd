import { expect, test } from 'vitest';
import { nextRank, rankProgress } from './rank-progress.ts';
import type { Rank } from './team-ladder.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const rank = (data: Partial<Rank['data']>) =>
  ({ data: { min_points: 0, min_events: 0, min_time_in_team: 0, ...data } }) as Rank;
const member = { points: 40, events_count: 3, created_at: '2026-10-24T13:00:00.000Z' };

test('each requirement is held against the member, and the least complete one counts', () => {
  const asks = rank({ min_points: 50, min_events: 3, min_time_in_team: 60 });
  expect(rankProgress(asks, member, NOW)).toEqual({
    parts: [
      { what: 'points', have: 40, need: 50, is_met: false },
      { what: 'events', have: 3, need: 3, is_met: true },
      { what: 'days', have: 29, need: 60, is_met: false },
    ],
    percentage: 48,
    is_met: false,
  });
});

test('99.9 % is not complete, and more than enough is', () => {
  expect(rankProgress(rank({ min_points: 1_000 }), { ...member, points: 999 }, NOW)).toMatchObject({
    percentage: 99,
    is_met: false,
  });
  expect(rankProgress(rank({ min_points: 10 }), member, NOW)).toMatchObject({
    percentage: 100,
    is_met: true,
  });
});

test('a rank that asks for nothing is reached; what is not known is not', () => {
  expect(rankProgress(rank({}), member, NOW)).toEqual({ parts: [], percentage: 100, is_met: true });
  const unknown = { ...member, points: null, events_count: null };
  expect(rankProgress(rank({ min_points: 1 }), unknown, NOW)).toEqual({
    parts: [{ what: 'points', have: undefined, need: 1, is_met: false }],
    percentage: 0,
    is_met: false,
  });
});

test('a clock behind the day of joining counts no negative days', () => {
  const { parts } = rankProgress(rank({ min_time_in_team: 5 }), member, '2020-01-01T00:00:00.000Z');
  expect(parts[0]?.have).toBe(0);
});

test('the next rank is the lowest above', () => {
  const [one, three, seven] = [rank({ level: 1 }), rank({ level: 3 }), rank({ level: 7 })];
  const all = [seven, one, three];
  expect(nextRank(all, undefined)).toBe(one);
  expect(nextRank(all, one)).toBe(three);
  expect(nextRank(all, rank({ level: 4 }))).toBe(seven);
  expect(nextRank(all, seven)).toBeUndefined();
});
