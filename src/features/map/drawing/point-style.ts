import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { FONTS } from './basemap.ts';
import type { MapLook } from './map-look.ts';

const RADIUS_PX = 9;

/** One place. @param chosen drawn larger, because colour alone tells nothing */
export const pointStyle = (look: MapLook, chosen = false): Style =>
  new Style({
    image: new CircleStyle({
      radius: chosen ? RADIUS_PX + 5 : RADIUS_PX,
      fill: new Fill({ color: look.point }),
      stroke: new Stroke({ color: look['point-ring'], width: 4 }),
    }),
    zIndex: chosen ? 2 : 1,
  });

/** A place that is not decided yet: hollow and dashed. */
export const waitingStyle = (look: MapLook): Style =>
  new Style({
    image: new CircleStyle({
      radius: RADIUS_PX,
      fill: new Fill({ color: look.halo }),
      stroke: new Stroke({ color: look.point, width: 3, lineDash: [4, 4] }),
    }),
    zIndex: 1,
  });

/** Several places that would overlap: their number. */
export const clusterStyle = (look: MapLook, count: number): Style =>
  new Style({
    image: new CircleStyle({
      radius: count < 10 ? 15 : 19,
      fill: new Fill({ color: look.halo }),
      stroke: new Stroke({ color: look.point, width: 3 }),
    }),
    text: new Text({ text: String(count), font: FONTS[0], fill: new Fill({ color: look.text }) }),
  });

/** Where the person is. */
export const hereStyle = (look: MapLook): Style =>
  new Style({
    image: new CircleStyle({
      radius: 6,
      fill: new Fill({ color: look.here }),
      stroke: new Stroke({ color: look['point-ring'], width: 3 }),
    }),
  });
