import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** `{z}/{x}/{y}` of a tile server; empty for none. The policy of OpenStreetMap's own asks for attribution and for
 * nothing to be fetched that nobody looks at. */
const ADDRESS =
  (import.meta.env['VITE_TILE_URL'] as string | undefined) ??
  'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Streets over the drawn map, while there is a line; null where the app was built without. */
export function streetTiles(): TileLayer | null {
  if (ADDRESS === '') return null;
  return new TileLayer({
    className: 'map-tiles', // a canvas of its own: map.css dims it in the dark
    preload: 0,
    source: new XYZ({ url: ADDRESS, maxZoom: 19, transition: 0 }),
  });
}
