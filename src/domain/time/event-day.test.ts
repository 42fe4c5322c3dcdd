import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventDay, eventGroup, isUpcoming, monthEnd, windowFrom } from './event-day.ts';

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
  ['2026-11-22', 'this_weekend'], // 21 November is a Saturday
  ['2026-11-23', 'next_week'],
  ['2026-11-27', 'next_week'],
  ['2026-11-28', 'next_weekend'],
  ['2026-11-29', 'next_weekend'],
  ['2026-11-30', '2026-11'],
  ['2027-01-01', '2027-01'],
])('on 2026-11-21 an event of %s is %s', (date, group) => {
  expect(eventGroup(date, '2026-11-21')).toBe(group);
  expect(isUpcoming(date, '2026-11-21')).toBe(group !== 'past');
});

test.each([
  ['2026-11-24', 'this_week'],
  ['2026-11-27', 'this_week'],
  ['2026-11-28', 'this_weekend'],
  ['2026-11-29', 'this_weekend'],
  ['2026-11-30', 'next_week'],
  ['2026-12-05', 'next_weekend'],
  ['2026-12-07', '2026-12'],
])('on a Monday %s is %s', (date, group) => expect(eventGroup(date, '2026-11-23')).toBe(group));

test.each([
  ['2026-11-21', '2026-11-30'],
  ['2026-12-01', '2026-12-31'],
  ['2028-02-03', '2028-02-29'],
])('the month of %s ends on %s', (today, end) => expect(monthEnd(today)).toBe(end));

describe.each([
  'UTC',
  'America/Sao_Paulo',
  'America/Santiago', // no midnight on the day when summer time begins
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('on a device in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  test('an instant has the day of Brasília, with summer time until 2019', () => {
    expect(eventDay('2018-11-04T02:59:59Z')).toBe('2018-11-03');
    expect(eventDay('2018-11-04T03:00:00Z')).toBe('2018-11-04'); // the clock jumps to one
    expect(eventDay('2018-12-01T01:59:59Z')).toBe('2018-11-30');
    expect(eventDay('2018-12-01T02:00:00Z')).toBe('2018-12-01');
    expect(eventDay('2026-12-01T02:00:00Z')).toBe('2026-11-30');
  });

  test('days are counted by the calendar', () => {
    expect(windowFrom('2028-03-10')).toBe('2028-02-24');
    expect(windowFrom('2026-09-21')).toBe('2026-09-06');
    expect(monthEnd('2100-02-01')).toBe('2100-02-28');
  });
});
