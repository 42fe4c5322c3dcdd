import type Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { circular, type default as Polygon } from 'ol/geom/Polygon.js';
import type { Position } from '#domain/place/distance.ts';
import { fromDegrees } from './drawn-map.ts';

/** Where a person is, and how far off that may be. */
export type Here = Position & { readonly accuracy_m?: number };

type Drawn = {
  readonly here_feature: Feature<Point>;
  /** The circle in which the person is. */
  readonly reach_feature: Feature<Polygon>;
};

/** A point that is known to a kilometre is no sharp dot. */
export function drawHere({ here_feature, reach_feature }: Drawn, here: Here | null): void {
  here_feature.setGeometry(here ? new Point(fromDegrees(here)) : undefined);
  const reach = here?.accuracy_m && circular([here.longitude, here.latitude], here.accuracy_m, 64);
  if (reach) reach.transform('EPSG:4326', 'EPSG:3857');
  reach_feature.setGeometry(reach || undefined);
}
