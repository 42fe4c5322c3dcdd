import { expect, test } from 'vitest';
import { shapeCorners, SHAPE_REACH } from '../place/mark-shape.ts';
import { typeShapes } from './type-shapes.ts';

const corners = (shape: string) => shape.split(' ').map((at) => at.split(',').map(Number));

test('the outline has its first point at the top, and goes to the right', () => {
  expect(shapeCorners({ points: 4, radius: 10 })).toBe('0,-10 10,0 0,10 -10,0');
  expect(shapeCorners({ points: 4, radius: 10, angle: Math.PI / 4 })).toBe(
    '7.1,-7.1 7.1,7.1 -7.1,7.1 -7.1,-7.1',
  );
  expect(shapeCorners({ points: 2, radius: 10, radius2: 5 })).toBe('0,-10 5,0 0,10 -5,0');
});

test('no two types of game are drawn alike, and all fit', () => {
  const drawn = Object.values(typeShapes).map(shapeCorners);
  expect(new Set(drawn).size).toBe(6);
  const farthest = Math.max(...drawn.flatMap(corners).flat().map(Math.abs));
  expect(farthest).toBeLessThanOrEqual(SHAPE_REACH);
});

test('they cover about as much of the map as each other', () => {
  // the shoelace formula
  const areas = Object.values(typeShapes).map((shape) => {
    const at = corners(shapeCorners(shape)) as [number, number][];
    const twice = at.map(([x, y], i) => {
      const [next_x, next_y] = at[(i + 1) % at.length]!;
      return x * next_y - y * next_x;
    });
    return Math.abs(twice.reduce((sum, one) => sum + one)) / 2;
  });
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.6);
});
