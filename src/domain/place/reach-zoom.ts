import { distance_m, type Position } from './distance.ts';

/** Metres a pixel at zoom 0, at the equator. */
const METRES_A_PIXEL = 156_543;
/** From the middle of a still map to where a mark is still whole. */
const REACH_PX = 85;
const NEAREST = 17;

/** The closest zoom at which a map around the first place shows the second one as well. */
export function reachZoom(middle: Position, other: Position): number {
  const across = METRES_A_PIXEL * Math.cos((middle.latitude * Math.PI) / 180) * REACH_PX;
  const zoom = Math.floor(Math.log2(across / Math.max(1, distance_m(middle, other))));
  return Math.min(NEAREST, Math.max(0, zoom));
}
