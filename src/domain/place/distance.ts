/** Degrees, WGS 84. */
export type Position = {
  readonly latitude: number;
  readonly longitude: number;
};

/** Spec 1 §9. */
const EARTH_RADIUS_M = 6_371_000;
const RADIANS = Math.PI / 180;

/**
 * Great-circle distances from one place to many.
 * @param positions [latitude, longitude, latitude, longitude, …] in degrees; NaN where a place has
 * none
 * @returns metres, one for each pair; NaN where the place has none
 */
export function distances_m(origin: Position, positions: Float64Array): Float64Array<ArrayBuffer> {
  const found = new Float64Array(positions.length >> 1);
  const here = origin.latitude * RADIANS;
  const cos_here = Math.cos(here);
  for (let i = 0; i < found.length; i += 1) {
    const there = positions[2 * i]! * RADIANS;
    const north = Math.sin((there - here) / 2);
    const east = Math.sin(((positions[2 * i + 1]! - origin.longitude) * RADIANS) / 2);
    const h = north * north + cos_here * Math.cos(there) * east * east;
    found[i] = 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, h))); // haversine; rounding may pass 1
  }
  return found;
}

/** Metres between two places. For a list use `distances_m`, in the worker. */
export function distance_m(a: Position, b: Position): number {
  return distances_m(a, Float64Array.of(b.latitude, b.longitude))[0]!;
}

/**
 * The indices of the list, nearest first. Equal distances keep their order, places without
 * coordinates are last.
 * @param positions as in `distances_m`
 */
export function orderByDistance(
  origin: Position,
  positions: Float64Array,
): Uint32Array<ArrayBuffer> {
  const far = distances_m(origin, positions).map((d) => (Number.isNaN(d) ? Infinity : d));
  const order = Uint32Array.from(far.keys());
  // Infinity - Infinity is NaN, so the index decides, as it does among equals
  return order.sort((a, b) => far[a]! - far[b]! || a - b);
}

/**
 * A distance prepared for display: under 1 km whole metres, under 10 km one decimal, else whole km.
 * Spec 1 §9.
 */
export function distanceParts(distance: number): {
  unit: 'm' | 'km';
  value: number;
  decimals: 0 | 1;
} {
  const metres = Math.round(distance);
  if (metres < 1_000) return { unit: 'm', value: metres, decimals: 0 };
  const km = distance / 1_000;
  // 9.96 would show as 10.0
  return km < 9.95
    ? { unit: 'km', value: Math.round(km * 10) / 10, decimals: 1 }
    : { unit: 'km', value: Math.round(km), decimals: 0 };
}
