import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { defaults as interactions } from 'ol/interaction/defaults.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import View from 'ol/View.js';
import type { Position } from '#domain/distance.ts';
import { loadBasemap, type Basemap } from './basemap.ts';
import { mapLook } from './map-look.ts';
import { streetTiles } from './street-tiles.ts';

/** Spec 2 §9: the centre of the map when nothing is chosen. */
const MIDDLE_OF_BRAZIL: Position = { latitude: -15.7801, longitude: -47.9292 };
const FIRST_ZOOM = 4;
const POINT_ZOOM = 14;
/** How far an arrow key moves the map. */
const ARROW_PX = 48;

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

/**
 * One map of this app: drawn from data on the device, with street tiles above it while there is a
 * network. It uses none of the library's controls, because they write HTML: the screen adds its
 * own.
 * @param onTap WGS 84, degrees
 * @param onMissing the drawn map is not on this device and can't be fetched
 */
export function openFieldMap(box: HTMLElement, { point, onTap, onMissing }: OpenOptions): FieldMap {
  const tiles = streetTiles();
  const marker = new Feature<Point>();
  const points = new VectorLayer({ source: new VectorSource({ features: [marker] }), zIndex: 3 });
  tiles?.setZIndex(2);
  const view = new View({
    center: fromDegrees(point ?? MIDDLE_OF_BRAZIL),
    zoom: point ? POINT_ZOOM : FIRST_ZOOM,
    minZoom: 3,
    maxZoom: 18,
  });
  const map = new OlMap({
    target: box,
    controls: [],
    interactions: interactions({ keyboard: true, altShiftDragRotate: false, pinchRotate: false }),
    layers: tiles ? [tiles, points] : [points],
    view,
  });
  map.getInteractions().forEach((one) => {
    if (one instanceof KeyboardPan) map.removeInteraction(one);
  });
  map.addInteraction(new KeyboardPan({ pixelDelta: ARROW_PX }));
  map.on('singleclick', ({ coordinate }) => onTap(toDegrees(coordinate)));

  let basemap: Basemap | undefined;
  let open = true;
  function dress() {
    const look = mapLook(box);
    basemap?.dress(look);
    points.setStyle(
      new Style({
        image: new CircleStyle({
          radius: 9,
          fill: new Fill({ color: look.point }),
          stroke: new Stroke({ color: look['point-ring'], width: 4 }),
        }),
      }),
    );
  }
  const draw = async () => {
    basemap = await loadBasemap();
    if (!open) return;
    for (const layer of basemap.layers.toReversed()) map.getLayers().insertAt(0, layer);
    dress();
  };
  draw().catch(onMissing);
  dress();

  const fieldMap: FieldMap = {
    show: (shown) => {
      marker.setGeometry(shown ? new Point(fromDegrees(shown)) : undefined);
      const at = shown && fromDegrees(shown);
      const size = map.getSize();
      if (!at || !size) return;
      const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent(size);
      const [x = 0, y = 0] = at;
      if (x < left || x > right || y < bottom || y > top) fieldMap.goTo(shown);
    },
    goTo: (there) => {
      view.setCenter(fromDegrees(there));
      view.setZoom(Math.max(view.getZoom() ?? 0, POINT_ZOOM));
    },
    zoomBy: (steps) => view.adjustZoom(steps),
    middle: () => {
      const middle = view.getCenter();
      return middle ? toDegrees(middle) : null;
    },
    dress,
    setOnline: (online) => tiles?.setVisible(online),
    close: () => {
      open = false;
      map.setTarget(undefined);
      map.dispose();
    },
  };
  return fieldMap;
}

type OpenOptions = {
  readonly point: Position | null;
  readonly onTap: (point: Position) => void;
  readonly onMissing: () => void;
};

const fromDegrees = ({ latitude, longitude }: Position) => fromLonLat([longitude, latitude]);

function toDegrees(coordinate: readonly number[]): Position {
  const [longitude = 0, latitude = 0] = toLonLat([...coordinate]);
  return { latitude: to5(latitude), longitude: to5(longitude) };
}

/** The fifth decimal is about one metre. */
const to5 = (degrees: number): number => Number(degrees.toFixed(5));
