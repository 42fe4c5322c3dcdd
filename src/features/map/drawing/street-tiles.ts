import TileLayer from 'ol/layer/Tile.js';
import type OlMap from 'ol/Map.js';
import XYZ from 'ol/source/XYZ.js';

/**
 * `{z}/{x}/{y}` of a tile server; empty for none. OpenStreetMap's terms require attribution, and
 * forbid fetching tiles that are not viewed.
 */
const ADDRESS = import.meta.env.VITE_TILE_URL ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/**
 * Streets over the drawn map, while there is a network; null where the app was built without them.
 */
export function streetTiles(): TileLayer | null {
  if (ADDRESS === '') return null;
  return new TileLayer({
    className: 'map-tiles', // a canvas of its own, which map.css dims in dark themes
    preload: 0,
    source: new XYZ({ url: ADDRESS, maxZoom: 19, transition: 0 }),
  });
}

/**
 * Says when the streets hide all that is below them, so that nothing is drawn there: while a person
 * zooms with two fingers, scaling the drawn map is a third of each frame. What is missing at the edges
 * meanwhile is seen once they are lifted.
 */
export function onCovered(map: OlMap, tiles: TileLayer, told: (covered: boolean) => void): void {
  let [loaded, failed] = [false, false];
  const tell = () => told(loaded && !failed);
  tiles.getSource()?.on('tileloaderror', () => {
    failed = true;
    tell();
  });
  tiles.on('change:visible', () => {
    loaded = failed = false;
    tell();
  });
  map.on('loadend', () => {
    loaded = tiles.getVisible();
    tell();
  });
  map.on('loadstart', () => {
    loaded = false;
    if (!map.getView().getInteracting()) tell();
  });
  map.on('moveend', tell);
}
