import { expect, test } from 'vitest';
import { reachZoom } from './reach-zoom.ts';

const HERE = { latitude: -23, longitude: -46.5 };
const north = (metres: number) => ({ ...HERE, latitude: HERE.latitude + metres / 111_195 });

test('both places are on the map, as far apart as it can show them', () => {
  const px = (metres: number) =>
    (metres / (156_543 * Math.cos((23 * Math.PI) / 180))) * 2 ** reachZoom(HERE, north(metres));
  for (const metres of [180, 2_000, 45_000, 900_000]) {
    expect(px(metres)).toBeLessThanOrEqual(85);
    expect(px(metres)).toBeGreaterThan(42);
  }
  expect(reachZoom(HERE, north(3))).toBe(17);
  expect(reachZoom(HERE, { latitude: 23, longitude: 133 })).toBeGreaterThanOrEqual(0);
});
