import { expect, test } from 'vitest';
import {
  eventDay,
  eventTime,
  eventGroup,
  isUpcoming,
  monthEnd,
  weekendOf,
  windowFrom,
} from './event-day.ts';

test.each([
  ['2026-11-22T02:59:59Z', '2026-11-21'], // still Saturday in Brasília
  ['2026-11-22T03:00:00Z', '2026-11-22'],
  ['2026-01-01T00:00:00.000Z', '2025-12-31'],
])('at %s it is %s where the events are', (now, day) => {
  expect(eventDay(now)).toBe(day);
});

test('lists begin 15 days ago, across months and years', () => {
  expect(windowFrom('2026-11-21')).toBe('2026-11-06');
  expect(windowFrom('2026-03-10')).toBe('2026-02-23');
  expect(windowFrom('2026-01-05')).toBe('2025-12-21');
});

test.each([
  ['2026-11-20', 'past'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'this_week'],
  ['2026-11-27', 'this_week'],
  ['2026-11-28', 'later'],
  ['2027-01-01', 'later'],
])('on 2026-11-21 an event of %s is %s', (date, group) => {
  expect(eventGroup(date, '2026-11-21')).toBe(group);
  expect(isUpcoming(date, '2026-11-21')).toBe(group !== 'past');
});

test.each([
  ['2026-11-18', '2026-11-21', '2026-11-22'], // Wednesday
  ['2026-11-21', '2026-11-21', '2026-11-22'], // Saturday
  ['2026-11-22', '2026-11-22', '2026-11-22'], // Sunday: only today is left
  ['2026-12-31', '2027-01-02', '2027-01-03'],
])('the weekend of %s is from %s to %s', (today, from, to) => {
  expect(weekendOf(today)).toEqual({ from, to });
});

test.each([
  ['2026-11-21', '2026-11-30'],
  ['2026-12-01', '2026-12-31'],
  ['2028-02-03', '2028-02-29'],
])('the month of %s ends on %s', (today, end) => expect(monthEnd(today)).toBe(end));

test("an evening at the field is the same day whatever the phone's time zone", () => {
  expect(eventTime('2026-11-22T02:30:00Z')).toBe('23:30');
  expect(eventTime('2026-11-22T03:05:00Z')).toBe('00:05');
});
