import { expect, test } from 'vitest';
import { isDay, readTime } from './day-time.ts';

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['22/11/2026', false],
  ['', false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test.each([
  ['09:30', '09:30'],
  ['23:59:59', '23:59'],
  ['24:00', undefined],
  ['09:60', undefined],
  ['9:30', undefined],
  ['', undefined],
])('[Spec 1 §5] the time %j is %s', (typed, time) => expect(readTime(typed)).toBe(time));
