import { expect, test } from 'vitest';
import { openRaster, type Point, type Polygon } from './raster.ts';

const WHITE = [255, 255, 255] as const;
const reds = (polygons: Polygon[], width = 4, height = 3) => {
  const raster = openRaster(width, height, [0, 0, 0]);
  raster.fill(polygons, WHITE);
  const { pixels } = raster;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => pixels[(y * width + x) * 3]),
  );
};
const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

test('what is inside is filled, and what is half inside half', () => {
  expect(reds([box(1, 0.5, 2.5, 2)])).toEqual([
    [0, 128, 64, 0],
    [0, 255, 128, 0],
    [0, 0, 0, 0],
  ]);
});

test('a slope covers what lies right of it', () => {
  const triangle: Polygon = [
    [0, 0],
    [2, 2],
    [0, 2],
  ];
  expect(reds([triangle])).toEqual([
    [128, 0, 0, 0],
    [255, 128, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('a hole turns the other way, and parts that overlap count once', () => {
  expect(reds([box(0, 0, 3, 3), box(1, 1, 2, 2).toReversed()])[1]).toEqual([255, 0, 255, 0]);
  expect(reds([box(0, 0, 2, 1), box(1, 0, 3, 1)])[0]).toEqual([255, 255, 255, 0]);
});

test('what lies outside the picture does no harm', () => {
  expect(reds([box(-5, -5, 9, 9)])).toEqual(Array(3).fill([255, 255, 255, 255]));
});
