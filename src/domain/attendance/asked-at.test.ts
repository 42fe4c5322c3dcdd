import { expect, test } from 'vitest';
import { askedAt } from './asked-at.ts';

const created_at = '2026-11-22T20:00:00Z';
const moment = { clock_offset_ms: -60_000, device_id: 'd' };

test.each([
  ['a walk-in', { came_at: '2026-11-22T11:10:00Z' }],
  ['a mark of a clock that is ahead', { scanned_at: '2026-11-22T11:11:00Z', ...moment }],
  ['a record', { recorded_at: '2026-11-22T11:11:00Z', ...moment }],
  ['heard marks', { walk_ins: [], marks: [{ scanned_at: '2026-11-22T11:11:00Z', ...moment }] }],
  ['heard people', { walk_ins: [{ came_at: '2026-11-22T11:10:00Z' }], marks: [] }],
  ['heard records', { stations: [{ recorded_at: '2026-11-22T11:11:00Z', ...moment }] }],
])('%s says when it happened, not when it was sent', (_, args) => {
  expect(new Date(askedAt({ args, created_at })).toISOString()).toBe('2026-11-22T11:10:00.000Z');
});

test('what says no moment has that of the tap', () => {
  expect(askedAt({ args: {}, created_at })).toBe(Date.parse(created_at));
});
