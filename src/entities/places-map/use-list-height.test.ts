import { expect, test } from 'vitest';
import { heightAt, heightOf } from './use-list-height.ts';

test.each([
  ['map', 'grip'],
  ['list', 'whole'],
  [undefined, 'half'],
  ['both', 'half'],
])('the address says how high the list is: view=%s is %s', (view, height) => {
  expect(heightOf(view)).toBe(height);
});

const stops = { grip: 0, half: 240, whole: 540 };
test.each([
  [0, 'grip'],
  [120, 'grip'],
  [121, 'half'],
  [390, 'half'],
  [391, 'whole'],
  [5000, 'whole'], // further down in the rows
])('scrolled by %d px it comes to rest at its nearest height: %s', (top, height) => {
  expect(heightAt(stops, top)).toBe(height);
});
