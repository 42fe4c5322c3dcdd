import { expect, test } from 'vitest';
import { eventTime, readTime } from './day-time.ts';

test.each([
  ['09:30', '09:30'],
  ['23:59:59', '23:59'],
  ['24:00', undefined],
  ['09:60', undefined],
  ['9:30', undefined],
  ['', undefined],
])('[Spec 1 §5] the time %j is %s', (typed, time) => expect(readTime(typed)).toBe(time));

test("an evening at the field is the same day whatever the phone's time zone", () => {
  expect(eventTime('2026-11-22T02:30:00Z')).toBe('23:30');
  expect(eventTime('2026-11-22T03:05:00Z')).toBe('00:05');
});
