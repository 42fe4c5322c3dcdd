import { expect, test } from 'vitest';
import { nearGroups } from './near-groups.ts';

const at = (x: number, y: number) => ({ x, y });

test('places that would overlap are one group, and each is in one', () => {
  const points = Array.from({ length: 500 }, (_, n) =>
    at((n * 7_919) % 1_000, (n * 104_729) % 997),
  );
  const groups = nearGroups(points, 52);
  expect(new Set(groups.flat())).toEqual(new Set(points));
  expect(groups.flat()).toHaveLength(points.length);
  for (const [first, ...others] of groups) {
    for (const other of others) {
      // both are near the one that the group began with
      expect(Math.abs(other.x - first!.x)).toBeLessThanOrEqual(104);
      expect(Math.abs(other.y - first!.y)).toBeLessThanOrEqual(104);
    }
  }
});

test('a border between squares and the sign of a number separate nothing', () => {
  const groups = nearGroups([at(-1, -1), at(1, 1), at(-1, 1), at(60, 0)], 52);
  expect(groups.map((group) => group.length)).toEqual([3, 1]);
});

test('places at one point are one group at any reach, others are not', () => {
  const points = [at(5e6, -2e6), at(5e6, -2e6), at(5e6 + 1, -2e6)];
  expect(nearGroups(points, 0.5).map((group) => group.length)).toEqual([2, 1]);
});
