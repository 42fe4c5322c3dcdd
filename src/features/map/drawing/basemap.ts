import Feature, { type FeatureLike } from 'ol/Feature.js';
import TopoJSON from 'ol/format/TopoJSON.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type BaseLayer from 'ol/layer/Layer.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import { fromLonLat } from 'ol/proj.js';
import { textHeights } from 'ol/render/canvas.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapLook } from './map-look.ts';

/**
 * Made by tools/pictures/basemap.ts and cached by the service worker: the map that works offline.
 */
const ADDRESS = '/basemap/brazil.json';

type Layer = 'countries' | 'states' | 'lakes' | 'rivers';
type City = readonly [name: string, longitude: number, latitude: number, rank: number];

/** The zoom from which cities of each rank are named: capitals first. */
const NAMED_FROM_ZOOM = [0, 5, 6, 7.5];
/** The only fonts on the map (`knowLineHeights`). */
export const FONTS = ['600 13px system-ui, sans-serif', '13px system-ui, sans-serif'] as const;
const LINE_PX = 17;
const WEB = { dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' };

export type Basemap = {
  /** Drawn below all other layers. */
  readonly layers: readonly BaseLayer[];
  /** Redraws the map in the colours of the current theme. */
  readonly dress: (look: MapLook) => void;
};

/** Read once: each map draws them in layers of its own. */
let sources: Promise<{ ground: VectorSource; names: VectorSource }> | undefined;

/** @throws when it is not on this device and can't be fetched */
export async function loadBasemap(): Promise<Basemap> {
  knowLineHeights();
  sources ??= readSources().catch((error: unknown) => {
    sources = undefined; // there may be a signal the next time
    throw error;
  });
  const read = await sources;
  // drawn once into a picture, which follows the finger: the states are too many points for a phone
  const ground = new VectorImageLayer({ source: read.ground, imageRatio: 1.25 });
  const names = new VectorLayer({ source: read.names, declutter: true });
  return {
    layers: [ground, names],
    dress: (look) => {
      ground.setBackground(look.sea);
      ground.setStyle(groundStyle(look));
      names.setStyle(cityStyle(look));
    },
  };
}

async function readSources() {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`no basemap: ${response.status}`);
  const data = (await response.json()) as { cities: City[] };
  // used once, because the format modifies the arcs of its input
  const format = new TopoJSON({ layerName: 'layer' });
  const cities = data.cities.map(
    ([name, longitude, latitude, rank]) =>
      new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), name, rank }),
  );
  return {
    ground: new VectorSource({ features: format.readFeatures(data, WEB) }),
    names: new VectorSource<Feature>({ features: cities }),
  };
}

/**
 * The library measures a font's line height by writing HTML, which the Trusted Types policy
 * forbids; it skips fonts whose height it knows. The entries are not enumerable, because the
 * library clears the enumerable ones when a font arrives.
 */
export function knowLineHeights(): void {
  for (const font of FONTS) {
    Object.defineProperty(textHeights, font, { value: LINE_PX, configurable: true });
  }
}

function groundStyle(look: MapLook) {
  const border = new Stroke({ color: look.border, width: 1 });
  const styles: Record<Layer, Style> = {
    countries: new Style({ fill: new Fill({ color: look.land }), stroke: border, zIndex: 0 }),
    states: new Style({ fill: new Fill({ color: look.home }), stroke: border, zIndex: 1 }),
    rivers: new Style({ stroke: new Stroke({ color: look.water, width: 1 }), zIndex: 2 }),
    lakes: new Style({ fill: new Fill({ color: look.water }), zIndex: 2 }),
  };
  return (feature: FeatureLike) => styles[feature.get('layer') as Layer];
}

function cityStyle(look: MapLook) {
  const dot = new CircleStyle({ radius: 2.5, fill: new Fill({ color: look.text }) });
  const fill = new Fill({ color: look.text });
  const stroke = new Stroke({ color: look.halo, width: 3 });
  return (feature: FeatureLike, resolution: number) => {
    const rank = feature.get('rank') as number;
    if (zoomOf(resolution) < (NAMED_FROM_ZOOM[rank] ?? 0)) return undefined;
    return new Style({
      image: dot,
      text: new Text({
        text: feature.get('name') as string,
        font: rank === 0 ? FONTS[0] : FONTS[1],
        offsetY: -11,
        fill,
        stroke,
      }),
      zIndex: -rank,
    });
  };
}

/** @param resolution metres per pixel at the equator */
const zoomOf = (resolution: number): number => Math.log2(156_543.03 / resolution);
