import { describe, expect, test } from 'vitest';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { isTooMany, leaseOf, leasesAre } from './lease.ts';

const event = eventRow({ id: 'e1', starts_at: '2026-11-22T12:00:00Z', max_op: 10 });
const row = (id: string, data: object = {}) => ({
  id,
  event_id: 'e1',
  kind: 'lease' as const,
  data: {
    user_id: 'ana',
    device_id: 'd1',
    places: 5,
    spent: 2,
    created_at: '2026-11-22T10:00:00Z',
    ...data,
  },
  rev: 1,
  sync_xid: 1,
});
const here = { event, device_id: 'd1', user_id: 'ana', now: '2026-11-22T12:30:00Z' };

describe('the lease of this phone', () => {
  test('is what is left of it, and no other phone’s or person’s', () => {
    const others = [row('a', { device_id: 'd2' }), row('b', { user_id: 'bia' })];
    expect(leaseOf(others, here)).toBeUndefined();
    expect(leaseOf([...others, row('c')], here)).toEqual({ id: 'c', left: 3 });
    expect(leaseOf([row('c', { spent: 5 })], here)).toEqual({ id: 'c', left: 0 });
  });

  test('ends an hour after the start, also with no signal', () => {
    expect(leaseOf([row('c')], { ...here, now: '2026-11-22T12:59:59Z' })).toBeDefined();
    expect(leaseOf([row('c')], { ...here, now: '2026-11-22T13:00:00Z' })).toBeUndefined();
  });
});

test.each([
  [{}, '2026-11-21T23:59:59Z', 'none'],
  [{}, '2026-11-22T00:00:00Z', 'open'],
  [{}, '2026-11-22T12:59:59Z', 'open'],
  [{}, '2026-11-22T13:00:00Z', 'none'],
  [{ max_op: 0 }, '2026-11-22T11:00:00Z', 'none'],
  [{ status: 'cancelled' as const }, '2026-11-22T11:00:00Z', 'none'],
])('%j at %s: %s', (some, now, are) => {
  expect(leasesAre({ ...event, ...some }, now)).toBe(are);
});

test.each([
  [undefined, 9, undefined],
  [undefined, 10, 'full'],
  [{ id: 'c', left: 1 }, 10, undefined], // its place is kept for this person
  [{ id: 'c', left: 0 }, 1, 'spent'],
])('with the lease %j and %i on the list, one more is %s', (lease, listed, said) => {
  expect(isTooMany(event, listed, lease)).toBe(said);
});
