import { expect, test } from 'vitest';
import { weekendOf } from './weekend.ts';

test.each([
  ['2026-11-18T15:00:00Z', '2026-11-21', '2026-11-22'], // Wednesday
  ['2026-11-21T23:00:00Z', '2026-11-21', '2026-11-22'], // Saturday
  ['2026-11-22T03:00:00Z', '2026-11-22', '2026-11-22'], // Sunday 00:00: only today is left
  ['2026-11-22T14:59:59Z', '2026-11-22', '2026-11-22'],
  ['2026-11-22T15:00:00Z', '2026-11-28', '2026-11-29'], // Sunday 12:00: the games have begun
  ['2026-11-23T02:59:59Z', '2026-11-28', '2026-11-29'],
  ['2026-12-31T12:00:00Z', '2027-01-02', '2027-01-03'],
])('at %s the weekend is from %s to %s', (now, from, to) => {
  expect(weekendOf(now)).toEqual({ from, to });
});
