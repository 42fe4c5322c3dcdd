import { expect, test } from 'vitest';
import { teamAchievements, type Achievement, type Earned } from './team-achievements.ts';

const asks = {
  members_count: null,
  points_required: null,
  events_count: null,
  win_count: null,
  days_active: null,
};
const achievement = (id: string, category: string, needs: object) =>
  ({ id, data: { category, ...asks, ...needs } }) as Achievement;
const earned = (achievement_id: string) =>
  ({ id: `earned ${achievement_id}`, data: { achievement_id, earned_at: 'then' } }) as Earned;

const catalogue = [
  achievement('a', 'growth', { members_count: 5 }),
  achievement('b', 'growth', { members_count: 3 }),
  achievement('c', 'growth', { members_count: 30 }),
  achievement('d', 'participation', { events_count: 1 }),
  achievement('e', 'growth', { members_count: 2 }),
];
const has = {
  tally: { members_count: 3, points: 0, events_count: 0, win_count: 0 },
  created_at: '2026-01-01T00:00:00.000Z',
  now: '2026-01-11T00:00:00.000Z',
};

test('by category; first what can be claimed, then what is nearest, then what is earned', () => {
  const { groups, earned_count } = teamAchievements(catalogue, { ...has, earned: [earned('e')] });
  expect(
    groups.map(({ category, items }) => [category, items.map((item) => item.achievement.id)]),
  ).toEqual([
    ['participation', ['d']],
    ['growth', ['b', 'a', 'c', 'e']],
  ]);
  const growth = groups[1]!.items;
  expect(growth.map(({ is_claimable }) => is_claimable)).toEqual([true, false, false, false]);
  expect(growth[1]?.progress).toMatchObject({ current: 3, target: 5, percentage: 60 });
  expect(growth[3]?.earned?.data.earned_at).toBe('then');
  expect(earned_count).toBe(1);
});

test('the next one is what can be claimed, else what is nearest; of unknown numbers there is none', () => {
  const next = (...ids: string[]) =>
    teamAchievements(catalogue, { ...has, earned: ids.map(earned) }).next?.achievement.id;
  expect([next('e'), next('e', 'b'), next('a', 'b', 'c', 'd', 'e')]).toEqual(['b', 'a', undefined]);
  expect(
    teamAchievements(catalogue, { ...has, tally: undefined, earned: [] }).next,
  ).toBeUndefined();
});

test('of two that can be claimed the next one is what stands above on the screen', () => {
  const played = { ...has, tally: { ...has.tally, events_count: 1 }, earned: [] };
  expect(teamAchievements(catalogue, played).next?.achievement.id).toBe('d');
});

test('an earned one that the catalogue hides is shown as a secret one', () => {
  const { secret, groups } = teamAchievements(catalogue, { ...has, earned: [earned('hidden')] });
  expect(secret).toEqual([earned('hidden')]);
  expect(groups.flatMap(({ items }) => items).every((item) => !item.earned)).toBe(true);
});

test('unknown numbers are not zero: nothing is counted or claimed from them, only the days are', () => {
  const days = [achievement('x', 'community', { days_active: 30 })];
  const of = (all: readonly Achievement[]) =>
    teamAchievements(all, { ...has, tally: undefined, earned: [] }).groups[0]!.items[0]!;
  const unknown = teamAchievements(catalogue, { ...has, tally: undefined, earned: [] });
  const rows = unknown.groups.flatMap(({ items }) => items);
  expect(unknown.is_counted).toBe(false);
  expect(rows.map(({ progress }) => progress)).toEqual(catalogue.map(() => undefined));
  expect(rows.some(({ is_claimable }) => is_claimable)).toBe(false);
  expect(of(days).progress).toMatchObject({ current: 10, target: 30, percentage: 33 });
});
