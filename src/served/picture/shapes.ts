import type { Point, Polygon } from './raster.ts';

/** All of them turn the same way, so that parts that overlap count once. */

export const circle = ([x, y]: Point, radius: number): Polygon =>
  Array.from({ length: 72 }, (_, n): Point => {
    const turn = (n * Math.PI) / 36;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

/** A circle with a hole. */
export const ring = (centre: Point, radius: number, width: number): Polygon[] => [
  circle(centre, radius),
  circle(centre, radius - width).toReversed(),
];

/** A straight line. */
export function bar([ax, ay]: Point, [bx, by]: Point, width: number): Polygon {
  const half = width / 2 / Math.hypot(bx - ax, by - ay);
  const [dx, dy] = [(by - ay) * half, (ax - bx) * half];
  return [
    [ax + dx, ay + dy],
    [bx + dx, by + dy],
    [bx - dx, by - dy],
    [ax - dx, ay - dy],
  ];
}

/** Straight lines through points. */
export const path = (points: readonly Point[], width: number): Polygon[] =>
  points.slice(1).flatMap((to, n) => [bar(points[n]!, to, width), circle(to, width / 2)]);
