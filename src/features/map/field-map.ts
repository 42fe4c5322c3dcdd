import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { Position } from '#domain/place/distance.ts';
import {
  FIRST_ZOOM,
  fromDegrees,
  isVisible,
  MIDDLE_OF_BRAZIL,
  openDrawnMap,
  POINT_ZOOM,
  toDegrees,
} from './drawing/drawn-map.ts';
import { pointStyle } from './drawing/point-style.ts';

export type FieldMap = {
  /** Draws the point, and moves the map if the point is not visible. */
  readonly show: (point: Position | null) => void;
  readonly goTo: (point: Position) => void;
  readonly zoomBy: (steps: number) => void;
  readonly middle: () => Position | null;
  /** Redraws in the colours of the current theme. */
  readonly dress: () => void;
  /** Whether street tiles can be fetched. */
  readonly setOnline: (online: boolean) => void;
  readonly close: () => void;
};

type OpenOptions = {
  readonly point: Position | null;
  readonly onTap: (point: Position) => void;
  readonly onMissing: () => void;
};

/**
 * A map with one point that a tap sets.
 * @param onTap WGS 84, degrees
 * @param onMissing the drawn map is not on this device and can't be fetched
 */
export function openFieldMap(box: HTMLElement, { point, onTap, onMissing }: OpenOptions): FieldMap {
  const marker = new Feature<Point>();
  const points = new VectorLayer({
    source: new VectorSource({ features: [marker] }),
    declutter: true,
  });
  const drawn = openDrawnMap(box, {
    middle: point ?? MIDDLE_OF_BRAZIL,
    zoom: point ? POINT_ZOOM : FIRST_ZOOM,
    scrolls: true,
    above: [points],
    onLook: (look) => points.setStyle(pointStyle(look)),
    onMissing,
  });
  const { map, view } = drawn;
  map.on('singleclick', ({ coordinate }) => onTap(toDegrees(coordinate)));

  const goTo = (there: Position) => {
    view.setCenter(fromDegrees(there));
    view.setZoom(Math.max(view.getZoom() ?? 0, POINT_ZOOM));
  };
  return {
    show: (shown) => {
      marker.setGeometry(shown ? new Point(fromDegrees(shown)) : undefined);
      if (shown && !isVisible(drawn, fromDegrees(shown))) goTo(shown);
    },
    goTo,
    zoomBy: (steps) => view.adjustZoom(steps),
    middle: drawn.middle,
    dress: drawn.dress,
    setOnline: drawn.setOnline,
    close: drawn.close,
  };
}
