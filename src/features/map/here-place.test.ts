import Feature from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import type Polygon from 'ol/geom/Polygon.js';
import View from 'ol/View.js';
import { expect, test } from 'vitest';
import { toDegrees } from './drawing/drawn-map.ts';
import { herePlace } from './here-place.ts';

const here = { latitude: -23.55, longitude: -46.63 };
const DEGREE_M = 111_195;

test('around where the person is a circle shows how far off that may be', () => {
  const features = { here_feature: new Feature<Point>(), reach_feature: new Feature<Polygon>() };
  const { show } = herePlace({ ...features, drawn: { view: new View() } }, () => {});
  show({ ...here, accuracy_m: 2000 });
  expect(toDegrees(features.here_feature.getGeometry()!.getCoordinates())).toEqual(here);
  const [left, bottom, right, top] = features.reach_feature.getGeometry()!.getExtent();
  const [south_west, north_east] = [toDegrees([left!, bottom!]), toDegrees([right!, top!])];
  const metres = (north_east.latitude - south_west.latitude) * DEGREE_M;
  expect(metres).toBeGreaterThan(3950);
  expect(metres).toBeLessThan(4050);
  expect((south_west.longitude + north_east.longitude) / 2).toBeCloseTo(here.longitude, 3);
  show(here);
  expect(features.reach_feature.getGeometry()).toBeUndefined();
  show(null);
  expect(features.here_feature.getGeometry()).toBeUndefined();
});
