import { expect, test } from 'vitest';
import { remindersLeft } from './reminders-left.ts';

const event = { date: '2026-11-29', starts_at: '2026-11-29T12:00:00.000Z' }; // 9:00 in Brasília

test.each([
  ['2026-11-20T12:00:00.000Z', 'both'],
  ['2026-11-29T02:59:00.000Z', 'both'], // still the eve there
  ['2026-11-29T03:00:00.000Z', 'hour'],
  ['2026-11-29T10:59:00.000Z', 'hour'],
  ['2026-11-29T11:00:00.000Z', 'none'],
] as const)('at %s: %s', (now, left) => {
  expect(remindersLeft(event, now)).toBe(left);
});
