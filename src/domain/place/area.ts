import type { Position } from './distance.ts';

/** A part of the map. WGS 84, degrees; across the date line `west` is greater than `east`. */
export type Area = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** The fourth decimal is about ten metres. */
const DECIMALS = 4;

/** As an address holds it: south, west, north, east. */
export const writeArea = ({ south, west, north, east }: Area): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(DECIMALS)).join();

/** What an address says; undefined for anything that is no area. */
export function readArea(given: unknown): Area | undefined {
  if (typeof given !== 'string' || !/^(-?\d{1,3}(\.\d+)?(,|$)){4}$/.test(given)) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = given.split(',').map(Number);
  const is_on_earth = south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return is_on_earth && south < north ? { south, west, north, east } : undefined;
}

export function isInArea(area: Area, { latitude, longitude }: Position): boolean {
  const { south, west, north, east } = area;
  if (latitude < south || latitude > north) return false;
  return west <= east
    ? longitude >= west && longitude <= east
    : longitude >= west || longitude <= east;
}
