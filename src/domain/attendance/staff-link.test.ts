import { expect, test } from 'vitest';
import {
  endsStaffLink,
  isPin,
  openStaffLink,
  pinOf,
  spacedPin,
  staffLinkUrl,
  typedPin,
} from './staff-link.ts';

const row = (id: string, created_at: string) => ({
  id,
  event_id: 'e1',
  kind: 'staff_link' as const,
  data: { code: id, pin: '123456', is_locked: false, created_at },
  rev: 1,
  sync_xid: 1,
});

test('the newest link is the open one', () => {
  const [old, fresh] = [row('old', '2026-11-22T12:00:00Z'), row('new', '2026-11-22T12:00:00.5Z')];
  expect(openStaffLink([old, fresh])?.id).toBe('new');
  expect(openStaffLink([fresh, old])?.id).toBe('new');
  expect(openStaffLink([])).toBeUndefined();
});

test('the code stands in the fragment', () => {
  expect(staffLinkUrl('https://qg.test', 'e1', 'CODE')).toBe('https://qg.test/event/e1/staff#CODE');
});

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0], '000000'],
  [[0, 0, 0, 0, 0, 0, 0, 7], '000007'],
  [[0, 0, 0, 0, 0, 15, 66, 64], '000000'], // a million
  [[255, 255, 255, 255, 255, 255, 255, 255], '551615'], // 2^64 - 1
])('%j makes the PIN %s', (bytes, pin) => {
  expect(pinOf(new Uint8Array(bytes))).toBe(pin);
  expect(isPin(pin)).toBe(true);
});

test('a PIN is read in two halves, and typed with anything between', () => {
  expect(spacedPin('314159')).toBe('314 159');
  expect(typedPin(' 314-159 ')).toBe('314159');
  expect(typedPin('31415926')).toBe('314159');
  expect(isPin('31415')).toBe(false);
});

test.each([
  ['staff_link_not_found', false],
  ['staff_link_ended', true],
  ['staff_link_locked', true],
  ['staff_link_used', true],
  ['already_staff', true],
  ['event_past', true],
  ['wrong_pin', false],
  ['too_many_requests', false],
  ['too_many_staff', false],
  ['daily_limit', false],
])('after %s the link is over: %s', (code, over) => {
  expect(endsStaffLink(code)).toBe(over);
});
