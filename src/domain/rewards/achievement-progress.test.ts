import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { achievementProgress, type Requirements, type Tally } from './achievement-progress.ts';

const DAY_MS = 86_400_000;
const CREATED = Date.parse('2026-11-01T12:00:00Z');
const asks = (some: Partial<Requirements>): Requirements => ({
  members_count: null,
  points_required: null,
  events_count: null,
  win_count: null,
  days_active: null,
  ...some,
});
const has = (some: Partial<Tally> = {}) =>
  ({ members_count: 0, points: 0, events_count: 0, win_count: 0, ...some }) as Tally;
const progress = (required: Partial<Requirements>, tally: Partial<Tally> = {}, days = 0) =>
  achievementProgress(asks(required), {
    tally: has(tally),
    created_at: CREATED,
    now: CREATED + days * DAY_MS,
  })!;

test('percentages are rounded down: only a complete achievement shows 100', () => {
  expect(progress({ points_required: 200 }, { points: 199 })).toEqual({
    current: 199,
    target: 200,
    percentage: 99,
    is_completed: false,
  });
  expect(progress({ points_required: 200 }, { points: 200 })).toMatchObject({
    percentage: 100,
    is_completed: true,
  });
});

test('more than required counts as the requirement', () => {
  expect(progress({ win_count: 3 }, { win_count: 7 })).toMatchObject({ current: 3, target: 3 });
});

test('of several requirements the least complete counts, the first of equals', () => {
  const tally = { members_count: 5, points: 10, events_count: 1 };
  expect(
    progress({ members_count: 10, points_required: 100, events_count: 10 }, tally),
  ).toMatchObject({ current: 10, target: 100 });
  expect(progress({ members_count: 10, events_count: 2 }, tally)).toMatchObject({ target: 10 });
});

test('days are whole, and a clock that is behind counts none', () => {
  expect(progress({ days_active: 30 }, {}, 2.9)).toMatchObject({ current: 2 });
  expect(progress({ days_active: 30 }, {}, -1)).toMatchObject({ current: 0, percentage: 0 });
});

test('an achievement without requirements is complete', () => {
  expect(progress({})).toEqual({ current: 0, target: 0, percentage: 100, is_completed: true });
});

test('an achievement is complete exactly when it shows 100 %', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 9_999 }),
      (target, points) => {
        const { percentage, is_completed } = progress({ points_required: target }, { points });
        expect(percentage === 100).toBe(is_completed);
      },
    ),
  );
});
