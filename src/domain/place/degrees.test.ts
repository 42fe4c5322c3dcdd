import { expect, test } from 'vitest';
import { pointProblems } from './degrees.ts';

test.each([
  ['-23.55', '-46,63', []],
  ['90', '180', []],
  ['-90', '-180', []],
  ['90.1', '0', ['latitude']],
  ['0', '-180.1', ['longitude']],
  ['', '', ['latitude', 'longitude']],
  ['0', '', ['longitude']],
  ['abc', '1', ['latitude']],
])('of the point %j, %j one sentence is said at %j', (latitude, longitude, fields) =>
  expect(pointProblems({ latitude, longitude })).toEqual(
    fields.map((field) => ({ field, code: 'coordinates_invalid' })),
  ),
);
