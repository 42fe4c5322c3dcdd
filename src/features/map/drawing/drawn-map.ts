import { defaults as interactions } from 'ol/interaction/defaults.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import type Layer from 'ol/layer/Layer.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import type VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, getTransform, toLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import type { Area } from '#domain/place/area.ts';
import type { Position } from '#domain/place/distance.ts';
import { loadBasemap, type Basemap } from './basemap.ts';
import { mapLook, type MapLook } from './map-look.ts';
import { onCovered, streetTiles } from './street-tiles.ts';

/** Spec 2 §9: the centre of the map when nothing is chosen. */
export const MIDDLE_OF_BRAZIL: Position = { latitude: -15.7801, longitude: -47.9292 };
/** Spec 2 §9: the zoom of all Brazil, and of one arena. */
export const FIRST_ZOOM = 4;
export const POINT_ZOOM = 14;
/** How far an arrow key moves the map. */
const ARROW_PX = 48;

export type DrawnMap = {
  readonly map: OlMap;
  readonly view: View;
  readonly middle: () => Position | null;
  /** Redraws in the colours of the current theme. */
  readonly dress: () => void;
  /** Whether street tiles can be fetched. */
  readonly setOnline: (online: boolean) => void;
  /** Takes it out of the page as it is: it draws nothing until it enters one again. */
  readonly leave: () => void;
  readonly enter: (box: HTMLElement) => void;
  readonly close: () => void;
};

type DrawnMapOptions = {
  readonly middle: Position;
  readonly zoom: number;
  /** It can't be moved: a picture. */
  readonly still?: boolean;
  /** In a page or sheet that scrolls: one finger and the wheel move the map once it has the focus. */
  readonly scrolls?: boolean;
  /** Drawn above the map, the last one on top. */
  readonly above: readonly VectorLayer[];
  /** Dresses the layers above. */
  readonly onLook: (look: MapLook) => void;
  /** The drawn map is not on this device and can't be fetched. */
  readonly onMissing: () => void;
};

/**
 * A map of this app: drawn from data on the device, with street tiles above it while there is a
 * network. It uses none of the library's controls, because they write HTML: the screen adds its
 * own.
 */
export function openDrawnMap(box: HTMLElement, options: DrawnMapOptions): DrawnMap {
  const { middle, zoom, still = false, scrolls = false, above, onLook, onMissing } = options;
  const tiles = streetTiles();
  tiles?.setZIndex(2);
  above.forEach((layer, at) => layer.setZIndex(3 + at));
  const view = new View({ center: fromDegrees(middle), zoom, minZoom: 3, maxZoom: 18 });
  const map = new OlMap({
    target: box,
    controls: [],
    interactions: still ? [] : moves({ onFocusOnly: scrolls }),
    layers: [...above],
    view,
  });
  if (!still) map.addInteraction(new KeyboardPan({ pixelDelta: ARROW_PX }));

  let basemap: Basemap | undefined;
  let open = true;
  let look = mapLook(box);
  function dress() {
    const at = map.getTargetElement();
    if (at) look = mapLook(at);
    basemap?.dress(look);
    onLook(look);
  }
  const draw = async () => {
    // what is above the map is shown without waiting for it
    const [loaded] = await Promise.all([loadBasemap(), nextTask()]);
    if (!open) return;
    basemap = loaded;
    basemap.dress(look);
    for (const layer of basemap.layers.toReversed()) map.getLayers().insertAt(0, layer);
  };
  let drawing: Promise<void> | undefined;
  function drawOnce() {
    drawing ??= draw().catch(() => {
      drawing = undefined;
      onMissing();
    });
  }
  dress();
  drawOnce();
  if (tiles) {
    void nextTask().then(() => open && map.addLayer(tiles));
    onCovered(map, tiles, (covered) =>
      basemap?.layers.forEach((layer) => layer.setVisible(!covered)),
    );
  }

  return {
    map,
    view,
    middle: () => {
      const at = view.getCenter();
      return at ? toDegrees(at) : null;
    },
    dress,
    setOnline: (online) => tiles?.setVisible(online),
    leave: () => map.setTarget(undefined),
    enter: (other) => {
      map.setTarget(other);
      if (look !== mapLook(other)) dress();
      drawOnce(); // there may be a signal now
    },
    close: () => {
      open = false;
      const layers = map.getAllLayers();
      const canvases = [
        ...map.getViewport()!.querySelectorAll('canvas'),
        ...layers.flatMap(pictureOf),
      ];
      map.setTarget(undefined);
      // the map disposes neither of these (openlayers#14583), and iOS keeps the memory of a canvas
      for (const layer of layers) {
        if (!basemap?.layers.includes(layer)) layer.getSource()?.dispose();
        layer.dispose();
      }
      view.dispose();
      map.dispose();
      for (const canvas of canvases) canvas.width = canvas.height = 0;
    },
  };
}

/** After the next frame was drawn. */
const nextTask = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** The canvas of a layer that draws into a picture: it is not in the page. */
function pictureOf(layer: Layer): HTMLCanvasElement[] {
  if (!(layer instanceof VectorImageLayer)) return [];
  const picture = layer.getRenderer()?.getImage();
  return picture instanceof HTMLCanvasElement ? [picture] : [];
}

function moves({ onFocusOnly }: { onFocusOnly: boolean }) {
  const all = interactions({ onFocusOnly, altShiftDragRotate: false, pinchRotate: false });
  const pan = all.getArray().find((one) => one instanceof KeyboardPan);
  if (pan) all.remove(pan);
  return all;
}

export const fromDegrees = ({ latitude, longitude }: Position) => fromLonLat([longitude, latitude]);

/** Of a flat array, longitude before latitude. */
export const manyFromDegrees = getTransform('EPSG:4326', 'EPSG:3857')!;

export function toDegrees(coordinate: readonly number[]): Position {
  const [longitude = 0, latitude = 0] = toLonLat([...coordinate]);
  return { latitude: to5(latitude), longitude: to5(longitude) };
}

/**
 * Whether a point of the map's own projection is in its uncovered part (`view.padding`).
 * @param room_px that its drawing needs around it
 */
export function isVisible({ map, view }: DrawnMap, at: readonly number[], room_px = 0): boolean {
  if (!map.getSize()) return true; // not laid out yet: nothing to move
  const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent();
  const [x = 0, y = 0] = at;
  const room = room_px * (view.getResolution() ?? 0);
  return x >= left + room && x <= right - room && y >= bottom + room && y <= top - room;
}

/** What the map shows now; undefined before it is laid out. */
export function shownArea({ map, view }: DrawnMap): Area | undefined {
  if (!map.getSize()) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent();
  const [from, to] = [toDegrees([left, bottom]), toDegrees([right, top])];
  return { south: from.latitude, west: from.longitude, north: to.latitude, east: to.longitude };
}

/** The fifth decimal is about one metre. */
const to5 = (degrees: number): number => Number(degrees.toFixed(5));
