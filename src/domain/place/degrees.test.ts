import { expect, test } from 'vitest';
import { pointProblems } from './degrees.ts';

test.each([
  ['-23.55', '-46,63', []],
  ['90', '180', []],
  ['-90', '-180', []],
  ['90.1', '0', ['latitude_invalid']],
  ['0', '-180.1', ['longitude_invalid']],
  ['', '', ['latitude_invalid', 'longitude_invalid']],
  ['0', '', ['longitude_invalid']],
  ['abc', '1', ['latitude_invalid']],
])('of the point %j, %j: %j', (latitude, longitude, codes) =>
  expect(pointProblems({ latitude, longitude }).map(({ code }) => code)).toEqual(codes),
);
