import { expect, test } from 'vitest';
import { eventsThatFit, type Known } from './event-limits.ts';

const now = '2026-11-22T12:00:00Z';
const old = '2026-01-01T00:00:00Z';
const listed = { date: '2026-12-01', briefing: 'x', is_public: true };
const made = (count: number, event: Partial<Known['mine'][number]> = {}) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    created_at: old,
    ...listed,
    ...event,
  }));
const known = (mine: Known['mine'], more: Partial<Known> = {}): Known => ({
  mine,
  waiting: new Set(),
  now,
  account_since: old,
  listed: 0,
  ...more,
});
const twelve = { count: 12, briefing: 'x', is_public: true };

test.for([
  ['2026-11-21T13:00:00Z', 15],
  ['2026-11-21T12:00:00Z', 25],
  ['2026-11-15T13:00:00Z', 25],
  ['2026-11-15T12:00:00Z', 40],
  [undefined, 40],
] as const)('an account since %s makes %i events a day', ([account_since, a_day]) => {
  const today = made(a_day - 11, { created_at: now });
  expect(eventsThatFit(twelve, known(today, { account_since }))).toEqual({
    fits: 11,
    a_day,
    because: 'daily_limit',
  });
  const fewer = known(today.slice(1), { account_since });
  expect(eventsThatFit(twelve, fewer)).toEqual({ fits: 12, a_day });
});

test('the day is the one where events are, and what waits counts when it is sent', () => {
  const yesterday_there = made(40, { created_at: '2026-11-22T02:59:59Z' });
  expect(eventsThatFit(twelve, known(yesterday_there)).fits).toBe(12);
  const waiting = new Set(yesterday_there.map(({ id }) => id));
  expect(eventsThatFit(twelve, known(yesterday_there, { waiting })).fits).toBe(0);
});

test('a public event needs room in the public list; a private one does not', () => {
  const full = known(made(95));
  const refused = { fits: 5, a_day: 40, because: 'too_many_public_events' };
  expect(eventsThatFit(twelve, full)).toEqual(refused);
  expect(eventsThatFit({ ...twelve, is_public: false }, full).fits).toBe(12);
  expect(eventsThatFit(twelve, known(made(95, { date: '2026-11-06' }))).fits).toBe(12);
  expect(eventsThatFit(twelve, known(made(95, { is_public: false }))).fits).toBe(12);
});

test('briefings count by their bytes', () => {
  const long = { ...twelve, briefing: 'é'.repeat(25_000) };
  expect(eventsThatFit(long, known([]))).toMatchObject({ fits: 8 });
  expect(eventsThatFit(long, known(made(1, { briefing: 'x'.repeat(50_001) })))).toMatchObject({
    fits: 6,
    because: 'too_many_public_events',
  });
});

test('the public list ends, earlier for a young account; of several limits the one that leaves least is named, of equal ones the one that lasts longest', () => {
  const full = { fits: 0, because: 'public_list_full' };
  const young = { account_since: '2026-11-20T12:00:00Z', listed: 6000 };
  expect(eventsThatFit(twelve, known([], young))).toMatchObject(full);
  expect(eventsThatFit(twelve, known([], { listed: 6000 })).fits).toBe(12);
  expect(eventsThatFit(twelve, known([], { listed: 11_998 }))).toMatchObject({ ...full, fits: 2 });
  expect(eventsThatFit({ ...twelve, is_public: false }, known([], young)).fits).toBe(12);
  const few_left = known(made(37, { created_at: now, is_public: false }), { listed: 11_989 });
  expect(eventsThatFit(twelve, few_left)).toMatchObject({ fits: 3, because: 'daily_limit' });
  // tomorrow would not help
  const made_today = made(100, { created_at: now });
  expect(eventsThatFit(twelve, known(made_today))).toMatchObject({
    fits: 0,
    because: 'too_many_public_events',
  });
});
