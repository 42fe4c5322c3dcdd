import { expect, test } from 'vitest';
import { isSigned, withPoint } from './signature.ts';

test('a stroke is a path in whole units; points that are too near are left out', () => {
  let path = withPoint('', { x: 10.4, y: 20 }, true);
  path = withPoint(path, { x: 11, y: 21 }, false);
  path = withPoint(path, { x: 15, y: 20 }, false);
  path = withPoint(path, { x: 400, y: -5 }, false); // outside: at the edge
  expect(withPoint(path, { x: 300, y: 0 }, true)).toBe('M10 20L15 20L300 0M300 0');
});

test('what the server would refuse is never drawn, and a tap is no signature', () => {
  let path = '';
  for (let n = 0; n < 2_000; n += 1)
    path = withPoint(path, { x: (n * 7) % 300, y: n % 120 }, n === 0);
  expect(path.length).toBeGreaterThan(3_980);
  expect(path).toMatch(/^[ML0-9 ]{4,4000}$/);
  expect(isSigned(path)).toBe(true);
  expect(isSigned('M10 20')).toBe(false);
  expect(isSigned('M10 20L20 30')).toBe(false);
});
