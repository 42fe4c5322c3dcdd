import { expect, test } from 'vitest';
import { isNear, takesPayment } from './event-times.ts';

const event = {
  date: '2026-12-05',
  time: '09:00',
  end_time: '16:00',
  starts_at: '2026-12-05T12:00:00.000Z',
  status: 'planned',
} as const;

test.each([
  ['before the game', event, '2026-12-01T12:00:00.000Z', true],
  ['at the gate', event, '2026-12-05T13:00:00.000Z', true],
  ['when it is over', event, '2026-12-05T19:00:00.000Z', false],
  [
    'when it is over, as far as anybody said',
    { ...event, end_time: null },
    '2026-12-05T17:00:00.000Z',
    false,
  ],
  ['where it was cancelled', { ...event, status: 'cancelled' }, '2026-12-01T12:00:00.000Z', false],
  [
    'where it waits for a new day',
    { ...event, status: 'postponed' },
    '2026-12-01T12:00:00.000Z',
    true,
  ],
] as const)('whether it is paid %s', (_, given, now, is_paid) => {
  expect(takesPayment(given, now)).toBe(is_paid);
});

test.each([
  ['two evenings before', event, '2026-12-04T02:59:00.000Z', false],
  [
    'from the first minute of the day before, at the field',
    event,
    '2026-12-04T03:00:00.000Z',
    true,
  ],
  ['at the gate', event, '2026-12-05T13:00:00.000Z', true],
  ['when it is over', event, '2026-12-05T19:00:00.000Z', false],
  [
    'where it waits for a new day',
    { ...event, status: 'postponed' },
    '2026-12-05T10:00:00.000Z',
    false,
  ],
] as const)('whether the pass is needed at hand %s', (_, given, now, is_near) => {
  expect(isNear(given, now)).toBe(is_near);
});
