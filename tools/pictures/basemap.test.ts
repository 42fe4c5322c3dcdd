import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brotli } from '../shipped/compress-dist.ts';
import { BASEMAP, basemap } from './basemap.ts';

test('the map in public/ equals the one made from its sources', () => {
  expect(readFileSync(BASEMAP, 'utf8')).toBe(basemap());
});

test('27 states, their capitals, and small enough for a slow network', async () => {
  const { objects, cities } = JSON.parse(basemap()) as {
    objects: Record<string, { geometries: unknown[] }>;
    cities: [name: string, longitude: number, latitude: number, rank: number][];
  };
  expect(objects['states']?.geometries).toHaveLength(27);
  expect(cities.filter(([, , , rank]) => rank === 0)).toHaveLength(27);
  for (const [name, longitude, latitude] of cities) {
    expect(longitude > -74 && longitude < -34 && latitude > -34 && latitude < 6, name).toBe(true);
  }
  expect((await brotli(readFileSync(BASEMAP))).byteLength).toBeLessThanOrEqual(60_000);
});
