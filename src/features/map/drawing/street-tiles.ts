import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/**
 * `{z}/{x}/{y}` of a tile server; empty for none. OpenStreetMap's terms require attribution, and
 * forbid fetching tiles that are not viewed.
 */
const ADDRESS =
  (import.meta.env['VITE_TILE_URL'] as string | undefined) ??
  'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

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
