/** Helpers for the drawn pictures: seeded heights, and contour lines through them. */
export type Point = [x: number, y: number];
/** Heights 0 to 1, row by row. */
export type Heights = readonly (readonly number[])[];

/**
 * The contour lines at one height, each as long as possible. @param cell units of the picture per
 * cell
 */
export const contourLines = (heights: Heights, level: number, cell: number): Point[][] =>
  joined(segments(heights, level, cell));

/** Smooth value noise over the unit square. @param size cells per side */
export function lattice(seed: number, size: number): (u: number, v: number) => number {
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

/** Marching squares: the segments of a contour line, cell by cell. */
function segments(heights: Heights, level: number, cell: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let y = 0; y < heights.length - 1; y += 1) {
    for (let x = 0; x < (heights[0]?.length ?? 0) - 1; x += 1) {
      const corners: [number, number, number][] = [
        [x, y, at(heights, x, y)],
        [x + 1, y, at(heights, x + 1, y)],
        [x + 1, y + 1, at(heights, x + 1, y + 1)],
        [x, y + 1, at(heights, x, y + 1)],
      ];
      const crossings = corners.flatMap((corner, n): Point[] => {
        const next = corners[(n + 1) % 4] ?? corner;
        const [ax, ay, a] = corner;
        const [bx, by, b] = next;
        if (a >= level === b >= level) return [];
        const t = (level - a) / (b - a);
        return [[(ax + (bx - ax) * t) * cell, (ay + (by - ay) * t) * cell]];
      });
      for (let n = 0; n + 1 < crossings.length; n += 2) {
        const [from, to] = [crossings[n], crossings[n + 1]];
        if (from && to) found.push([from, to]);
      }
    }
  }
  return found;
}

const at = (heights: Heights, x: number, y: number): number => heights[y]?.[x] ?? 0;

/** Joins segments end to end into lines as long as possible. */
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

/**
 * Every second point as a smooth curve through the midpoints, in whole units and relative, to save
 * bytes.
 */
export function drawn(line: Point[]): string {
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
