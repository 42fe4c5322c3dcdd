import { expect, test } from 'vitest';
import { areThisWeekend, homeEvents } from './home-events.ts';

/** 2026-11-25 is a Wednesday. */
const on = (...days: readonly number[]) =>
  days.map((day) => ({ date: `2026-11-${String(day).padStart(2, '0')}` }));

test.each([
  [
    'three of the weekend go before what is sooner',
    25,
    on(25, 26, 28, 28, 29),
    on(28, 28, 29),
    true,
  ],
  ['with fewer the next ones are shown', 25, on(25, 26, 28, 29), on(25, 26, 28), false],
  ['on a Saturday its own games are of the weekend', 28, on(28, 28, 29), on(28, 28, 29), true],
  ['the weekend after is another', 25, on(28, 29), on(28, 29), true],
  ['nothing is not of a day', 23, on(30), on(30), false],
] as const)('%s', (_what, day, rows, shown, is_weekend) => {
  const today = `2026-11-${day}`;
  expect(homeEvents(rows, today)).toEqual(shown);
  expect(areThisWeekend(shown, today)).toBe(is_weekend);
});
