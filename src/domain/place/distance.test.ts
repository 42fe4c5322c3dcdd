import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import {
  distance_m,
  distanceParts,
  distances_m,
  orderByDistance,
  type Position,
} from './distance.ts';

const sao_paulo = { latitude: -23.5505, longitude: -46.6333 };
const rio = { latitude: -22.9068, longitude: -43.1729 };
const manaus = { latitude: -3.119, longitude: -60.0217 };
const porto_alegre = { latitude: -30.0346, longitude: -51.2177 };

const position: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const flat = (places: readonly Position[]) =>
  Float64Array.from(places.flatMap(({ latitude, longitude }) => [latitude, longitude]));

describe('distance on a sphere of 6,371 km (Spec 1 §9)', () => {
  const quarter_m = (Math.PI / 2) * 6_371_000;
  test.each([
    ['pole to equator', { latitude: 90, longitude: 0 }, { latitude: 0, longitude: 77 }, quarter_m],
    [
      'across the date line',
      { latitude: 0, longitude: 179 },
      { latitude: 0, longitude: -179 },
      quarter_m / 45,
    ],
    [
      'antipodes',
      { latitude: 10, longitude: 20 },
      { latitude: -10, longitude: -160 },
      2 * quarter_m,
    ],
    [
      'one degree north',
      { latitude: 0, longitude: 0 },
      { latitude: 1, longitude: 0 },
      quarter_m / 90,
    ],
    ['nowhere', sao_paulo, sao_paulo, 0],
  ])('%s', (_name, a, b, expected_m) => {
    // haversine is least exact at antipodes
    expect(Math.abs(distance_m(a, b) - expected_m)).toBeLessThan(0.5);
  });

  // rounding makes the sum under the root 1.0000000000000002 there, and its arcsine is NaN
  test.each([2.5, 5.5, 8, 12, 15.25])('antipodes of %d° north have a distance', (latitude) => {
    const far = distance_m({ latitude, longitude: 0 }, { latitude: -latitude, longitude: -180 });
    expect(Math.abs(far - 2 * quarter_m)).toBeLessThan(0.5);
  });

  // Distances from atlases, in km. The Earth is not quite a sphere, hence half a percent of
  // tolerance.
  test.each([
    ['São Paulo to Rio', sao_paulo, rio, 361],
    ['Manaus to Porto Alegre', manaus, porto_alegre, 3_132],
    ['Rio to Manaus', rio, manaus, 2_849],
  ])('%s', (_name, a, b, expected_km) => {
    expect(Math.abs(distance_m(a, b) / 1_000 / expected_km - 1)).toBeLessThan(0.005);
  });

  test('is symmetric, and never more than half way round', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const there = distance_m(a, b);
        expect(Math.abs(there - distance_m(b, a))).toBeLessThan(1e-3);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(2 * quarter_m + 1e-3);
      }),
    );
  });
});

test('a place without coordinates has no distance', () => {
  const found = distances_m(sao_paulo, Float64Array.of(NaN, NaN, rio.latitude, rio.longitude));
  expect(found[0]).toBeNaN();
  expect(found[1]).toBeGreaterThan(350_000);
});

describe('order by distance', () => {
  test('nearest first, equal distances in their old order, places without coordinates last', () => {
    const places = Float64Array.of(
      NaN,
      NaN,
      -3.119,
      -60.0217,
      -22.9068,
      -43.1729,
      NaN,
      NaN,
      -22.9068,
      -43.1729,
    );
    expect([...orderByDistance(sao_paulo, places)]).toEqual([2, 4, 1, 0, 3]);
  });

  test('matches the order of the distances, and loses no place', () => {
    fc.assert(
      fc.property(position, fc.array(position, { maxLength: 40 }), (origin, places) => {
        const far = distances_m(origin, flat(places));
        const order = orderByDistance(origin, flat(places));
        expect([...order].toSorted((a, b) => a - b)).toEqual([...places.keys()]);
        for (let i = 1; i < order.length; i += 1) {
          expect(far[order[i - 1]!]!).toBeLessThanOrEqual(far[order[i]!]!);
        }
      }),
    );
  });
});

test.each([
  [0, { unit: 'm', value: 0, decimals: 0 }],
  [849.6, { unit: 'm', value: 850, decimals: 0 }],
  [999.4, { unit: 'm', value: 999, decimals: 0 }],
  [999.6, { unit: 'km', value: 1, decimals: 1 }],
  [1_249, { unit: 'km', value: 1.2, decimals: 1 }],
  [9_949, { unit: 'km', value: 9.9, decimals: 1 }],
  [9_950, { unit: 'km', value: 10, decimals: 0 }],
  [361_499, { unit: 'km', value: 361, decimals: 0 }],
] as const)('%d m is written as %o', (metres, parts) => {
  expect(distanceParts(metres)).toEqual(parts);
});
