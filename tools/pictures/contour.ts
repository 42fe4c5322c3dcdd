/**
 * Draws `public/contour.svg`: the contour lines of a terrain that exists nowhere. Seeded noise gives
 * the heights, marching squares the lines; the same seed gives the same file.
 */
import { writeFileSync } from 'node:fs';

const SEED = 4217;
const COLUMNS = 56;
const ROWS = 40;
const CELL = 16; // units of the picture a cell
const LEVELS = [0.16, 0.24, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.88];
const SHORTEST = 7; // points; shorter lines are specks

type Point = [x: number, y: number];

const heights = terrain();
const paths = LEVELS.flatMap((level) => joined(segments(level)))
  .filter((line) => line.length >= SHORTEST)
  .map(drawn);

const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${(COLUMNS - 1) * CELL} ${(ROWS - 1) * CELL}">` +
  `<path fill="none" stroke="#000" stroke-width="1.4" stroke-linejoin="round" d="${paths.join('')}"/></svg>\n`;
writeFileSync('public/contour.svg', svg);
console.log(`public/contour.svg: ${paths.length} lines, ${svg.length} bytes`);

/** Heights 0 to 1, row after row: three octaves of value noise and two hills. */
function terrain(): number[][] {
  const octaves = [lattice(SEED, 6), lattice(SEED + 1, 12), lattice(SEED + 2, 20)];
  const weights = [1, 0.42, 0.14];
  const rows = Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, x) => {
      const u = x / (COLUMNS - 1);
      const v = y / (ROWS - 1);
      const noise = octaves.reduce((sum, at, n) => sum + at(u, v) * (weights[n] ?? 0), 0);
      const hill = (cx: number, cy: number, wide: number) =>
        Math.exp(-((u - cx) ** 2 + (v - cy) ** 2) / wide);
      return noise + 1.1 * hill(0.64, 0.36, 0.035) + 0.7 * hill(0.22, 0.72, 0.03);
    }),
  );
  const all = rows.flat();
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  return rows.map((row) => row.map((height) => (height - low) / span));
}

/** Smooth value noise over the unit square. @param size cells a side */
function lattice(seed: number, size: number): (u: number, v: number) => number {
  const value = (x: number, y: number) => {
    let mixed = Math.imul(x * 374_761_393 + y * 668_265_263 + seed * 974_711, 1_274_126_177);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1_103_515_245);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const between = (a: number, b: number, t: number) => a + (b - a) * t;
  return (u, v) => {
    const x = Math.floor(u * size);
    const y = Math.floor(v * size);
    const tx = smooth(u * size - x);
    const ty = smooth(v * size - y);
    return between(
      between(value(x, y), value(x + 1, y), tx),
      between(value(x, y + 1), value(x + 1, y + 1), tx),
      ty,
    );
  };
}

/** Marching squares: the pieces of the line at one height, cell by cell. */
function segments(level: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let y = 0; y < ROWS - 1; y += 1) {
    for (let x = 0; x < COLUMNS - 1; x += 1) {
      const corners: [number, number, number][] = [
        [x, y, at(x, y)],
        [x + 1, y, at(x + 1, y)],
        [x + 1, y + 1, at(x + 1, y + 1)],
        [x, y + 1, at(x, y + 1)],
      ];
      const crossings = corners.flatMap((corner, n): Point[] => {
        const next = corners[(n + 1) % 4] ?? corner;
        const [ax, ay, a] = corner;
        const [bx, by, b] = next;
        if (a >= level === b >= level) return [];
        const t = (level - a) / (b - a);
        return [[(ax + (bx - ax) * t) * CELL, (ay + (by - ay) * t) * CELL]];
      });
      for (let n = 0; n + 1 < crossings.length; n += 2) {
        const [from, to] = [crossings[n], crossings[n + 1]];
        if (from && to) found.push([from, to]);
      }
    }
  }
  return found;
}

function at(x: number, y: number): number {
  return heights[y]?.[x] ?? 0;
}

/** Joins pieces end to end into lines as long as they go. */
function joined(pieces: [Point, Point][]): Point[][] {
  const key = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const ends = new Map<string, Set<[Point, Point]>>();
  for (const piece of pieces) {
    for (const end of piece) ends.set(key(end), (ends.get(key(end)) ?? new Set()).add(piece));
  }
  const left = new Set(pieces);
  const extend = (line: Point[]) => {
    for (;;) {
      const last = line.at(-1);
      const next = last && [...(ends.get(key(last)) ?? [])].find((piece) => left.has(piece));
      if (!last || !next) return line;
      left.delete(next);
      line.push(key(next[0]) === key(last) ? next[1] : next[0]);
    }
  };
  return pieces.flatMap((piece) => {
    if (!left.delete(piece)) return [];
    return [extend(extend([...piece]).reverse())];
  });
}

/** Every second point as a smooth curve through the middles, in whole units, relative: few bytes. */
function drawn(line: Point[]): string {
  const thinned = line.filter((_, n) => n % 2 === 0 || n === line.length - 1);
  const whole = thinned.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [start, ...rest] = whole;
  if (!start) return '';
  let [px, py] = start;
  let path = `M${px} ${py}`;
  for (let n = 0; n < rest.length; n += 1) {
    const control = rest[n] ?? start;
    const after = rest[n + 1];
    const end: Point = after
      ? [Math.round((control[0] + after[0]) / 2), Math.round((control[1] + after[1]) / 2)]
      : control;
    const numbers = [control[0] - px, control[1] - py, end[0] - px, end[1] - py];
    path += `q${numbers.join(' ').replaceAll(' -', '-')}`;
    [px, py] = end;
  }
  return path;
}
