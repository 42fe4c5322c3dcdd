/** A place on a plane, in any unit. */
type Point = { readonly x: number; readonly y: number };

/** More than a row of squares has, on a map of the world in steps of metres. */
const ROW = 2 ** 26;

/**
 * Groups places that would overlap: each one with those around it that are in no group yet.
 * @param reach how far a place reaches, in the unit of the points
 */
export function nearGroups<One extends Point>(points: readonly One[], reach: number): One[][] {
  const squares = new Map<number, One[]>();
  const squareOf = ({ x, y }: Point): number => Math.floor(x / reach) * ROW + Math.floor(y / reach);
  const isNear = (a: Point, b: Point): boolean =>
    Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;
  for (const point of points) {
    const square = squareOf(point);
    const there = squares.get(square);
    if (there) there.push(point);
    else squares.set(square, [point]);
  }
  const taken = new Set<One>();
  return points.flatMap((point) => {
    if (taken.has(point)) return [];
    const group: One[] = [];
    for (let around = 0; around < 9; around += 1) {
      const square = squareOf(point) + (Math.floor(around / 3) - 1) * ROW + (around % 3) - 1;
      const others: One[] = [];
      for (const one of squares.get(square) ?? []) (isNear(point, one) ? group : others).push(one);
      squares.set(square, others); // each place is looked at until it is taken
    }
    for (const one of group) taken.add(one);
    return [group];
  });
}
