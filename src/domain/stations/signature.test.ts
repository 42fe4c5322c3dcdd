import { expect, test } from 'vitest';
import { isSigned, withPoint, withStroke } from './signature.ts';

test('a stroke is a path in whole units; points that are too near are left out', () => {
  let path = withStroke('', { x: 10.4, y: 20 });
  path = withPoint(path, { x: 11, y: 21 });
  path = withPoint(path, { x: 15, y: 20 });
  path = withPoint(path, { x: 400, y: -5 }); // outside: at the edge
  expect(withStroke(path, { x: 300, y: 0 })).toBe('M10 20L15 20L300 0M300 0');
});

test('what the server would refuse is never drawn, and a tap is no signature', () => {
  let path = withStroke('', { x: 0, y: 0 });
  for (let n = 1; n < 2_000; n += 1) path = withPoint(path, { x: (n * 7) % 300, y: n % 120 });
  expect(path.length).toBeGreaterThan(3_980);
  expect(path).toMatch(/^[ML0-9 ]{4,4000}$/);
  expect(isSigned(path)).toBe(true);
  expect(isSigned('M10 20')).toBe(false);
  expect(isSigned('M10 20L20 30')).toBe(false);
});
