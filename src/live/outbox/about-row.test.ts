import { expect, test } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { isOnItsWay, waitsFor } from './about-row.ts';

const record = (name: string, args: object, status: OutboxRecord['status']) =>
  ({ name, args, status }) as OutboxRecord;

test.each([
  ['queued', true],
  ['sending', true],
  ['blocked', true],
  ['acked', false],
  ['rejected', false],
] as const)('one that is %s waits: %s', (status, waits) => {
  expect(waitsFor('e', [record('set_attendance@1', { id: 'e' }, status)])).toBe(waits);
  const assigned = record('assign_rank@1', { member_id: 'm', rank_id: 'e' }, status);
  expect([waitsFor('m', [assigned]), waitsFor('e', [assigned])]).toEqual([waits, false]);
});

test.each([
  ['queued', true],
  ['acked', true],
  ['rejected', false],
] as const)('with one that is %s, the row of the server is not current: %s', (status, is) => {
  expect(isOnItsWay('e', [record('save_briefing@1', { id: 'e' }, status)])).toBe(is);
});
