import Feature from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import type Polygon from 'ol/geom/Polygon.js';
import { expect, test } from 'vitest';
import { drawHere } from './draw-here.ts';
import { toDegrees } from './drawn-map.ts';

const here = { latitude: -23.55, longitude: -46.63 };
const DEGREE_M = 111_195;

test('around where the person is a circle shows how far off that may be', () => {
  const drawn = { here_feature: new Feature<Point>(), reach_feature: new Feature<Polygon>() };
  drawHere(drawn, { ...here, accuracy_m: 2000 });
  expect(toDegrees(drawn.here_feature.getGeometry()!.getCoordinates())).toEqual(here);
  const [left, bottom, right, top] = drawn.reach_feature.getGeometry()!.getExtent();
  const [south_west, north_east] = [toDegrees([left!, bottom!]), toDegrees([right!, top!])];
  const metres = (north_east.latitude - south_west.latitude) * DEGREE_M;
  expect(metres).toBeGreaterThan(3950);
  expect(metres).toBeLessThan(4050);
  expect((south_west.longitude + north_east.longitude) / 2).toBeCloseTo(here.longitude, 3);
  drawHere(drawn, here);
  expect(drawn.reach_feature.getGeometry()).toBeUndefined();
  drawHere(drawn, null);
  expect(drawn.here_feature.getGeometry()).toBeUndefined();
});
