import { expect, test } from 'vitest';
import { adState, clickRate } from './ad-state.ts';

const ad = { is_active: true, start_date: null, end_date: null };

test.each([
  [ad, 'on_air'],
  [{ ...ad, start_date: '2026-11-28', end_date: '2026-11-28' }, 'on_air'],
  [{ ...ad, start_date: '2026-11-29' }, 'planned'],
  [{ ...ad, end_date: '2026-11-27' }, 'over'],
  [{ ...ad, is_active: false, start_date: '2026-11-29' }, 'off'],
])('%j is %s on 28/11', (given, state) => {
  expect(adState(given, '2026-11-28')).toBe(state);
});

test('a rate needs somebody who saw it', () => {
  expect(clickRate(0, 0)).toBeNull();
  expect(clickRate(200, 5)).toBe(2.5);
});
