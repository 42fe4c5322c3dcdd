import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  ['2026-11-21T13:05:00Z', { hours: 1, minutes: 5 }],
  ['2026-11-21T09:59:30-03:00', { hours: 1, minutes: 0 }],
  ['2026-11-21T12:00:20Z', { hours: 0, minutes: 1 }],
  ['2026-11-23T13:00:00Z', { hours: 49, minutes: 0 }],
  ['2026-11-21T12:00:00.001Z', { hours: 0, minutes: 1 }],
  ['2026-11-21T12:00:00Z', null],
  ['2026-11-21T11:59:59Z', null],
  ['', null],
])('until %s: %o', (until, left) => expect(timeLeft(until, '2026-11-21T12:00:00Z')).toEqual(left));
