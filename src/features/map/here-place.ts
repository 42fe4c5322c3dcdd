import Point from 'ol/geom/Point.js';
import { circular } from 'ol/geom/Polygon.js';
import type { Position } from '#domain/place/distance.ts';
import { fromDegrees, manyFromDegrees } from './drawing/drawn-map.ts';
import type { openPlaceLayers } from './drawing/place-layers.ts';

/** Where a person is, and how far off that may be. */
export type Here = Position & { readonly accuracy_m?: number };

type Drawn = Pick<ReturnType<typeof openPlaceLayers>, 'here_feature' | 'reach_feature'> & {
  readonly drawn: Pick<ReturnType<typeof openPlaceLayers>['drawn'], 'view'>;
};

/** Spec 2 §9. */
const HERE_ZOOM = 9;

/**
 * Where the person is. The map moves there once, as soon as it is known.
 * @param onMoved the map was moved there
 */
export function herePlace({ drawn, here_feature, reach_feature }: Drawn, onMoved: () => void) {
  let goes = true;
  const move = () => {
    const at = here_feature.getGeometry()?.getCoordinates();
    if (!at) return;
    drawn.view.setCenter(at);
    drawn.view.setZoom(HERE_ZOOM);
    onMoved();
  };
  return {
    show: (here: Here | null): void => {
      here_feature.setGeometry(here ? new Point(fromDegrees(here)) : undefined);
      // a place that is known to a kilometre is no sharp dot
      const reach =
        here?.accuracy_m && circular([here.longitude, here.latitude], here.accuracy_m, 64);
      if (reach) reach.applyTransform(manyFromDegrees);
      reach_feature.setGeometry(reach || undefined);
      if (goes) move();
    },
    /** Now, and again when it is known better. */
    go: (): void => {
      move();
      goes = true;
    },
    /** The map stays where it is. */
    stay: (): void => void (goes = false),
  };
}
